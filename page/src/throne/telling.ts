// What the list of choices says of this game.
import type { Telling } from '../lib/contract';
import type { Action, View } from './types';
import { actionText } from './words';

/** The words of a position: whom a Support may help stands in its battle. */
export const tellingOf = (view: View): Telling => ({ tell: (a, lang) => actionText(a as unknown as Action, lang, view) });
