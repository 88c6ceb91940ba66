import type { AttentionQueue } from '@hub/domain/dashboard';
import type { StoreHealth } from '@hub/domain/store';
import type { Answer, Handlers } from '../server/Handlers.ts';
import type { attentionEndpoints } from './attentionEndpoints.ts';

export interface AttentionPort {
  /** What needs a person, by tab. */
  attentionQueues(): Answer<readonly AttentionQueue[]>;
  /** How the store is; null without one. */
  storeHealth(): Answer<StoreHealth | null>;
}

export const attentionHandlers = {
  attention: async ({ port }) => ({
    ...toWireAttention(await port.attentionQueues()),
    store: toWireHealth(await port.storeHealth()),
  }),
} satisfies Handlers<typeof attentionEndpoints, AttentionPort>;

function toWireAttention(queues: readonly AttentionQueue[]) {
  return {
    queues: queues.map(({ tab, orders, oldestAt, waitingSince, endingHolds }) => ({
      tab,
      orders,
      oldest_at: oldestAt,
      waiting_since: waitingSince,
      ending_holds: endingHolds,
    })),
  };
}

function toWireHealth(health: StoreHealth | null) {
  if (health === null) return null;
  const { state, lastOrderAt, waiting, waitingSince, isStanding } = health;
  return { state, last_order_at: lastOrderAt, waiting, waiting_since: waitingSince, is_standing: isStanding };
}
