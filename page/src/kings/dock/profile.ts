// What the profiles say of an attack, before anything changes it.
import type { Lang } from '../../lib/i18n.svelte';
import type { Reason } from '../ask';
import type { Draft } from '../draft.svelte';
import { words } from './words';

export function profileOf(draft: Draft, unit: string, lang: Lang): Record<Reason['of'], string> {
  const w = words(lang);
  const of = draft.roster?.units[unit];
  const foe = draft.roster?.units[draft.target ?? draft.choice?.target ?? ''];
  const hit = draft.kind === 'shoot' ? w.shooting(of?.shooting ?? 0) : w.melee(of?.melee ?? 0);
  const spell = draft.attack.spell && of?.spells.find((s) => s.id === draft.attack.spell);
  return {
    dice: spell ? `${spell[lang]} (${spell.n})` : w.attacksOf(of?.attacks ?? ''),
    hit: spell ? spell[lang] : hit,
    wound: w.defence(foe?.defence ?? 0),
  };
}
