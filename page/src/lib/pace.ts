// How long a story is told: by the weight of its steps and the length of their sentences.
import type { Step } from './types';

export const speeds = [0.5, 1, 2, 4] as const;

const light = 1300;
const heavy = 2200;
/** The way, the helpers, cards or dice, totals or wounds, the result. */
const fight = [600, 600, 900, 900, 1500];
const perCharacter = 45;
/** A story that lasts longer is told faster. */
const longest = 90_000;

const sum = (times: readonly number[]) => times.reduce((a, b) => a + b, 0);

/** The beats of a step at single speed. What costs the reader something is told half as long again. */
export function beatsOf(weight: Step['weight'], sentence: string, mine: boolean): number[] {
  const beats = weight === 3 ? [...fight] : [weight === 2 ? heavy : light];
  const toRead = perCharacter * sentence.length - sum(beats);
  if (toRead > 0) beats[beats.length - 1]! += toRead;
  return mine ? beats.map((t) => t * 1.5) : beats;
}

export interface Pace {
  speed: number;
  /** Runs of light steps are told as one. */
  runs: boolean;
}

/** The pace of a story with these steps: as wanted, unless it would last too long, or a clock runs after so much time. */
export function paceOf(beats: readonly number[][], wanted: number, room = Number.POSITIVE_INFINITY): Pace {
  const whole = sum(beats.map(sum));
  if (room < longest) return { speed: speeds.find((s) => s >= wanted && whole / s <= room) ?? Math.max(wanted, 4), runs: false };
  if (whole / wanted <= longest) return { speed: wanted, runs: false };
  const speed = Math.max(wanted, 2);
  return { speed, runs: whole / speed > longest };
}
