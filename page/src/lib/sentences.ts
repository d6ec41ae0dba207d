// The words of a step of the story, in the language of the page, with their marks.
import { m, sentence, told } from './i18n.svelte';
import { seatName } from './names';
import { takenBack } from './steps';
import type { Look, Step, Told } from './types';

type Named = Pick<Look, 'game' | 'seats'>;

export function sentenceOf(of: Named, step: Step): string {
  if (step.kind !== takenBack) return told(step);
  return sentence(m().log.undone(step.seat === undefined ? '' : seatName(of, step.seat)));
}

export const detailOf = (step: Step): string => (step.detail ? told(step.detail) : '');

/** All of it, as it is heard: what was done, what was thrown for it, how it ended. */
export const wholeOf = (of: Named, step: Step, thrown: readonly Told[] = []): string =>
  [sentenceOf(of, step), ...thrown.filter((t) => t.en !== step.en).map(told), detailOf(step)].filter(Boolean).join(' ');
