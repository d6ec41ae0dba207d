// What the engine foresees of a draft, a moment after it rests.
import type { Again, AttackOdds, Brief, FireOdds, LeaderAnswer, Rival, TacticAnswer } from './ask';
import type { Draft } from './draft.svelte';
import type { Counsel } from './judge';
import type { Way } from './marks';
import type { Sight } from './shown';
import type { HexId, UnitName } from './types';

export class Outlook {
  /** What each card of the hand would reach with each commander. */
  leaders = $state.raw<Record<string, LeaderAnswer[]>>({});
  tactics = $state.raw<Record<string, TacticAnswer>>({});
  zone = $state.raw<HexId[]>([]);
  ways = $state.raw<Record<HexId, Way>>({});
  attack = $state.raw<AttackOdds | null>(null);
  /** The same for the other targets of a unit. */
  others = $state.raw<Brief[]>([]);
  /** The same for the other units that may attack that target. */
  rivals = $state.raw<Rival[]>([]);
  /** What rolling each symbol again can come to. */
  again = $state.raw<Again[]>([]);
  /** How a fire that is set or put out can end. */
  fire = $state.raw<FireOdds | null>(null);
  /** The parting blow that a unit risks which leaves its engagement. */
  blow = $state.raw<AttackOdds | null>(null);
  /** How many units may be picked in all; 0 if it is not known, -1 if there is no limit. */
  most = $state(0);
  /** Lines of sight of the unit that attacks, or that is asked about. */
  sights = $state.raw<Sight[]>([]);
  sightOf = $state<UnitName | null>(null);
  /** A commander whose zone is looked at. */
  zoneOf = $state<string | null>(null);

  /** To be called where a component begins. */
  constructor(
    private readonly draft: Draft,
    private readonly judge: Counsel,
  ) {
    $effect(() => this.hand());
    $effect(() => this.control());
    $effect(() => this.reach());
    $effect(() => this.fight());
    $effect(() => this.reroll());
    $effect(() => this.picks());
    $effect(() => this.burn());
    $effect(() => this.sight());
  }

  /** Asks, and tells what is answered unless something else is asked by then. */
  private wanted<T>(question: () => Promise<T | null>, told: (answer: T | null) => void): () => void {
    let live = true;
    void question()
      .catch(() => null)
      .then((answer) => {
        if (live) told(answer);
      });
    return () => {
      live = false;
    };
  }

  private hand(): (() => void) | undefined {
    const { kind, view, house } = this.draft;
    const cards = kind === 'turn' && house ? (view?.houses[house].hand ?? []) : [];
    if (!cards.length) return;
    return this.wanted(
      () => Promise.all(cards.map((card) => this.judge.ask({ ask: 'leaders', card }))),
      (answers) => {
        this.leaders = Object.fromEntries(cards.map((card, i) => [card, answers?.[i]?.leaders ?? []]));
        this.tactics = Object.fromEntries(
          cards.flatMap((card, i) => {
            const tactic = answers?.[i]?.leaders.find((l) => l.tactic)?.tactic;
            return tactic ? [[card, tactic]] : [];
          }),
        );
      },
    );
  }

  /** The commander whose zone matters: who leads the card, or who is looked at. */
  readonly leader = $derived.by((): string | null => {
    const { kind, view, chosen, action } = this.draft;
    if (this.zoneOf) return this.zoneOf;
    if (kind === 'turn') {
      if (!chosen.card) return null;
      return action?.commander ?? view?.units[chosen.unit ?? '']?.commander ?? null;
    }
    return kind && ['tactic', 'command', 'order', 'rally', 'friend', 'enemy'].includes(kind) ? (view?.turn?.commander ?? null) : null;
  });

  private control(): (() => void) | undefined {
    const { leader } = this;
    void this.draft.view;
    if (!leader) {
      this.zone = [];
      return;
    }
    return this.wanted(
      () => this.judge.ask({ ask: 'zone', commander: leader }),
      (answer) => (this.zone = answer?.hexes ?? []),
    );
  }

  private reach(): (() => void) | undefined {
    const { kind, view, chosen } = this.draft;
    const unit = chosen.unit ?? view?.turn?.unit;
    if (!unit || !kind || !['move', 'step'].includes(kind)) {
      this.ways = {};
      this.blow = null;
      return;
    }
    const at = view?.units[unit]?.hex;
    return this.wanted(
      () => this.judge.ask({ ask: 'reach', unit }),
      (answer) => {
        this.blow = answer?.leaves?.blow ?? null;
        this.ways = Object.fromEntries(
          (answer?.hexes ?? []).map((h) => [
            h.hex,
            {
              cost: h.cost,
              attack: h.attack,
              path: [...(at ? [at] : []), ...h.way],
              targets: h.targets,
              ...(h.road ? { road: true } : {}),
            },
          ]),
        );
      },
    );
  }

  /** The attack that is drafted, or that is asked about. */
  private fight(): (() => void) | undefined {
    const { kind, view, chosen, action } = this.draft;
    let pair: { unit: UnitName; target: UnitName; dogs?: boolean } | null = null;
    if (kind === 'attack' && chosen.unit && this.draft.target)
      pair = { unit: chosen.unit, target: this.draft.target, ...(action?.kind === 'war_dogs' ? { dogs: true } : {}) };
    else if (view?.attack && kind && ['blow', 'counter'].includes(kind))
      pair = kind === 'blow' ? { unit: view.attack.by, target: view.attack.on } : { unit: view.attack.on, target: view.attack.by };
    if (!pair) {
      this.attack = null;
      this.others = [];
      this.rivals = [];
      return;
    }
    const { unit, target, dogs } = pair;
    return this.wanted(
      async () => {
        const odds = (await this.judge.ask({ ask: 'attack', unit, target, ...(dogs ? { dogs } : {}) }))?.odds ?? null;
        const others = kind === 'attack' ? ((await this.judge.ask({ ask: 'others', unit }))?.targets ?? []) : [];
        return {
          odds,
          others: others.filter((o) => o.target !== target || Boolean(o.dogs) !== Boolean(dogs)),
          rivals: kind === 'attack' ? await this.instead(unit, target) : [],
        };
      },
      (answer) => {
        this.attack = answer?.odds ?? null;
        this.others = answer?.others ?? [];
        this.rivals = answer?.rivals ?? [];
      },
    );
  }

  /** How it would end if another unit attacked first. */
  private async instead(unit: UnitName, target: UnitName): Promise<Rival[]> {
    const rivals = new Set(this.draft.options.flatMap((o) => (o.target === target && o.unit && o.unit !== unit ? [o.unit] : [])));
    const answers = await Promise.all(
      [...rivals].map(async (by) => ({ by, targets: (await this.judge.ask({ ask: 'others', unit: by }))?.targets ?? [] })),
    );
    return answers.flatMap(({ by, targets }) => targets.filter((o) => o.target === target).map((o) => ({ ...o, by })));
  }

  private reroll(): (() => void) | undefined {
    const { kind, view } = this.draft;
    void view;
    this.again = [];
    if (kind !== 'reroll') return;
    return this.wanted(
      () => this.judge.ask({ ask: 'reroll' }),
      (answer) => (this.again = answer?.choices ?? []),
    );
  }

  private picks(): (() => void) | undefined {
    const { kind, view } = this.draft;
    void view;
    this.most = 0;
    if (!kind || !['order', 'rally', 'friend', 'enemy'].includes(kind)) return;
    return this.wanted(
      () => this.judge.ask({ ask: 'orders' }),
      (answer) => (this.most = answer?.most ?? 0),
    );
  }

  private burn(): (() => void) | undefined {
    const { action } = this.draft;
    this.fire = null;
    if (!action?.unit || !action.hex || (action.kind !== 'scorch' && action.kind !== 'douse')) return;
    const { unit, hex, kind } = action;
    return this.wanted(
      () => this.judge.ask(kind === 'scorch' ? { ask: 'scorch', unit } : { ask: 'douse', unit }),
      (answer) => (this.fire = answer?.hexes.find((h) => h.hex === hex)?.odds ?? null),
    );
  }

  /** Whom a unit sees, and whom it does not. */
  private sight(): (() => void) | undefined {
    const { kind, view, chosen, target } = this.draft;
    const unit = this.sightOf ?? (kind === 'attack' && !target ? chosen.unit : undefined);
    const from = unit ? view?.units[unit]?.hex : undefined;
    this.sights = [];
    if (!unit || !from) return;
    return this.wanted(
      () => this.judge.ask({ ask: 'targets', unit }),
      (answer) =>
        (this.sights = (answer?.targets ?? []).flatMap((t): Sight[] => {
          const to = view?.units[t.target]?.hex;
          const near = !t.refused || t.sight?.clear === false;
          return to && t.sight && near && t.distance <= 5 ? [{ from, to, clear: t.sight.clear && !t.refused }] : [];
        })),
    );
  }
}
