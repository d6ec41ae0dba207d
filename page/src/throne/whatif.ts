// What would happen: asked of the engine in the browser, shown before anything is sent.
import { options, tryLines, type Outcome, type Step } from '../wasm/engine';
import { houses, type Action, type Battle, type House, type View } from './types';

export interface Cell {
  mine: number | null;
  theirs: number | null;
  /** Who has no unit left before strength is counted: then there are no totals. */
  wiped?: House;
  result: 'win' | 'blade' | 'lose';
}

export type Table = Record<string, Record<string, Cell>>;

const seatOf = (h: House) => houses.indexOf(h);

function won(o: Outcome<View>, me: House): boolean | null {
  for (const e of o.events) {
    if (e.kind === 'won') return e.seat === seatOf(me);
    if (e.kind === 'wiped_out') return e.seat !== seatOf(me);
  }
  return null;
}

/** Goes on with the first legal choice until the battle is decided or the Blade is asked for. */
async function settle(lines: Step[][], found: Outcome<View>[], view: View, seat: number): Promise<void> {
  for (let i = 0; i < lines.length; i++) {
    let o = found[i]!;
    while (!o.refused && o.view.decision?.kind === 'kill_footman') {
      const who = o.view.decision.who[0]!;
      const can = await options<Action>('throne', o.view, seatOf(who));
      if (!can?.length) break;
      lines[i] = [...lines[i]!, { seat: seatOf(who), action: can[0]! }];
      const next = await tryLines<View>('throne', view, seat, [lines[i]!]);
      if (!next?.[0]) break;
      o = found[i] = next[0];
    }
  }
}

/** An order that lies in an area may be exchanged for these: the position without it, and what may be placed there then. */
export interface Exchange {
  area: string;
  view: View;
  orders: string[];
}

export async function exchanges(view: View, me: House, area: string): Promise<Exchange | null> {
  const seat = seatOf(me);
  const found = await tryLines<View>('throne', view, seat, [[{ seat, action: { kind: 'withdraw', area } }]]);
  if (!found?.[0] || found[0].refused) return null;
  const can = await options<Action>('throne', found[0].view, seat);
  return can && { area, view: found[0].view, orders: can.flatMap((o) => (o.kind === 'order' && o.area === area ? [o.order!] : [])) };
}

/** My cards against each that the other still holds; null without the engine. */
export async function cardTable(view: View, me: House): Promise<Table | null> {
  const b = view.battle;
  if (!b?.defender || (b.attacker !== me && b.defender !== me)) return null;
  const other = b.attacker === me ? b.defender : b.attacker;
  const mySide = b.attacker === me ? 'attacker' : 'defender';
  const theirSide = mySide === 'attacker' ? 'defender' : 'attacker';
  // As if neither had chosen: a card that lies face down may be any.
  const open: View = {
    ...view,
    decision: { kind: 'card', who: houses.filter((h) => h === me || h === other) },
    battle: { ...b, cards: {} },
  };
  const mine = view.houses[me]?.hand ?? [];
  const theirs = view.houses[other]?.hand ?? [];
  const pairs = mine.flatMap((a) => theirs.map((c) => [a, c] as const));
  const seat = seatOf(me);
  const lines: Step[][] = pairs.map(([a, c]) => [
    { seat, action: { kind: 'card', card: a } },
    { seat: seatOf(other), action: { kind: 'card', card: c } },
  ]);
  const found = await tryLines<View>('throne', open, seat, lines);
  if (!found) return null;
  await settle(lines, found, open, seat);
  const asked = found.map((o) => (o.view.decision?.kind === 'blade' ? o.view.decision.who[0]! : null));
  const more: Step[][] = [];
  asked.forEach((h, i) => {
    if (h) for (const kind of ['pass', 'blade']) more.push([...lines[i]!, { seat: seatOf(h), action: { kind } }]);
  });
  const drawn = more.length ? await tryLines<View>('throne', open, seat, more) : [];
  if (!drawn) return null;
  const table: Table = {};
  let at = 0;
  pairs.forEach(([a, c], i) => {
    const o = found[i]!;
    let [x, y] = totals(o, mySide, theirSide, me);
    let result: Cell['result'];
    const gone = o.events.find((e) => e.kind === 'wiped_out');
    const plainly = won(o, me);
    const h = asked[i];
    if (h) {
      const plain = drawn[at++]!;
      const blade = drawn[at++]!;
      const strength = o.view.battle?.strength;
      if (strength) [x, y] = [strength[mySide], strength[theirSide]];
      const without = won(plain, me);
      const withIt = won(blade, me);
      if (without === null || withIt === null) return;
      result = without === withIt ? (without ? 'win' : 'lose') : 'blade';
    } else if (plainly === null)
      return; // nobody knows
    else result = plainly ? 'win' : 'lose';
    (table[a] ??= {})[c] = gone ? { mine: null, theirs: null, wiped: houses[gone.seat ?? -1], result } : { mine: x, theirs: y, result };
  });
  return table;
}

function totals(
  o: Outcome<View>,
  mySide: 'attacker' | 'defender',
  theirSide: 'attacker' | 'defender',
  me: House,
): [number | null, number | null] {
  const e = o.events.find((x) => x.kind === 'won');
  if (e) {
    const [high, low] = [Number(e['strength']), Number(e['against'])];
    return e.seat === seatOf(me) ? [high, low] : [low, high];
  }
  const s = o.view.battle?.strength;
  return s ? [s[mySide], s[theirSide]] : [null, null];
}

/** The battle that an action leads to or goes on with; null if there is none or nobody knows. */
export async function battleAfter(view: View, me: House, action: Action): Promise<{ battle?: Battle; view: View } | null> {
  const found = await tryLines<View>('throne', view, seatOf(me), [[{ seat: seatOf(me), action }]]);
  const o = found?.[0];
  if (!o || o.refused) return null;
  return { battle: o.view.battle, view: o.view };
}

/** Who wins if the Blade is drawn, and if it is not. */
export async function bladeOutcomes(view: View, me: House): Promise<{ blade: boolean | null; pass: boolean | null } | null> {
  const seat = seatOf(me);
  const found = await tryLines<View>(
    'throne',
    view,
    seat,
    ['blade', 'pass'].map((kind) => [{ seat, action: { kind } }]),
  );
  if (!found) return null;
  return { blade: won(found[0]!, me), pass: won(found[1]!, me) };
}
