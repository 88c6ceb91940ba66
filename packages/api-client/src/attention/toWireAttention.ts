import type { AttentionQueue } from '@hub/domain/dashboard';

/** Domain to wire. */
export function toWireAttention(queues: readonly AttentionQueue[]) {
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
