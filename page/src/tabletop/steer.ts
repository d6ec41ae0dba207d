// How a unit, a piece or a token is steered by steps and turns of a chosen size.
import type { LengthUnit } from './shown';
import { inch, moved } from './step';
import type { Pose } from './types';

export const strides = [inch / 2, inch, 3 * inch, Infinity] as const;
export const swings = [5, 15, 45, 90] as const;

/** Ways to steer what is in hand; `left` and `right` go sideways, the turns are about the centre. */
export type Steer = 'ahead' | 'back' | 'left' | 'right' | 'turn_left' | 'turn_right';

/** What is steered, in steps and turns of the sizes that were chosen. */
export interface Steered {
  stride: number;
  swing: number;
  tools: { unit: LengthUnit };
  steer(how: Steer): void;
  /** Puts it in line with its nearest neighbour. */
  align(): void;
}

/** A step from a pose, by its own front. */
export const stepped = (how: Steer, from: Pose, by: number): Pose =>
  how === 'ahead' ? moved(from, by) : how === 'back' ? moved(from, -by) : moved(from, 0, how === 'left' ? by : -by);

/** The keys that steer. */
export const steers: Record<string, Steer> = {
  ArrowUp: 'ahead',
  ArrowDown: 'back',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ',': 'turn_left',
  '.': 'turn_right',
};
