import { paceOf, type Pace } from './pace';

/** A clock that starts later than this is no clock that a story is fitted to. */
const longestGrace = 60_000;

/** How fast a story is told: as it is wanted, unless there is much to tell, or a clock starts. */
export class Tempo {
  pace = $state.raw<Pace>({ speed: 1, runs: false });
  private cut: ReturnType<typeof setTimeout> | undefined;

  /** Is it told faster, or more of it at once, than was wanted? */
  raised(wanted: number): boolean {
    return this.pace.runs || this.pace.speed > wanted;
  }

  /** As it is wanted, and as many steps as there are. */
  set(speed: number, runs = false): void {
    this.pace = { speed, runs };
  }

  /** Chooses the pace for so many beats; after the room that a clock leaves the story is cut. */
  fit(beats: readonly number[][], wanted: number, room: number, cut: () => void): void {
    this.pace = paceOf(beats, wanted, room > 0 ? room : undefined);
    this.stop();
    if (room > 0 && room < longestGrace) this.cut = setTimeout(cut, room);
  }

  stop(): void {
    clearTimeout(this.cut);
  }
}
