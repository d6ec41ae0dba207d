// The story of a match: the steps of what stands, in the order in which they were done.
import { fates, played } from './history';
import type { Happened, Seat, Step, Told, Update } from './types';

/** A moment of the story: after so many of the events that an update tells. */
export interface Point {
  seq: number;
  to: number;
}

export const start: Point = { seq: -1, to: 0 };
/** After all that an update tells. */
export const endOf = (seq: number): Point => ({ seq, to: Number.MAX_SAFE_INTEGER });

/** The moment at which a step is done. A step that goes on is done later, and is told again. */
export function pointOf(step: Step): Point {
  const { seq, to } = step.events.at(-1) ?? { seq: 0, to: 0 };
  return { seq, to };
}

const compare = (a: Point, b: Point): number => a.seq - b.seq || a.to - b.to;
export const isAfter = (a: Point, b: Point): boolean => compare(a, b) > 0;
export const later = (a: Point, b: Point): Point => (isAfter(a, b) ? a : b);

/** An undo is told as a step where what it takes back was told. It says nothing itself: see `sentences`. */
export const takenBack = 'undone';

/** `told` are the numbers of the undos that are steps themselves. */
export function stepsOf(updates: readonly Update[], told: ReadonlySet<number> = new Set()): Step[] {
  const became = fates(updates);
  const steps = new Map<string, Step>();
  for (const u of updates) {
    if (told.has(u.seq)) steps.set(`${takenBack} ${u.seq}`, undoStep(u, placesOf(removedBy(u, updates))));
    const fate = played(u) ? (became.get(u) ?? null) : u.n;
    if (fate === null) continue;
    const moved = fate - u.n; // by actions before it that were taken back
    for (const s of u.steps ?? []) steps.set(s.id, moved ? shifted(s, moved) : s);
  }
  return [...steps.values()].sort((a, b) => compare(pointOf(a), pointOf(b)));
}

const shifted = (s: Step, by: number): Step => ({
  ...s,
  from: s.from + by,
  n: s.n + by,
  ...(s.peak ? { peak: { ...s.peak, n: s.peak.n + by } } : {}),
});

const undoStep = (u: Update, places: string[]): Step => ({
  id: `${takenBack} ${u.seq}`,
  ...(u.seat === undefined ? {} : { seat: u.seat }),
  kind: takenBack,
  weight: 1,
  places,
  helpers: [],
  touches: [],
  en: '',
  fr: '',
  events: [{ seq: u.seq, from: 0, to: 0 }],
  from: u.n,
  n: u.n,
});

const placesOf = (steps: Step[]) => [...new Set(steps.flatMap((s) => s.places))];

/** The steps that stood before an undo and do not after it. */
export function removedBy(undo: Update, updates: readonly Update[]): Step[] {
  const until = updates.filter((u) => u.seq <= undo.seq);
  const left = new Set(stepsOf(until).map((s) => s.id));
  return stepsOf(until.filter((u) => u !== undo)).filter((s) => !left.has(s.id));
}

/** What a step tells of the updates, as far as a seat may read it. */
export function toldIn(step: Step, updates: readonly Update[], seat: Seat | null): Happened[] {
  return step.events.flatMap(({ seq, from, to }) => {
    const u = updates.find((x) => x.seq === seq);
    return (u?.told ?? []).slice(from, to).filter((t) => !t.only?.length || seat === null || t.only.includes(seat));
  });
}

/** The eye follows no more things that happen together. */
const mostAtOnce = 6;

/** Runs of light steps as one step each: it tells the first, and how many more there are. */
export function joined(steps: readonly Step[], more: (n: number) => Told): Step[] {
  const out: Step[][] = [];
  for (const s of steps) {
    const run = out.at(-1);
    if (run && run.length < mostAtOnce && s.weight === 1 && run[0]!.weight === 1) run.push(s);
    else out.push([s]);
  }
  return out.map((run) => {
    const [first, last] = [run[0]!, run.at(-1)!];
    if (run.length === 1) return first;
    const { en, fr } = more(run.length - 1);
    const { seat: _, detail: __, ...rest } = last;
    return {
      ...rest,
      ...(run.every((s) => s.seat === first.seat) && first.seat !== undefined ? { seat: first.seat } : {}),
      kind: run.every((s) => s.kind === first.kind) ? first.kind : '',
      places: placesOf(run),
      helpers: [...new Set(run.flatMap((s) => s.helpers))],
      touches: [...new Set(run.flatMap((s) => s.touches))],
      en: `${first.en} ${en}`,
      fr: `${first.fr} ${fr}`,
      events: run.flatMap((s) => s.events),
      from: first.from,
    };
  });
}
