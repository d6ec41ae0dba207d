// How the attack that is drafted can end: asked of the engine at once, and while the draft goes on to change, when it rests.
import type { Odds } from './ask';
import type { Draft } from './draft.svelte';
import type { Counsel, Question } from './judge';

const attacks = ['charge', 'shoot', 'strike'];
const rest = 150; // ms: counting all dice takes longer than a frame

export class Outlook {
  /** Null while there is nothing to foresee: no attack, none that is legal, or none that rests. */
  odds = $state.raw<Odds | null>(null);
  private changed = -Infinity; // when

  /** To be called where a component begins. */
  constructor(
    private readonly draft: Draft,
    private readonly counsel: Counsel,
  ) {
    $effect(() => this.foresee());
  }

  /** What is to be asked, as text: a draft that is worked out anew may be the same. */
  private readonly asked = $derived.by((): string | null => {
    const { draft } = this;
    const { action, charge, kind, legal, lined } = draft;
    if (kind !== 'action' || !legal || !action || !attacks.includes(action.kind)) return null;
    const place = draft.target ? charge?.places[lined] : undefined;
    const question: Question = { ask: 'odds', action, ...(place ? { align: place.n } : {}) };
    return JSON.stringify(question);
  });

  private foresee() {
    const { asked } = this;
    void this.draft.view; // the same attack ends otherwise in another position
    this.odds = null;
    if (asked === null) return;
    let wanted = true;
    const now = performance.now();
    const wait = now - this.changed < rest ? rest : 0;
    this.changed = now;
    const soon = setTimeout(() => {
      const question = JSON.parse(asked) as Extract<Question, { ask: 'odds' }>;
      void this.counsel.ask(question).then((answer) => {
        if (wanted) this.odds = answer?.odds ?? null;
      });
    }, wait);
    return () => {
      wanted = false;
      clearTimeout(soon);
    };
  }
}
