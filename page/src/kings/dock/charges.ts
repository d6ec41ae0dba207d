// Whom a unit may charge, and who may charge with it.
import type { Draft } from '../draft.svelte';

export function chargesOf(draft: Draft) {
  const all = (draft.targets?.charges ?? []).toSorted((a, b) => a.distance - b.distance);
  const joins = (u: string) => draft.together.includes(u) || draft.joined.some((j) => j.unit === u);
  const friends = draft.choices.filter((u) => u !== draft.chosen);
  return {
    can: all.filter((c) => !c.refused),
    cannot: all.filter((c) => c.refused),
    helpers: friends.filter(joins),
    idle: draft.target ? friends.filter((u) => !joins(u)) : [],
  };
}
