// Package field is the geometry of A Song of Ice & Fire: movement trays on a table with terrain.
// It says where trays may move and how far, what they see, in whose arc they stand, how a Charge
// comes out, and where things may be placed. It is for the game, which knows units, dice, cards
// and turns: of those this package knows nothing but whose side a tray is on.
//
// A [Field] is plain data and may be part of a state, or be built anew for each question. Its
// methods judge; they change nothing. What is forbidden comes as a [Refusal]: the rule of the
// ledger, and the facts, of which the game makes a sentence. Lengths are hundredths of a
// millimetre, exact as in [gonfalon/geom/plane].
//
// # Readings
//
// The booklets leave much of the geometry to tact. This is how it is read here.
//
//   - Contact is a gap of no more than 0.03 mm, and lengths that differ by that much are equal:
//     "at most" and "at least" allow for it. Trays may sink into each other by 0.04 mm.
//   - The four arcs are the sectors between the diagonals; a border belongs to both sides of it.
//     Most of a tray is the greatest of its four shares, even below one half; shares that differ
//     by no more than 0.001 square inch are equal, and the player of the tray chooses.
//   - A tray that lies against an edge of another stands in the arc of that edge. If only a
//     corner touches, the shares count.
//   - A line of sight starts anywhere on the front edge and ends on a part of the target that is
//     in the Front arc. It misses every third tray, and every piece that blocks sight and that
//     neither stands in, by 0.02 mm at least: so the seam of two trays in contact lets
//     nothing through, and any gap that can be seen does.
//   - A tray stands in a piece of terrain if it overlaps it, even in part. It is dangerous,
//     fortified and so on for a tray that stands in it before, between or after the parts of its
//     action, or comes over it on a straight part. What a pivot sweeps over is never met.
//   - Each rough piece that a straight move enters, or starts in, costs an inch of what is then
//     left; up to its border the way is free.
//   - Any pivot, the last of a Manoeuvre, March or Retreat too, may end partly beyond the edge of
//     the table. A straight part may not: it ends with the tray wholly on the table, and an
//     advance is stopped where it would carry a tray farther beyond the edge than it stood.
//   - A pivot by itself is a move: it ends an inch from every enemy, but for those that the tray
//     touches, and those that were nearer than an inch already if it does not come nearer still.
//     A move with a straight part has no such exceptions.
//   - A Manoeuvre of no length is one pivot; only where it ends matters. A Retreat of no length
//     is none, so no pivot follows it.
//   - A tray may retreat to the front if an enemy is in contact with it elsewhere than before its
//     front; the other directions remain.
//   - A Charge needs room: a place with its front against the edge of the arc in which most of it
//     stands, with half of its front or all of that edge in contact, on no other tray, nothing
//     impassable and wholly on the table. It is declared only if some pivot leads to contact with
//     the best die. All are looked for at which anything changes, so that at most a range of
//     pivots less than a degree and a half wide, between two such, is missed. The pivot is judged
//     by itself when it is made: it keeps the target in sight and within reach; where the target
//     would then be touched does not matter.
//   - Aligning passes over friends, other enemies and terrain, impassable terrain too: the tray is
//     set down in its place, and only that must be free.
//   - Touching target and obstacle at once, to 0.03 mm, is touching the target.
//   - A failed Charge rests on the last place of its way where it overlaps no tray, is an inch
//     from every enemy and from the piece that stopped it, and wholly on the table; it need not
//     keep an inch from pieces that did not stop it.
//   - Another enemy that a charging tray touches is aligned if at least half of the charger's
//     edge, or the whole of its own, can be brought in contact: turned as little as lets it lie
//     edge on edge there, then moved least; so it is not turned if it lies flush already. The edge
//     is that which it touches or, if only a corner does, the front if all of it lies beyond that,
//     else that before which its middle stands. If it cannot be aligned it goes straight away from
//     that edge, to an inch if there is room for it, else as near to an inch as there is; the
//     booklet says "up to", and its owner has no more to gain. Only if there is no room at all
//     within the inch it is moved the least way in any direction that frees it. It never leaves
//     another unit that it is engaged with, nor comes to touch another enemy; rather it stays in
//     contact, and is engaged.
//   - Realigning or turning for a Melee Attack needs exactly one enemy in contact. A tray that
//     touches with a corner only may turn to face, or realign if it faces already.
//   - A Castle Wall has a front and no flanks. It blocks sight as trays do, is an obstacle to its
//     enemies as an enemy tray is, the inch included, and may be crossed by its friends. What
//     touches it is engaged with it. It looks over all that lies before its front. Behind it, as
//     wide as it is and to the edge of the table, no enemy tray may come.
//   - A token is covered entirely if its disc lies in the tray, its border included. Of tokens
//     placed the border counts, of positions of the rulebook the middle.
package field
