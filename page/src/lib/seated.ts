// Who sits where, and how each stands to the decision, in words.
import { partsOf } from './games';
import { m } from './i18n.svelte';
import { botName } from './names';
import { drawn, got, shareOf } from './outcome';
import type { Look, Seat, Sitter } from './types';
import { answerOf } from './window';

/** The seats in the order in which they play; null where the game tells none. */
export function playOrder(look: Look): Sitter[] | null {
  const order = look.view === undefined ? undefined : partsOf(look.game).seats?.order?.(look.view);
  if (!order) return null;
  const at = (s: Sitter) => (order.includes(s.seat) ? order.indexOf(s.seat) : order.length);
  return [...look.seats].sort((a, b) => at(a) - at(b));
}

/** Is there something to tell of a seat? */
export const tells = (look: Look, s: Sitter): boolean =>
  look.view !== undefined && (partsOf(look.game).seats?.plays?.(look.view, s.seat) ?? true);

/** Whose name stands there: a person's before that of the bot that holds his seat. */
export function sitterName(look: Look, seat: Seat | null, s: Sitter): string {
  if (s.seat === seat) return m().table.you;
  if (look.yours.includes(s.seat) && !s.bot) return `${s.name ?? ''} (${m().table.you})`;
  if (!s.bot || (s.name && s.name !== s.bot)) return s.name ?? '';
  return botName(s.bot);
}

/** How a seat stands: whether it decides, whether that is done, and both in words. */
export interface Standing {
  deciding: boolean;
  done: boolean;
  text: string;
}

export function standing(look: Look, seat: Seat | null, s: Sitter): Standing {
  const who = look.decision?.who ?? [];
  const deciding = look.status === 'playing' && who.includes(s.seat);
  if (look.status === 'over') return { deciding, ...ended(look, s) };
  if (look.status !== 'playing') return { deciding, done: false, text: '' };
  if (deciding) return { deciding, done: false, text: decides(look, seat, s) };
  const ready = look.view !== undefined && (partsOf(look.game).seats?.ready?.(look.view, s.seat) ?? false);
  return { deciding, done: ready && who.length > 0, text: ready ? m().table.ready : m().table.waiting };
}

function ended(look: Look, s: Sitter): { done: boolean; text: string } {
  const result = look.result ?? [];
  return {
    done: !drawn(result, look.seats) && shareOf(result, look.seats, s.seat) > 0,
    text: got(result, look.seats, s.seat),
  };
}

/** How a seat stands to the decision that it owes: of others nobody knows whether they have answered. */
function decides(look: Look, seat: Seat | null, s: Sitter): string {
  if (look.window?.holds?.includes(s.seat)) return m().window.holds;
  if (s.seat === seat) return answerOf(look, seat) ? m().window.isSealed : m().table.yourTurn;
  return look.window ? m().window.mayAnswer : m().table.deciding;
}

/** Whether somebody else has a seat: a person, who can be muted, blocked and reported. */
export const isOther = (look: Look, s: Sitter): boolean =>
  !s.free && s.name !== undefined && s.name !== s.bot && s.name !== '—' && !look.yours.includes(s.seat);
