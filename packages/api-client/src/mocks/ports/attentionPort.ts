import { attentionTabs } from '@hub/domain/dashboard';
import type { AttentionPort } from '../../attention/attentionHandlers.ts';
import type { SandboxCall } from '../http/SandboxCall.ts';
import type { SandboxOrder } from '../shop/SandboxOrder.ts';
import { isListedIn } from '../shop/findOrders.ts';

export function attentionPort({ shop }: SandboxCall): AttentionPort {
  return {
    storeHealth: () => ({
      state: 'installed',
      lastOrderAt: isoTimeOf(shop.orders[0]?.createdAt),
      waiting: 0,
      waitingSince: null,
      isStanding: false,
      ...shop.store.health,
    }),
    attentionQueues: () =>
      attentionTabs.map((tab) => {
        const waiting = shop.orders.filter((order) => isListedIn(order, tab));
        // Newest first.
        const oldest = waiting.at(-1);
        return {
          tab,
          orders: waiting.length,
          oldestAt: isoTimeOf(oldest?.createdAt),
          waitingSince: isoTimeOf(waitingSince(waiting)),
          // Its workflows hold without an end time.
          endingHolds: 0,
        };
      }),
  };
}

/** Milliseconds since 1970. */
function waitingSince(waiting: readonly SandboxOrder[]): number | undefined {
  return waiting.reduce<number | undefined>((earliest, { stageSince, createdAt }) => {
    const since = stageSince ?? createdAt;
    return earliest === undefined || since < earliest ? since : earliest;
  }, undefined);
}

function isoTimeOf(epochMs: number | undefined): string | null {
  return epochMs === undefined ? null : new Date(epochMs).toISOString();
}
