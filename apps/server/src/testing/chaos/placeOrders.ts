import { setTimeout as sleep } from 'node:timers/promises';
import type { StoreLineInput, StoreOrderInput } from '@hub/platform/simulator';
import { chaosProviders, tagOf } from './chaosShop.ts';
import type { PlacedOrder } from './Ledgers.ts';
import type { ChaosWorld } from './startChaosWorld.ts';

/** Webhooks that may be under way before the next order is placed: the store keeps 5,000. */
const mostWebhooksWaiting = 1_000;

/** An order of the past that is placed again. */
export type PastOrder = Pick<StoreOrderInput, 'customer' | 'country'> & { lines: readonly StoreLineInput[] };

/** Places orders as fast as the store's webhooks are answered. Each goes to an address of its own, and is noted in `placed`. */
export async function placeOrders(
  { store }: ChaosWorld,
  orders: readonly PastOrder[],
  placed: Map<string, PlacedOrder>,
  { pauseMs, onPlaced }: { pauseMs: number; onPlaced: (name: string) => void },
): Promise<void> {
  let planned = 0;
  for (const [index, { customer, country, lines }] of orders.entries()) {
    const provider = chaosProviders[index % chaosProviders.length] ?? 'shipbob';
    const address = `${index + 1} Quayside Walk`;
    const name = store.controls.placeOrder({
      customer,
      country,
      lines,
      tags: [tagOf(provider)],
      recipient: {
        firstName: 'Ada',
        lastName: `Number ${index + 1}`,
        company: '',
        address1: address,
        address2: '',
        city: 'Leeds',
        province: 'West Yorkshire',
        zip: 'LS1 4DY',
        countryCode: 'GB',
        phone: '+44 113 496 0000',
        email: `customer.${index + 1}@example.com`,
      },
    });
    placed.set(name, { addresses: [address], provider });
    onPlaced(name);
    planned += lines.length + 3;
    if (planned > mostWebhooksWaiting) {
      planned = 0;
      // oxlint-disable-next-line no-await-in-loop -- a store does not outrun its own queue
      await store.settled();
    }
    // oxlint-disable-next-line no-await-in-loop
    await sleep(pauseMs);
  }
}
