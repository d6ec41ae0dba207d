import { api } from './api';
import { wordsOf } from './games';
import { learn } from './lexicon.svelte';
import type { Game, Rule } from './types';

// What does not change while the page is open: the games, and the ledgers of their rules.

let games: Promise<Game[]> | null = null;

export function allGames(): Promise<Game[]> {
  games ??= api.games().then(
    (list) => {
      learn(list);
      return list;
    },
    (e) => {
      games = null;
      throw e;
    },
  );
  return games;
}

/** Sends for the words of a game that the page has none for. */
export function acquaint(game: string): void {
  if (!wordsOf(game)) void allGames().catch(() => {}); // ids will do
}

const ledgers = new Map<string, Promise<Rule[]>>();

export function ledger(game: string): Promise<Rule[]> {
  let l = ledgers.get(game);
  if (!l) {
    l = api.rules(game);
    l.catch(() => ledgers.delete(game));
    ledgers.set(game, l);
  }
  return l;
}
