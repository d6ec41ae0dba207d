import { lang, m } from './i18n.svelte';

/** The time, moving on by itself while somebody looks. */
const state = $state({ now: Date.now() });
if (typeof window !== 'undefined')
  setInterval(() => {
    state.now = Date.now();
  }, 1000);

export const now = (): number => state.now;

/** What is told to the minute is not told anew each second. */
const minute = $derived(Math.floor(state.now / 60_000) * 60_000);

/** Twenty-four hours in both languages. Made once: a long log tells hundreds of times anew each minute. */
const formats = (how: Intl.DateTimeFormatOptions) => ({
  en: new Intl.DateTimeFormat('en-GB', how),
  fr: new Intl.DateTimeFormat('fr', how),
});
const whole = formats({ dateStyle: 'medium', timeStyle: 'short' });
const day = formats({ day: 'numeric', month: 'short' });
const hour = formats({ hour: '2-digit', minute: '2-digit' });

/** A length of time in one unit: "22 h". */
export function span(ms: number): string {
  const t = m().time;
  const s = Math.max(0, Math.round(ms / 1000));
  if (s < 60) return t.seconds(s);
  if (s < 3600) return t.minutes(Math.floor(s / 60));
  if (s < 48 * 3600) return t.hours(Math.floor(s / 3600));
  return t.days(Math.floor(s / 86_400));
}

export function exact(time: string): string {
  return whole[lang()].format(new Date(time));
}

/** Short: the hour today, the day before. */
export function stamp(time: string): string {
  const d = new Date(time);
  const old = minute - d.getTime() > 20 * 3600_000;
  return (old ? day : hour)[lang()].format(d);
}
