import type { AttentionQueue } from '@hub/domain/dashboard';
import type { Answer, Handlers } from '../server/Handlers.ts';
import type { attentionEndpoints } from './attentionEndpoints.ts';

export interface AttentionPort {
  /** What needs a person, by tab. */
  attentionQueues(): Answer<readonly AttentionQueue[]>;
}

export const attentionHandlers = {
  attention: async ({ port }) => toWireAttention(await port.attentionQueues()),
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
