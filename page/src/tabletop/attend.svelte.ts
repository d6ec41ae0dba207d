// The camera attends to what a table is about: what is told of, who aims at whom, and what the rolls of the armies light.
import { untrack } from 'svelte';
import type { Camera } from '../lib/camera.svelte';
import type { Framing } from './framing';
import type { Gestures, Shown } from './shown';
import { light } from './spot.svelte';
import type { TableProps } from './table';

interface Attended {
  shown: Shown;
  follow: TableProps['follow'];
  gestures: Gestures | undefined;
  reveal: (unit: string) => void;
}

/** To be called while a component is made. */
export function attend(camera: Camera, framing: Framing, on: () => Attended): void {
  const stage = $derived(on().follow?.units.join(' ') ?? '');
  let seen: string[] = [];
  $effect(() => {
    const ids = stage ? stage.split(' ') : [];
    // Where some have fallen the rest is in sight already.
    if (camera.ready && !ids.every((id) => seen.includes(id))) untrack(() => framing.goTo(ids));
    seen = ids;
  });
  $effect(() => {
    camera.onhand = on().follow?.panned ?? null;
  });
  const aim = $derived.by(() => {
    const { shown, follow } = on();
    return !follow && shown.chosen && shown.target ? ([shown.chosen, shown.target] as const).join(' ') : null;
  });
  $effect(() => {
    const [from, target] = aim?.split(' ') ?? [];
    if (from && target) untrack(() => framing.revealBoth(from, target));
  });
  // The rolls of the armies show what is lit here, and pick as the table does.
  $effect(() => {
    const { shown, gestures, reveal } = on();
    const { chosen, target, lights } = shown;
    const pick = (id: string) => {
      gestures?.pick(id);
      reveal(id);
    };
    return light({ chosen, target, lights, pick: gestures ? pick : reveal });
  });
}
