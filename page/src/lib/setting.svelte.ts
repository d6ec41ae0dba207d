import { keep, recall } from './memory';

/** What a player has chosen once for all pages on this device. Whatever shows it follows at once. */
export class Setting<T extends string> {
  private chosen = $state() as T;

  constructor(
    private readonly key: string,
    values: readonly T[],
    private readonly usual: T,
  ) {
    const kept = recall(key);
    this.chosen = values.find((v) => v === kept) ?? usual;
  }

  get value(): T {
    return this.chosen;
  }

  /** What is usual anyway need not be kept. */
  set value(next: T) {
    this.chosen = next;
    keep(this.key, next === this.usual ? null : next);
  }
}

/** A setting that is on or off. */
export class Switch {
  private readonly setting: Setting<'on' | 'off'>;

  constructor(key: string, usual: 'on' | 'off') {
    this.setting = new Setting(key, ['on', 'off'], usual);
  }

  get on(): boolean {
    return this.setting.value === 'on';
  }
  set on(is: boolean) {
    this.setting.value = is ? 'on' : 'off';
  }
}
