// What the engine foresees of a draft, a moment after it rests.
import { spell } from './action';
import { areaName, houseName } from './data';
import type { Draft } from './draft.svelte';
import type { BladeForesight, Foresight } from './preview';
import { sumOf } from './sum';
import type { Action, House, Lang, View } from './types';
import { battleAfter, bladeOutcomes, exchanges, type Exchange } from './whatif';
import { list, words } from './words';

export class Outlook {
  foreseen = $state.raw<Foresight | null>(null);
  /** What the Blade would change. */
  blade = $state.raw<BladeForesight | null>(null);
  /** A choice that is looked at and not made. */
  looked = $state.raw<Action | null>(null);

  /** What may lie in the chosen area instead of its order. */
  exchange = $state.raw<Exchange | null>(null);

  /** To be called where a component begins. */
  constructor(
    private readonly draft: Draft,
    private readonly lang: () => Lang,
  ) {
    $effect(() => this.battle());
    $effect(() => this.swords());
    $effect(() => this.exchanged());
  }

  private battle(): (() => void) | undefined {
    const { draft } = this;
    const { kind, view, house } = draft;
    const a = this.looked ?? (kind === 'march' || kind === 'support' ? draft.action : null);
    const lang = this.lang();
    if (!a || !view || !house || !(kind === 'march' || kind === 'support') || !draft.legal(a)) {
      this.foreseen = null;
      return;
    }
    const w = words(lang);
    const key = spell(a);
    const wait = setTimeout(() => {
      void battleAfter(view, house, a)
        .catch(() => null)
        .then((o) => {
          if (spell(draft.action ?? a) !== key && this.looked !== a) return;
          const s = o?.battle?.strength;
          if (!o || !s) this.foreseen = null;
          else if (kind === 'march' && o.battle?.defender) {
            this.foreseen = { text: w.marchBattle(areaName(o.battle.area, lang), s.attacker, s.defender), strength: s };
            void this.support(view, house, a, lang, this.foreseen);
          } else if (kind === 'support') this.foreseen = { text: w.thenStrength(s.attacker, s.defender), strength: s };
          else this.foreseen = null;
        });
    }, 150);
    return () => clearTimeout(wait);
  }

  /** Adds to what is foreseen the Support orders that may still be for it or against it. */
  private async support(view: View, house: House, a: Action, lang: Lang, foreseen: Foresight): Promise<void> {
    const open = (await sumOf(view, house, a))?.open ?? [];
    if (!open.length || this.foreseen !== foreseen) return;
    const w = words(lang);
    const each = open.map((o) =>
      w.opens(areaName(o.area, lang), houseName(o.house, lang), o.n, o.sides.length > 1 ? 'both' : (o.sides[0] ?? 'both')),
    );
    this.foreseen = { ...foreseen, text: `${foreseen.text} ${w.openSupport(list(each, lang))}` };
  }

  private swords(): void {
    const { kind, view, house } = this.draft;
    this.blade = null;
    if (kind !== 'blade' || !view || !house) return;
    void bladeOutcomes(view, house)
      .catch(() => null)
      .then((o) => (this.blade = o));
  }

  private exchanged(): void {
    const { kind, view, house, area } = this.draft;
    this.exchange = null;
    if (kind !== 'orders' || !view || !house || !area || !this.draft.can('withdraw', area)) return;
    void exchanges(view, house, area)
      .catch(() => null)
      .then((e) => {
        if (this.draft.area === area && this.draft.view === view) this.exchange = e;
      });
  }
}
