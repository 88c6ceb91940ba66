import { attentionTabs } from '@hub/domain/dashboard';
import type { attentionEndpoints } from '../../attention/attentionEndpoints.ts';
import { toWireAttention } from '../../attention/toWireAttention.ts';
import type { Mocks } from '../http/Mock.ts';
import type { SandboxOrder } from '../shop/SandboxOrder.ts';
import { isListedIn } from '../shop/findOrders.ts';

export const attentionMocks = {
  attention: ({ shop }) =>
    toWireAttention(
      attentionTabs.map((tab) => {
        const waiting = shop.orders.filter((order) => isListedIn(order, tab));
        // Newest first.
        const oldest = waiting.at(-1);
        return {
          tab,
          orders: waiting.length,
          oldestAt: isoTimeOf(oldest?.createdAt),
          waitingSince: isoTimeOf(waitingSince(waiting)),
          // Its workflows hold without an end.
          endingHolds: 0,
        };
      }),
    ),
} satisfies Mocks<typeof attentionEndpoints>;

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
