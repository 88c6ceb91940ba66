import { setTimeout as sleep } from 'node:timers/promises';
import { StoreControlError } from '@hub/platform/simulator';
import { createSeededRandom } from './createSeededRandom.ts';
import type { Ledgers } from './Ledgers.ts';
import type { ChaosWorld } from './startChaosWorld.ts';

/** Shares of the orders that are changed in the store, and within how many ms after they were placed. */
const shares = { cancelled: 0.12, moved: 0.15, reduced: 0.15 } as const;
type Change = keyof typeof shares;
const withinMs = 12_000;

/** The customer and the merchant change their minds. */
export interface OrderChanges {
  onPlaced(name: string): void;
  /** Resolves when each change that was meant has been made or refused by the store. */
  settled(): Promise<void>;
  report(): string;
}

/** Cancels some orders in the store, sends others to another address and takes a unit out of others, while they are on their way. */
export function changeOrders({ store }: ChaosWorld, seed: string, placed: Ledgers['placed']): OrderChanges {
  const random = createSeededRandom(`${seed} changes`);
  const pending: Promise<void>[] = [];
  const done = { cancelled: 0, moved: 0, reduced: 0, refused: 0 };

  function change(name: string, kind: Change): void {
    try {
      if (kind === 'cancelled') store.controls.cancelOrder(name);
      else if (kind === 'reduced') {
        const lines = store.controls.order(name)?.fulfillmentOrders.flatMap((part) => part.lines) ?? [];
        const line = lines.find(({ total }) => total > 1);
        if (line === undefined) return;
        store.controls.editOrder(name, line.sku, line.total - 1);
      } else {
        const address = `${name.slice(1)} New Harbour Street`;
        store.controls.updateOrder(name, { address1: address });
        placed.get(name)?.addresses.push(address);
      }
      done[kind] += 1;
    } catch (error) {
      // It has left already.
      if (!(error instanceof StoreControlError)) throw error;
      done.refused += 1;
    }
  }

  return {
    onPlaced: (name) => {
      const chance = random();
      const waitMs = random() * withinMs;
      const kind = kindOf(chance);
      if (kind !== undefined) pending.push(sleep(waitMs).then(() => change(name, kind)));
    },
    settled: async () => {
      await Promise.all(pending);
    },
    report: () =>
      `${done.cancelled} orders were canceled, ${done.moved} moved and ${done.reduced} reduced in the store; ` +
      `${done.refused} had left before.`,
  };
}

/** What is done to an order by its random number of 0 to 1. */
function kindOf(chance: number): Change | undefined {
  let left = chance;
  for (const [kind, share] of Object.entries(shares) as [Change, number][]) {
    if (left < share) return kind;
    left -= share;
  }
  return undefined;
}
