// The promises of the dice: those that this browser saw while the matches were open are kept,
// so that a log can be held against them in the end.
import type { Stretch, Verdict } from '../wasm/engine';
import { keep, recall } from './memory';
import type { Look } from './types';

const most = 500;

function kept(): [id: string, commitment: string][] {
  try {
    const list: unknown = JSON.parse(recall('promises') ?? '[]');
    return Array.isArray(list) ? (list as [string, string][]) : [];
  } catch {
    return [];
  }
}

/** Keeps the promise of a match that is not over. The first one that was seen stays. */
export function witness(look: Pick<Look, 'id' | 'status' | 'commitment'>): void {
  if (!look.commitment || (look.status !== 'waiting' && look.status !== 'playing')) return;
  const list = kept();
  if (list.some(([id]) => id === look.id)) return;
  keep('promises', JSON.stringify([...list, [look.id, look.commitment]].slice(-most)));
}

/** The promise that this browser saw before the end of a match, if it did. */
export function witnessed(id: string): string | null {
  return kept().find(([x]) => x === id)?.[1] ?? null;
}

/** What a verdict of the engine comes to: nothing is right that it could not judge. */
export function replayOf(v: Verdict | { error: string } | null | undefined): 'right' | 'begun' | 'unjudged' | 'wrong' | null | undefined {
  if (!v) return v;
  if ('error' in v) return 'wrong';
  return unjudged(v).length ? 'unjudged' : v.from ? 'begun' : 'right';
}

/** The stretches of a log of which the engine could not judge all. */
export const unjudged = (v: Verdict): Stretch[] => v.stretches.filter((s) => s.lost || s.judged < s.to - s.from + 1);

/** What this browser knows of the promise in a log: it saw the same or another, or none; an imported log has only its own. */
export type Sight = 'same' | 'other' | 'none' | 'own';

export function sightOf(from: 'matches' | 'logs', id: string, commitment: string): Sight {
  if (from === 'logs') return 'own';
  const seen = witnessed(id);
  return seen === null ? 'none' : seen === commitment ? 'same' : 'other';
}

/**
 * What has been found of a log: that its dice are those promised before; only that it agrees
 * with itself, or does from a position on that nobody judged, or as far as it can be judged; that it does not, that it has another promise; or
 * nothing, yet or at all.
 */
export type Finding = 'checking' | 'promised' | 'sound' | 'begun' | 'unjudged' | 'unproved' | 'seed' | 'wrong' | 'exchanged';

export function findingOf(of: {
  sight: Sight;
  commitment: string;
  /** The SHA-256 of the seed; null where it cannot be computed, undefined while it is. */
  hash: string | null | undefined;
  /** What the replay of the whole log came to; null where it could not be done, undefined while it is. */
  replay: 'right' | 'begun' | 'unjudged' | 'wrong' | null | undefined;
}): Finding {
  if (of.sight === 'other') return 'exchanged';
  if (typeof of.hash === 'string' && of.hash !== of.commitment) return 'seed';
  if (of.replay === 'wrong') return 'wrong';
  if (of.replay === undefined || of.hash === undefined) return 'checking';
  if (of.replay === null) return 'unproved';
  if (of.replay === 'unjudged' || of.replay === 'begun') return of.replay;
  return of.sight === 'same' ? 'promised' : 'sound';
}
