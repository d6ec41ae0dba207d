// The document of a state as the page reads it: what is left out is there, so that nobody has to ask.
import { faces, houses, type Tally, type View } from './types';

const whole = (orders: Partial<Tally> | undefined): Tally =>
  Object.fromEntries(faces.map((f) => [f, orders?.[f] ?? 0])) as unknown as Tally;

const read = new WeakMap<object, View>();
const number = (name: string) => Number(/\d+$/.exec(name)?.[0] ?? 0);

export function viewOf(document: unknown): View {
  const known = read.get(document as object);
  if (known) return known;
  const d = document as View;
  const ordered = Object.keys(d.units ?? {})
    .filter((u) => d.units[u]!.ordered)
    .sort((a, b) => Number(b === d.turn?.first) - Number(a === d.turn?.first) || number(a) - number(b));
  const view: View = {
    ...d,
    objectives: d.objectives ?? {},
    hexes: d.hexes ?? {},
    commanders: d.commanders ?? {},
    rout: d.rout ?? { stark: true, lannister: true },
    houses: Object.fromEntries(
      houses.map((h) => [
        h,
        { ...d.houses[h], cards: d.houses[h].cards ?? 0, command: d.houses[h].command ?? 0, orders: whole(d.houses[h].orders) },
      ]),
    ) as View['houses'],
    ...(d.turn ? { turn: { ...d.turn, ordered } } : {}),
    ...(d.attack ? { attack: d.attack.dice ? { ...d.attack, dice: whole(d.attack.dice) } : d.attack } : {}),
  };
  read.set(document as object, view);
  return view;
}
