import type { Telling } from './contract';
import { partsOf } from './games';
import { lang } from './i18n.svelte';
import { say } from './notice.svelte';
import { describe } from './telling';
import type { Action, Look } from './types';

/** The legal choices of a seat in words, asked for anew whenever something has happened. For the time of a component. */
export class Choices {
  list = $state.raw<Action[] | null>(null);
  /** Why they are not known. */
  trouble = $state('');
  private telling = $state.raw<Telling>();
  readonly worded = $derived.by(() => (this.list ?? []).map((action) => ({ action, text: this.tell(action) })));
  /** That there are more than are listed. */
  readonly note = $derived.by(() => {
    const { decision } = this.look();
    return decision && this.telling?.note?.(decision.kind, lang());
  });

  constructor(
    private readonly look: () => Look,
    options: () => Promise<Action[]>,
  ) {
    $effect(() => {
      const { game, view, seq: _ } = look();
      let here = true;
      this.trouble = '';
      void partsOf(game)
        .telling?.(view)
        .then((t) => {
          if (here) this.telling = t;
        });
      options().then(
        (list) => {
          if (here) this.list = list;
        },
        (e) => {
          if (here) this.trouble = say(e);
        },
      );
      return () => {
        here = false;
      };
    });
  }

  tell(action: Action): string {
    return this.telling?.tell(action, lang()) ?? describe(this.look().game, action);
  }
}
