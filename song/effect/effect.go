// Package effect is what the cards and abilities of A Song of Ice and Fire do, said in one
// vocabulary: abilities of units and attachments, tactics cards, abilities of non-combat
// units, zones, objectives, missions and siege cards. It reads them from the files of song/data
// and knows no state of a game: the package song carries them out.
//
// # How an effect is written
//
// A record has a list of rules, a line each, with what belongs to a line indented under it by
// two spaces:
//
//	on attack-declared: attacker is self
//	  may
//	    hit +1
//	    keyword critical_blow
//	    after attack
//	      if ranks(self) >= 2
//	        wounds self D3
//
// A rule that begins with on says what happens at an [Event] if its conditions hold; one that
// begins with always says what is so of self as long as they do. "always for enemy: ..." is
// about each unit of a side that meets the conditions, in which it is called it; "always
// owner" is about the owner's seat.
//
// Conditions are joined by commas, all of which must hold; "or" between two of them binds
// them closer. "not" turns one around. They speak of a [Role] (attacker is self, unit within 6
// of friend crannogman), of the event (melee, arc flank|rear, panic) or compare two
// [Amount]s (ranks(defender) < ranks(self)). Those of an ability of the kind melee or ranged hold of
// such attacks only, without saying so.
//
// The lines under a rule are statements, each a word of [Code] and what it takes. "pay" before
// one makes it a cost. A bar joins several words of one list: of what is forbidden, lost or
// ignored all count; of free actions the unit does one; of causes and arcs one must be.
//
// Whose rule it is: an ability, a card that is attached, an Influence or a control belongs to
// self; the owner is the seat that controls it, or that played the card. A tactics card has no
// self. What is granted (grant, attach, vow) has rules of its own, in which self is whoever
// has it and the owner remains; granted to a seat they have no self.
//
// # Events
//
// Every trigger is an event, who its units are to the owner, and conditions. Two triggers are
// one situation, in which a player uses one card or one Order, if their event is the same,
// whatever else they ask: the rulebook compares steps, not wordings.
//
// At each event the automatic rules of all sides come first, the active player's before the
// others'; then those that are one may, asked openly; then one window for cards and Orders.
// In the table a is an ability that acts by itself, o an Order, c a tactics card, n an NCU's
// ability, z a zone, m what belongs to the mode: an objective, a mission, a siege card.
//
//	event              who answers   step of the rulebook
//	deployment         a             set-up: before the first unit is deployed
//	deployed           a             deployment: unit stands on the table
//	round-started      a c n m       start of the round, before the First Player's first turn
//	turn-started       o c n         turn, step 1; player is whose turn it is
//	activation-chosen  c             turn, step 2: the unit is named
//	activation-begun   a o c n m     turn, step 2: it is activated, and has chosen no action
//	ncu-activated      c n           the same of an NCU, before it moves to a zone
//	action-begun       o             actions: chosen, nothing moved; free ones too
//	action-ended       a o c         actions: done, with all that came of them; free ones too
//	activation-ended   a             turn, step 3 over: the Activation token is placed
//	turn-ending        c n           turn, step 4: the last opportunity
//	charge-declared    a o c n m     charge: target legal, arc determined, before the pivot and the roll
//	charge-rolled      n             charge: the distance die is rolled, before the unit moves
//	charge-success     a o c n m     charge: in contact and aligned, before the Melee attack
//	attack-declared    a o c n m     attack, step 1: target known, before the number of dice is
//	attack-rolled      a o c n       attack, step 3: attack dice final, re-rolls and tokens over
//	defence-rolled     a o c n       attack, step 5: defence dice final, before wounds
//	attack-resolved    a o c m       attack, step 8: after wounds and Panic test, before surging forth
//	surge              o c           surge forth: in the place of the free Manoeuvre
//	test-started       a c n m       tests: before the dice; of an attack in its step 7
//	test-rolled        o c           tests: dice final, re-rolls and tokens over, before it counts
//	test-passed        a o c n       tests: passed, be it without rolling
//	test-failed        a o c m       tests: failed; of a Panic test after its wounds
//	token-step         a o c         re-rolls: attack dice, defence dice or a test of unit are rolled
//	                                 and a token may be spent; for says which kind
//	token-due          c             condition tokens: about to be placed; player places it
//	token-spent        c             condition tokens: player spends one, before the re-roll
//	wounds-due         a             wounds: counted, before models go; player is who causes them
//	models-lost        a             wounds: models have been removed
//	rank-lost          a             ranks: the last model of a rank has gone; once for each rank
//	destruction-due    c             destruction: before the last model goes
//	destroyed          a c m         destruction: before the tray is removed; attacker is who did it
//	attachment-due     a             destruction of an attachment while its unit lives
//	attachment-lost    m             the same, done
//	zone-claimed       a c n m       NCU: moved to the zone, which it controls; before its effect
//	zone-used          z             NCU: the effect of the zone
//	zone-target        a n           zone: it has chosen a unit to work on
//	zone-resolved      n             NCU: after the effect of the zone
//	influence-placed   n             Influence: on a unit, before it counts
//	influence-removed  n             Upkeep, or sooner: it leaves the unit
//	card-played        o c           tactics card: shown, before its effect; player is who plays it
//	order-used         o             Order: used, before its effect; unit has it
//	targeted           o n           a card or ability is about to work on a unit of its event, or has chosen it
//	objective-scored   m             Upkeep: after the points are counted
//	round-ending       m             Upkeep: the points are counted
//
// An event comes about once for each unit it happens to. Charges tell of the attack that comes
// of them: what a statement changes about the attack at charge-declared or charge-success
// counts for it. attack-declared to attack-resolved, and test-started to test-failed, have the
// units of the attack, if there is one, as attacker and defender; destroyed as well.
//
// # How it is carried out
//
// A rule is a flat list of [Op]s. An interpreter needs a counter into it and a few numbers
// that are part of the game's state: rule, counter, the units called target, previous and it,
// the number called same, the last result, and for the innermost Each, Repeat and Pick what has
// been gone through. Nothing is allocated:
//
//	for {
//		switch o := &r.Ops[pc]; o.Code {
//		case Stop:   return
//		case If:     if !holds(o.Conditions) { pc = o.Skip; continue }
//		case Else:   pc = o.Skip; continue // its branch is entered by the Skip of what stands above
//		case May:    if !yes(o.ByFoe) { pc = o.Skip; continue }
//		case Choose: if target = choose(o); target == none { pc = o.Skip; continue }
//		case Each, Repeat, Pick: // the next one, or pc = o.Skip; continue
//		case Next, Back: pc = o.Skip; continue // to its Each, Repeat or Pick
//		case Passed: if !passed { pc = o.Skip; continue }
//		case Failed: if passed { pc = o.Skip; continue }
//		case After:  defer(pc+1, same, o.Span); pc = o.Skip; continue
//		case Again:  pc = o.Skip; continue // to the Roll or Test
//		default:     do(o)
//		}
//		pc++
//	}
//
// May is offered only if all costs that stand directly under it can be met and whoever is
// chosen there can be; a card is played, an Order or a use spent, only if those directly under
// its rule can. An option can be picked if whoever is chosen directly under it can be. A free
// action may be declined. An amount with a die is rolled when its
// statement is carried out. Who controls a zone is asked when the condition is reached: for
// what is granted, each time.
package effect
