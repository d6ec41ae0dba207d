// A window: a moment in which several seats may answer what has happened. Nobody sees an answer before all are opened.
import { owes } from './names';
import type { Answer, Look, Seat } from './types';

/** What a seat of ours has answered so far. */
export const answerOf = (look: Pick<Look, 'window'>, seat: Seat | null): Answer | undefined =>
  look.window?.answers?.find((a) => a.seat === seat);

/** Does a match wait for a seat of ours? Not for one whose answer is sealed, though it may still change it. */
export const waitsFor = (look: Look, seat: Seat | null): boolean => owes(look, seat) && !answerOf(look, seat);

/** How long a window stays open, in milliseconds; null while it stands still. */
export const openFor = (look: Pick<Look, 'window'>, now: number): number | null =>
  look.window?.closes === undefined ? null : Math.max(0, Date.parse(look.window.closes) - now);
