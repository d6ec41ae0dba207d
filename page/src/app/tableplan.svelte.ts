import { usualSeats } from '../lib/names';
import { bring, standIn, type Choices } from '../lib/paperchoice';
import type { Absent, Clock, Game, GameOption, NewTable } from '../lib/types';

export const clocks = {
  none: {},
  live: { deadline: 300 },
  hour: { deadline: 3600 },
  day: { deadline: 86_400 },
  three: { deadline: 259_200 },
  bank: { bank: 2700, deadline: 60 },
} satisfies Record<string, Clock>;

/** How many seconds a live clock may leave for the story of what others did, the most first. */
export const graces = [15, 10, 5, 0];

/** A table that is being set up: who sits where, options, clock, what happens to the absent. */
export class TablePlan {
  count: number;
  who: string[];
  options: Record<string, string>;
  choices = $state.raw<Choices>({});
  clock = $state<keyof typeof clocks>('none');
  /** Before a live clock runs. */
  grace = $state(graces[0]!);
  absent = $state<Absent>('bot');
  open = $state(false);
  letters = $state(false);
  title = $state('');
  name = $state('');

  constructor(
    readonly game: Game,
    given: Record<string, string>,
  ) {
    const bot = `bot:${game.bots.includes('greedy') ? 'greedy' : (game.bots[0] ?? '')}`;
    this.count = $state(usualSeats(game));
    this.who = $state(Array.from({ length: game.max_seats }, (_, i) => (i === 0 ? 'me' : i === 1 ? 'person' : bot)));
    this.options = $state(Object.fromEntries(game.options.map((o) => [o.name, given[o.name] ?? o.values[0] ?? ''])));
  }

  /** Who plays the seats that there are. */
  get taken(): string[] {
    return this.who.slice(0, this.count);
  }

  get mySeats(): number[] {
    return this.taken.flatMap((w, i) => (w === 'me' || w === 'hot' ? [i] : []));
  }

  /** Does an option concern the table: those of its seats do, and of no others. */
  concerns(o: GameOption): boolean {
    return !o.of?.length || o.of.some((i) => i < this.count);
  }

  /** Does a clock run while people wait for each other? */
  get live(): boolean {
    return this.clock === 'live' || this.clock === 'bank';
  }

  get persons(): boolean {
    return this.taken.includes('person');
  }

  /** "Me" is one seat: taking a second makes the first one somebody's beside me. */
  pick(i: number, value: string): void {
    if (value === 'me') this.who = this.who.map((w, j) => (w === 'me' && j !== i ? 'hot' : w));
    this.who[i] = value;
    for (const o of this.brought.filter((o) => !this.another(o))) this.options[o.name] = standIn;
  }

  /** Is an option the choice of a seat that is kept for another person? */
  another(o: GameOption): boolean {
    return o.of?.some((i) => this.taken[i] === 'person') ?? false;
  }

  private get brought(): GameOption[] {
    return this.game.options.filter((o) => this.concerns(o) && this.options[o.name] === bring);
  }

  /** The document of it; who has words of luck sits down afterwards. */
  document(sit: number[]): NewTable {
    const { brought } = this;
    const concern = this.game.options.filter((o) => this.concerns(o)).map((o) => o.name);
    const options = Object.fromEntries(Object.entries(this.options).filter(([name]) => concern.includes(name)));
    return {
      game: this.game.name,
      title: this.title.trim(),
      open: this.open && this.persons,
      letters: this.letters,
      options: { ...options, ...Object.fromEntries(brought.map((o) => [o.name, standIn])) },
      seats: this.taken.map((w, i) =>
        w.startsWith('bot:') ? { bot: w.slice(4) } : brought.some((o) => o.of?.includes(i)) ? { bring: true } : {},
      ),
      clock: this.live ? { ...clocks[this.clock], grace: this.grace } : clocks[this.clock],
      absent: this.clock === 'none' ? 'wait' : this.absent,
      sit,
      name: this.name.trim(),
    };
  }
}
