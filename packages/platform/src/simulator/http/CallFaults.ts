import { seededRandom } from '@hub/domain/simulation';
import type { StoreFault, StoreFaultKind } from '../StoreControls.ts';

/** Decides which Admin API calls fail. The same seed and calls give the same faults. */
export class CallFaults {
  #next: { fault: StoreFault; left: number }[] = [];
  #random: { seed: string; shares: Partial<Record<StoreFaultKind, number>> } | null = null;
  #calls = 0;

  next(fault: StoreFault): void {
    this.#next.push({ fault, left: fault.times ?? 1 });
  }

  /** Null ends all random faults. */
  randomly(random: { seed: string; shares: Partial<Record<StoreFaultKind, number>> } | null): void {
    this.#random = random;
    if (random === null) this.#next = [];
  }

  /** The fault for a call with these root fields; null if it succeeds. */
  take(fields: readonly string[]): StoreFaultKind | null {
    const planned = this.#next.find(
      ({ fault, left }) => left > 0 && (fault.field === undefined || fields.includes(fault.field)),
    );
    if (planned) {
      planned.left -= 1;
      return planned.fault.kind;
    }
    if (!this.#random) return null;
    let share = seededRandom(`${this.#random.seed} ${this.#calls++}`, 'call');
    for (const [kind, part] of Object.entries(this.#random.shares)) {
      if (share < part) return kind as StoreFaultKind;
      share -= part;
    }
    return null;
  }
}
