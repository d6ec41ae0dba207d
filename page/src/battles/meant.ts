// What a press stands for, legal or not, so that the judge can be asked about it.
import type { Draft } from './draft.svelte';
import { unitAt, type Action, type HexId } from './types';

/** The action that a press on a hex stands for; null where the decision is about no place. */
export function meant(draft: Draft, id: HexId): Action | null {
  const { view, kind, chosen, house } = draft;
  if (!view || !kind) return null;
  const name = unitAt(view, id);
  const mine = name !== undefined && view.units[name]!.house === house;
  const actor = chosen.unit ?? view.turn?.unit;
  switch (kind) {
    case 'turn':
      if (!name) return null;
      if (chosen.card && mine) {
        const commander = view.units[name]!.commander;
        return commander ? { kind: 'play_card', card: chosen.card, commander, commands: [1] } : null;
      }
      return {
        kind: 'use_token',
        token:
          chosen.token && chosen.token !== 'morale' ? chosen.token : (draft.options.find((o) => o.kind === 'use_token')?.token ?? 'valour'),
        unit: name,
      };
    case 'order':
    case 'rally':
    case 'friend':
    case 'enemy':
      return name ? { kind: 'pick', unit: name } : null;
    case 'move':
    case 'step':
      if (name && mine && name !== actor) return { kind: 'move', unit: name, hex: id };
      return actor ? { kind: 'move', unit: actor, hex: id } : null;
    case 'attack':
      if (name && !mine && actor) return { kind: 'attack', unit: actor, target: name };
      if (name && mine) {
        const foe = Object.keys(view.units).find((u) => view.units[u]!.house !== house && view.units[u]!.hex);
        return foe ? { kind: 'attack', unit: name, target: foe } : null;
      }
      return null;
    case 'retreat':
    case 'follow':
    case 'hide':
      return { kind, hex: id };
    case 'terrain':
      return chosen.ground ? { kind: 'place', ground: chosen.ground, hex: id } : null;
    case 'leader':
    case 'unit':
      return chosen.unit ? { kind: 'place', unit: chosen.unit, hex: id } : null;
    case 'spread': {
      const like = draft.options.find((o) => o.hex);
      return like ? { ...like, hex: id } : null;
    }
    case 'swap': {
      const like = draft.options.find((o) => o.unit);
      return like && name ? { ...like, unit: name } : null;
    }
  }
  return null;
}
