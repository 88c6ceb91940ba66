import type { ShopFreeze } from '@hub/domain/plans';
import * as z from 'zod/mini';

const wireFreeze = z.object({
  since: z.string(),
  /** `null`: it still is. */
  ended_at: z.nullable(z.string()),
  /** Why work has stopped; absent: the bill is unpaid. */
  cause: z.optional(z.enum(['bill', 'access'])),
  /** What waits, or waited when it ended. */
  waiting: z.object({
    decisions: z.number(),
    warehouse_calls: z.number(),
    store_changes: z.number(),
    store_writes: z.number(),
  }),
});

export function toWireFreeze({ since, endedAt, cause, waiting }: ShopFreeze): z.infer<typeof wireFreeze> {
  const { decisions, warehouseCalls, storeChanges, storeWrites } = waiting;
  return {
    since,
    ended_at: endedAt,
    ...(cause !== undefined && { cause }),
    waiting: {
      decisions,
      warehouse_calls: warehouseCalls,
      store_changes: storeChanges,
      store_writes: storeWrites,
    },
  };
}

/** Wire to domain; `null` if invalid. */
export function toFreeze(wire: unknown): ShopFreeze | null {
  const read = wireFreeze.safeParse(wire);
  if (!read.success) return null;
  const { since, ended_at, cause, waiting } = read.data;
  return {
    since,
    endedAt: ended_at,
    ...(cause !== undefined && { cause }),
    waiting: {
      decisions: waiting.decisions,
      warehouseCalls: waiting.warehouse_calls,
      storeChanges: waiting.store_changes,
      storeWrites: waiting.store_writes,
    },
  };
}
