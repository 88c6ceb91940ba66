import { setTimeout as sleep } from 'node:timers/promises';
import { createSeededRandom } from './createSeededRandom.ts';
import type { PlannedOrder, Trouble } from './planDay.ts';
import { orderIdOf } from './placeOrders.ts';
import type { ChaosWorld } from './startChaosWorld.ts';

/** For so long the order is waited for at its warehouse, and looked for so often. */
const waitMs = 60_000;
const lookEveryMs = 200;

/** Warehouses refuse some of what they are given, ship it in part, cancel it by themselves or void its labels. */
export interface OrderTroubles {
  onPlaced(name: string, planned: PlannedOrder): void;
  /** Resolves when each has come, or its order has not. */
  settled(): Promise<void>;
  report(): string;
}

export function troubleOrders(world: ChaosWorld, seed: string): OrderTroubles {
  const random = createSeededRandom(`${seed} troubles`);
  const pending: Promise<void>[] = [];
  const counts: Record<Trouble['kind'], number> = { refused: 0, short: 0, canceledThere: 0, voided: 0 };

  /** Tries until it works; it may never, as when the order was canceled before. */
  async function onceThere(kind: Trouble['kind'], afterMs: number, change: () => boolean): Promise<void> {
    const endsAt = Date.now() + waitMs;
    await sleep(afterMs);
    while (Date.now() < endsAt) {
      if (change()) {
        counts[kind] += 1;
        return;
      }
      await sleep(lookEveryMs);
    }
  }

  function cause({ kind, provider, number }: Trouble, orderId: string, afterMs: number): void {
    const reference = `${orderId}-${number}`;
    const control = world.simulators.control(provider);
    switch (kind) {
      case 'refused':
        control.refuseOrder({ reference, words: 'The address could not be verified.' });
        counts.refused += 1;
        return;
      case 'short':
        control.planParcels(reference, 'short');
        counts.short += 1;
        return;
      case 'canceledThere':
        pending.push(onceThere(kind, 0, () => succeeds(() => control.cancelOrder(reference))));
        return;
      case 'voided':
        pending.push(
          onceThere(kind, afterMs, () => {
            const order = control.books().orders.find((other) => other.reference === reference);
            const left = order?.parcels.find(({ state }) => state === 'shipped' || state === 'inTransit');
            const label = left?.trackingNumber ?? null;
            return label !== null && succeeds(() => control.voidParcel(label));
          }),
        );
    }
  }

  return {
    onPlaced: (name, { trouble }) => {
      const afterMs = random() * 5_000;
      if (trouble !== null) cause(trouble, orderIdOf(world, name), afterMs);
    },
    settled: async () => {
      await Promise.all(pending);
    },
    report: () =>
      `Warehouses were to refuse ${counts.refused} and to close ${counts.short} short; they canceled ` +
      `${counts.canceledThere} by themselves and voided ${counts.voided} labels.`,
  };
}

/** Controls throw where there is no such order, or it has been shipped. */
function succeeds(change: () => void): boolean {
  try {
    change();
    return true;
  } catch {
    return false;
  }
}
