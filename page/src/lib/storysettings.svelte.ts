// How a player wants to be told what happened, kept for each game; before that, as he wants it in all of them.
import { keep, recall } from './memory';
import { speeds } from './pace';

/** All of it; only what touches the player; sentences beside the board; nothing. */
export const tellings = ['always', 'mine', 'sentences', 'straight'] as const;
export type Telling = (typeof tellings)[number];

export interface StorySettings {
  tell: Telling;
  speed: number;
  /** Stop after what takes something from the player; null leaves it to the table: with deadlines, not with clocks. */
  hold: boolean | null;
  /** The camera goes where something happens. */
  follow: boolean;
}

const usual: StorySettings = { tell: 'always', speed: 1, hold: null, follow: true };

function read(game: string): StorySettings {
  try {
    const kept = JSON.parse(recall(`story.${game}`) ?? recall('story') ?? '{}') as Partial<StorySettings>;
    return {
      tell: tellings.find((t) => t === kept.tell) ?? usual.tell,
      speed: speeds.find((s) => s === kept.speed) ?? usual.speed,
      hold: kept.hold ?? usual.hold,
      follow: kept.follow ?? usual.follow,
    };
  } catch {
    return usual;
  }
}

const byGame = $state<Record<string, StorySettings>>({});

export function storySettings(game: string): StorySettings {
  return byGame[game] ?? read(game);
}

export function setStory(game: string, change: Partial<StorySettings>): void {
  byGame[game] = { ...storySettings(game), ...change };
  keep(`story.${game}`, JSON.stringify(byGame[game]));
}
