// What the board shows of a draft before anything is sent.
import type { Draft } from './draft.svelte';
import { plural, size, type Battle, type Force, type House } from './types';
import { voyage } from './voyage';

export type Light = 'legal' | 'selected' | 'target';

export interface Arrow {
  from: string;
  to: string;
  kind: 'attack' | 'march' | 'support' | 'raid' | 'retreat';
  /** The seas on the way. */
  via?: string[];
}

/** The colours of arrows. */
export const inks: Record<Arrow['kind'], string> = { attack: 'seal', march: 'azure', support: 'azure', raid: 'seal', retreat: 'azure' };

export interface Ghost {
  order?: string;
  force?: Force;
  house: House;
  /** Where it marches from. */
  from?: string;
}

/** The attack and the support of a battle under way. */
export function battleArrows(b: Battle | undefined): Arrow[] {
  if (!b) return [];
  const support = [...(b.support?.attacker ?? []), ...(b.support?.defender ?? [])];
  return [{ from: b.from, to: b.area, kind: 'attack' }, ...support.map((from): Arrow => ({ from, to: b.area, kind: 'support' }))];
}

/** Areas that can be chosen, and those that are. */
export function lightsOf(d: Draft): Record<string, Light> {
  const out: Record<string, Light> = {};
  const light = (ids: Iterable<string>, as: Light) => {
    for (const id of ids) out[id] = as;
  };
  switch (d.kind) {
    case null:
      return out;
    case 'orders':
    case 'raven': {
      const token = d.held;
      light(new Set(d.options.filter((o) => o.kind === 'order' && (!token || o.order === token)).map((o) => o.area!)), 'legal');
      break;
    }
    case 'raid':
      if (d.area) {
        light(d.prey, 'legal');
        light(d.targets, 'target');
      } else light(d.sources('raid'), 'legal');
      break;
    case 'march':
      if (d.area) {
        light(d.reach, 'legal');
        light(
          d.moves.map((m) => m.to),
          'target',
        );
      } else light(d.sources('march'), 'legal');
      break;
    case 'retreat':
      light(
        d.options.flatMap((o) => (o.to ? [o.to] : [])),
        'legal',
      );
      if (d.choice?.to) out[d.choice.to] = 'target';
      break;
    case 'muster':
      light(
        d.options.flatMap((o) => (o.area ? [o.area] : [])),
        'legal',
      );
      if (d.area) {
        light(
          d.options.filter((o) => o.area === d.area && o.to).map((o) => o.to!),
          'legal',
        );
        if (d.choice?.to) out[d.choice.to] = 'target';
      }
      break;
    default:
      light(
        d.options.flatMap((o) => (o.area ? [o.area] : [])),
        'legal',
      );
      if (d.choice?.area) out[d.choice.area] = 'target';
  }
  if (d.area) out[d.area] = d.choice?.area === d.area && d.kind !== 'muster' ? 'target' : 'selected';
  return out;
}

/** Who goes where, supports or raids whom: the battle under way, and what is drafted. */
export function arrowsOf(d: Draft): Arrow[] {
  const v = d.view;
  if (!v) return [];
  const b = v.battle;
  const out = battleArrows(b);
  if (!d.kind) return out;
  if (d.kind === 'march' && d.area) {
    for (const m of d.moves) {
      if (!size(m)) continue;
      const at = v.areas[m.to];
      const hostile = (at?.house && at.house !== d.house) || at?.neutral;
      const via = d.house ? voyage(v, d.house, d.area, m.to) : [];
      out.push({ from: d.area, to: m.to, kind: hostile ? 'attack' : 'march', ...(via.length ? { via } : {}) });
    }
  }
  if (d.kind === 'raid' && d.area) for (const t of d.targets) out.push({ from: d.area, to: t, kind: 'raid' });
  if (d.kind === 'retreat' && d.choice?.to && b) out.push({ from: b.area, to: d.choice.to, kind: 'retreat' });
  if (d.kind === 'support' && d.choice?.area && d.choice.side !== 'neither' && b)
    out.push({ from: d.choice.area, to: b.area, kind: 'support' });
  return out;
}

/** What would stand where. */
export function ghostsOf(d: Draft): Record<string, Ghost> {
  const out: Record<string, Ghost> = {};
  if (!d.house) return out;
  const order = d.held ?? d.tried;
  if ((d.kind === 'orders' || d.kind === 'raven') && d.area && order) out[d.area] = { order, house: d.house };
  if (d.kind === 'march' && d.area) for (const m of d.moves) if (size(m)) out[m.to] = { force: m, house: d.house, from: d.area };
  const c = d.choice;
  if (d.kind === 'muster' && c?.kind === 'muster' && c.unit) {
    out[c.to ?? c.area!] = { force: { [plural[c.unit]]: 1 }, house: d.house };
  }
  return out;
}
