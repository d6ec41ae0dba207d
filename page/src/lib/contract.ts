// What a game gives the page, in the file parts.ts of its folder. All of it may be missing: what serves every
// game then takes its place, and the game is played through the list of choices and the position in words.
import type { Component } from 'svelte';
import type { ActProps, BoardProps, Figure, Keys, PanelProps, PhaseProps, PictureProps, ReplayProps } from './board';
import type { Lang } from './i18n.svelte';
import type { Windows } from './sheet';
import type { Action, Seat, Step } from './types';

type Later<T> = () => Promise<T>;

/** Only what is shown before a match is opened is there at once; all else is fetched when it is wanted. */
export interface Parts {
  card?: Card;
  words?: Record<Lang, GameWords>;
  seats?: Seats;
  /** The symbols of its own, as the text of a sprite. */
  glyphs?: string;
  /** What its players bring: lists of armies, layouts of terrain, by the words of their addresses. */
  papers?: Record<string, PaperPages>;
  /** Those of them whose addresses once had no game. */
  bare?: string[];
  /** What the paper looks like that an option of a match is set to, under the choice; nothing for other values. */
  chosen?: Later<Component<{ game: string; option: string; value: string }>>;
  /** The options of a match that begins with one press: the plainest, for who may not know the game. */
  plain?: Record<string, string>;
  /** Options that a quick match asks for, besides the papers of the seats. */
  quick?: string[];
  board?: Later<Component<BoardProps>>;
  replay?: Later<Component<ReplayProps>>;
  /** On the card of a step that is told; else its dice and what came of them. */
  act?: Later<Component<ActProps>>;
  /** The place of a step, beside its sentence in a recap. */
  picture?: Later<Component<PictureProps>>;
  /** What a recap counts of each seat, the nearness to winning first. */
  figures?: Later<Figure[]>;
  /** In the left rail under the seats. */
  side?: Later<Component<PanelProps>>;
  /** The tab of cards. */
  cards?: Later<Component<PanelProps>>;
  /** Under the name of each seat. */
  tokens?: Later<Component<PanelProps>>;
  /** Beside the shield of each seat, where the left rail is folded: how near it is to winning. */
  near?: Later<Component<PanelProps>>;
  /** Under the seats, where the left rail is folded: what is public, in 84 pixels. */
  facts?: Later<Component<PanelProps>>;
  /** In the bar: how far the round has come. */
  phases?: Later<Component<PhaseProps>>;
  /** The words of the list of choices in a position. */
  telling?: (view: unknown) => Promise<Telling>;
  /** The windows at which a seat may be asked, and with what it could answer, to be decided ahead. Without it, only what is asked is known. */
  windows?: (view: unknown, seat: Seat, lang: Lang) => Promise<Windows | null>;
  /** The kinds of decisions that begin something new, up to which who wants to may not be asked in windows; without it, each but a window. */
  begins?: string[];
  /** The rules behind each kind of decision, the first of them first: what is asked, and why nothing else. */
  behind?: Later<Record<string, string[]>>;
  /** The kinds of things in what is told that its board can show. */
  shows?: string[];
  /** The glyphs of the steps of its story, by their kinds. */
  stepGlyphs?: Record<string, string>;
  /** Does the story stop at a step for a seat, so that it can be looked at? It does at the seat's losses, and fights that name it, in every game. */
  stops?: (step: Step, seat: Seat, view: unknown) => boolean;
  /** The keys of its board, for the list of all keys. */
  keys?: Later<Keys>;
}

/** How the start page and the lists of matches show the game. */
export interface Card {
  /** Where it stands among the others. */
  place: number;
  /** The glyph of its matches in lists. */
  glyph: string;
  /** The glyphs of its facts. */
  icons: string[];
  /** Whose shields stand on its picture. */
  arms: string[];
  /** Its picture, as the text of a drawing in the colours of the theme. */
  art: Later<string>;
}

/** What the page says of the game in one language, by the ids of the engine. */
export interface GameWords {
  name: string;
  full: string;
  line: string;
  facts: string[];
  seats?: Record<string, string>;
  papers?: Record<string, { name: string; title: string }>;
  /** The options of a match: a short name, and the words of each value. */
  options?: Record<string, { name: string; values: Record<string, string> }>;
  /** The topics of its rules. */
  topics?: Record<string, string>;
  /** What can be done, by the kind of action. */
  acts?: Record<string, string>;
}

export interface Seats {
  /** What each seat is, before the match says it. */
  are: string[];
  /** How many there are at a table for which nobody has said; else all that the game has. */
  usual?: number;
  /** The arms that a seat bears in a position, if they are not what the seat is. */
  arms?(view: unknown, seat: Seat): string;
  /** The seats in the order in which they play. */
  order?(view: unknown): Seat[];
  /** Has the seat done what all do at the same time? */
  ready?(view: unknown, seat: Seat): boolean;
  /** Does the seat take part? Where it does not, there is nothing to tell of it. */
  plays?(view: unknown, seat: Seat): boolean;
}

/** The pages of one kind of papers: all of them, and one. */
export type PaperPages = Later<{ All: Component<{ game: string }>; One: Component<{ game: string; id: string }> }>;

export interface Telling {
  /** An action in the game's own words; undefined leaves it to those that serve every game. */
  tell(a: Action, lang: Lang): string | undefined;
  /** That there are more choices than can be listed, for decisions that have them. */
  note?(decision: string, lang: Lang): string | undefined;
}
