// The components that a game brings to its table, fetched when it is known which game it is.
import type { Component } from 'svelte';
import type { BoardProps, PanelProps, PhaseProps } from './board';
import { partsOf } from './games';

export class GameParts {
  Board = $state.raw<Component<BoardProps> | null>(null);
  Side = $state.raw<Component<PanelProps> | null>(null);
  Cards = $state.raw<Component<PanelProps> | null>(null);
  Tokens = $state.raw<Component<PanelProps> | null>(null);
  Near = $state.raw<Component<PanelProps> | null>(null);
  Facts = $state.raw<Component<PanelProps> | null>(null);
  Phases = $state.raw<Component<PhaseProps> | null>(null);
  /** The rules behind each kind of decision. */
  behind = $state.raw<Record<string, string[]>>({});

  /** To be called where a component begins. */
  constructor(game: () => string | undefined) {
    const name = $derived(game());
    $effect(() => {
      const parts = name === undefined ? {} : partsOf(name);
      void parts.board?.().then((c) => (this.Board = c));
      void parts.side?.().then((c) => (this.Side = c));
      void parts.cards?.().then((c) => (this.Cards = c));
      void parts.tokens?.().then((c) => (this.Tokens = c));
      void parts.near?.().then((c) => (this.Near = c));
      void parts.facts?.().then((c) => (this.Facts = c));
      void parts.behind?.().then((rules) => (this.behind = rules));
      void parts.phases?.().then((c) => (this.Phases = c));
    });
  }
}
