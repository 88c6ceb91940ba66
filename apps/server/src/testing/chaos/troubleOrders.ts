import { setTimeout as sleep } from 'node:timers/promises';
import type { PlannedOrder, Trouble } from './planDay.ts';
import { orderIdOf } from './placeOrders.ts';
import type { ChaosWorld } from './startChaosWorld.ts';

/** Longest wait in ms for an order at its warehouse, and the check interval. It may be waiting for stock or a server. */
const waitMs = 300_000;
const lookEveryMs = 200;

/** Warehouses refuse some of their orders, ship them in part, cancel them or void their labels. */
export interface OrderTroubles {
  onPlaced(name: string, planned: PlannedOrder): void;
  /** Resolves once each trouble has occurred or its order can no longer arrive. */
  settled(): Promise<void>;
  report(): string;
}

export function troubleOrders(world: ChaosWorld): OrderTroubles {
  const pending: Promise<void>[] = [];
  const counts: Record<Trouble['kind'], number> = { refused: 0, short: 0, canceledThere: 0, voided: 0 };

  /** Retries until the trouble succeeds or can't any more, because the store expects nothing more of the order or the units have left. */
  async function onceThere(
    name: string,
    kind: Trouble['kind'],
    change: () => 'done' | 'early' | 'late',
  ): Promise<void> {
    const endsAt = Date.now() + waitMs;
    while (Date.now() < endsAt) {
      const inStore = world.store.controls.order(name);
      if (inStore === null || inStore.cancelledAt !== null) return;
      const outcome = change();
      if (outcome === 'done') counts[kind] += 1;
      // If other 3PLs received it first, its number differs from the plan, and the reference never appears.
      if (outcome !== 'early' || inStore.fulfillmentStatus === 'FULFILLED') return;
      await sleep(lookEveryMs);
    }
  }

  function cause({ kind, provider, number }: Trouble, name: string): void {
    const reference = `${orderIdOf(world, name)}-${number}`;
    const control = world.simulators.control(provider);
    const find = () => control.books().orders.find((other) => other.reference === reference);
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
        pending.push(
          onceThere(name, kind, () => {
            const parcels = find()?.parcels;
            if (parcels === undefined) return 'early';
            if (parcels.some(({ shippedAt }) => shippedAt !== null)) return 'late';
            control.cancelOrder(reference);
            return 'done';
          }),
        );
        return;
      case 'voided':
        pending.push(
          onceThere(name, kind, () => {
            const parcels = find()?.parcels ?? [];
            const left = parcels.find(({ state }) => state === 'shipped' || state === 'inTransit');
            if (left?.trackingNumber != null) {
              control.voidParcel(left.trackingNumber);
              return 'done';
            }
            return parcels.some(({ state }) => state === 'delivered') ? 'late' : 'early';
          }),
        );
    }
  }

  return {
    onPlaced: (name, { trouble }) => {
      if (trouble !== null) cause(trouble, name);
    },
    settled: async () => {
      await Promise.all(pending);
    },
    report: () =>
      `Warehouses were to refuse ${counts.refused} and to close ${counts.short} short; they canceled ` +
      `${counts.canceledThere} by themselves and voided ${counts.voided} labels.`,
  };
}
