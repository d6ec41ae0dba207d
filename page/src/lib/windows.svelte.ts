// The windows at which a seat may be asked, as its game tells them; of a game that does not, those that have come.
import { partsOf } from './games';
import { lang, m } from './i18n.svelte';
import { asked } from './names';
import { linesFor, type Answer, type Line, type Occasion, type Windows } from './sheet';
import { describe } from './telling';
import type { Action, Look, Seat } from './types';

/** For the time of a component: asked for anew with each position. */
export class WindowsOf {
  /** Undefined until the game has told. */
  private known = $state.raw<Windows | null | undefined>(undefined);
  private options = $state.raw<readonly Action[]>([]);

  constructor(
    private readonly look: () => Look,
    private readonly seat: () => Seat | null,
    private readonly lines: () => readonly Line[],
    list: () => Promise<readonly Action[]>,
  ) {
    $effect(() => {
      const { game, view, window } = look();
      const who = seat();
      const said = lang();
      let here = true;
      if (who !== null)
        void partsOf(game)
          .windows?.(view, who, said)
          .then((w) => {
            if (here) this.known = w;
          });
      if (window)
        void list().then(
          (o) => {
            if (here) this.options = o.slice(1);
          },
          () => undefined,
        );
      return () => {
        here = false;
      };
    });
  }

  get ready(): boolean {
    return this.known !== undefined || !partsOf(this.look().game).windows;
  }

  /** All occasions, also those of lines that no window is known for any more. */
  readonly occasions = $derived.by((): Occasion[] => {
    const list = this.known?.occasions ?? this.seen;
    const rest = this.lines().filter((l) => !list.some((o) => o.kind === l.kind && (o.on ?? '') === (l.on ?? '')));
    const others = new Map(rest.map((l) => [`${l.kind} ${l.on ?? ''}`, l]));
    return [...list, ...[...others.values()].map(({ kind, on }) => ({ kind, ...(on ? { on } : {}), name: on ?? kind, answers: [] }))];
  });

  /** What is asked now. */
  private readonly seen = $derived.by((): Occasion[] => {
    const { decision, window } = this.look();
    if (!decision || !window || this.seat() === null) return [];
    const answers: Answer[] = this.options.map((action) => ({ action, name: this.tell(action) }));
    return [{ kind: decision.kind, name: asked(decision), answers }];
  });

  readonly rest = $derived(this.known?.rest ?? m().ahead.rest);

  tell = (a: Action): string => this.known?.tell(a) ?? describe(this.look().game, a);

  /** What is prepared for a window, in words; nothing where the seat is asked. */
  prepared(kind: string, on?: string): string {
    const lines = linesFor(this.lines(), kind, on);
    if (!lines.length) return '';
    const counts = this.occasions.find((o) => o.kind === kind && o.on === on)?.counts;
    const plays = lines.flatMap((l) =>
      l.action ? [[this.tell(l.action), l.least && counts ? m().ahead.least(l.least, counts) : ''].filter(Boolean).join(' ')] : [],
    );
    return plays.length ? m().ahead.plays(plays.join(m().ahead.or)) : m().ahead.passes;
  }
}
