// The sounds of the page, as notes: nothing is loaded for them.

export const sounds = ['turn', 'dice', 'refusal', 'battle'] as const;
export type Sound = (typeof sounds)[number];

interface Note {
  /** Seconds from the beginning, and how long it takes to fade. */
  at: number;
  lasts: number;
  /** A tone that slides from a pitch to another, or a rustle about a pitch, in hertz. */
  of: 'sine' | 'triangle' | 'rustle';
  from: number;
  to: number;
  /** From 0 to 1. */
  loud: number;
}

const bell = (at: number, pitch: number): Note[] => [
  { at, lasts: 0.5, of: 'sine', from: pitch, to: pitch, loud: 0.5 },
  { at, lasts: 0.2, of: 'sine', from: 2 * pitch, to: 2 * pitch, loud: 0.12 },
];
const rattle = (at: number, pitch: number): Note => ({ at, lasts: 0.05, of: 'rustle', from: pitch, to: pitch, loud: 0.7 });
const drum = (at: number): Note[] => [
  { at, lasts: 0.3, of: 'sine', from: 120, to: 50, loud: 0.9 },
  { at, lasts: 0.06, of: 'rustle', from: 400, to: 400, loud: 0.25 },
];

export const scores: Record<Sound, Note[]> = {
  turn: [...bell(0, 659), ...bell(0.16, 880)],
  dice: [rattle(0, 2600), rattle(0.07, 3100), rattle(0.12, 2300), rattle(0.21, 2900), rattle(0.34, 2000)],
  refusal: [{ at: 0, lasts: 0.2, of: 'triangle', from: 196, to: 147, loud: 0.5 }],
  battle: [...drum(0), ...drum(0.22)],
};

/** Plays a sound from a moment of a context on, and says when it is over. */
export function perform(context: BaseAudioContext, sound: Sound, from: number, volume: number): number {
  let over = from;
  for (const note of scores[sound]) {
    const start = from + note.at;
    const end = start + note.lasts;
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(note.loud * volume, start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    gain.connect(context.destination);
    const source = note.of === 'rustle' ? rustle(context, note, gain) : tone(context, note, start, end, gain);
    source.start(start);
    source.stop(end);
    over = Math.max(over, end);
  }
  return over;
}

function tone(context: BaseAudioContext, note: Note, start: number, end: number, into: AudioNode): AudioScheduledSourceNode {
  const source = context.createOscillator();
  source.type = note.of as OscillatorType;
  source.frequency.setValueAtTime(note.from, start);
  source.frequency.exponentialRampToValueAtTime(note.to, end);
  source.connect(into);
  return source;
}

function rustle(context: BaseAudioContext, note: Note, into: AudioNode): AudioScheduledSourceNode {
  const source = context.createBufferSource();
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * note.lasts), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  source.buffer = buffer;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = note.from;
  band.Q.value = 1.5;
  source.connect(band);
  band.connect(into);
  return source;
}
