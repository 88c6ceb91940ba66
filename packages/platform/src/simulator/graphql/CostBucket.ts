import type { SimulatedClock } from '@hub/domain/simulation';

export interface ThrottleStatus {
  maximumAvailable: number;
  currentlyAvailable: number;
  restoreRate: number;
}

/** Query points: a maximum, and a refill per second. */
export class CostBucket {
  readonly #clock: SimulatedClock;
  readonly #maximum: number;
  readonly #restoreRate: number;
  #available: number;
  #at: number;

  constructor(
    clock: SimulatedClock,
    { maximumAvailable, restoreRate }: { maximumAvailable: number; restoreRate: number },
  ) {
    this.#clock = clock;
    this.#maximum = maximumAvailable;
    this.#restoreRate = restoreRate;
    this.#available = maximumAvailable;
    this.#at = clock.now();
  }

  /** Takes points; false, and none taken, if there are too few. */
  take(points: number): boolean {
    this.#restore();
    if (this.#available < points) return false;
    this.#available -= points;
    return true;
  }

  giveBack(points: number): void {
    this.#available = Math.min(this.#maximum, this.#available + points);
  }

  drain(): void {
    this.#restore();
    this.#available = 0;
  }

  status(): ThrottleStatus {
    this.#restore();
    return {
      maximumAvailable: this.#maximum,
      currentlyAvailable: Math.floor(this.#available),
      restoreRate: this.#restoreRate,
    };
  }

  #restore(): void {
    const now = this.#clock.now();
    const seconds = Math.max(0, now - this.#at) / 1_000;
    this.#available = Math.min(this.#maximum, this.#available + seconds * this.#restoreRate);
    this.#at = now;
  }
}
