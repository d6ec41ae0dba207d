// When sounds are heard: only if they are wanted, one at a time, and with the tab out of sight only that it is one's turn.
import { perform, type Sound } from './score';
import { Setting, Switch } from './setting.svelte';

export const soundOn = new Switch('sound', 'off');

/** In percent. */
export const volumes = ['10', '20', '30', '40', '50', '60', '70', '80', '90', '100'] as const;
export const volume = new Setting('volume', volumes, '50');

/** The loudest that a sound gets is still quiet. */
const loudest = 0.4;
/** A browser may let nothing be heard until the page is touched; what is later than this is no news. */
const stale = 500;

interface Hall {
  open(): AudioContext;
  hidden(): boolean;
}

export class Sounds {
  private context: AudioContext | null = null;
  private over = 0;

  constructor(private readonly hall: Hall) {}

  play = async (sound: Sound): Promise<void> => {
    if (!soundOn.on || (this.hall.hidden() && sound !== 'turn')) return;
    const asked = performance.now();
    this.context ??= this.hall.open();
    const { context } = this;
    await context.resume();
    if (performance.now() - asked > stale) return;
    const busy = context.currentTime < this.over;
    if (busy && sound !== 'turn') return;
    this.over = perform(context, sound, Math.max(context.currentTime, this.over), (loudest * Number(volume.value)) / 100);
  };
}

const house = new Sounds({ open: () => new AudioContext(), hidden: () => document.hidden });

/** Where there is no sound to be had the page goes on without. */
export const play = (sound: Sound): void => void house.play(sound).catch(() => {});
