import type { BatchedOrderRecord, BatchRecord } from '@hub/domain/batching';

/** A batch of an in-memory shop with its orders, by box. */
export interface SandboxBatch extends Omit<BatchRecord, 'counts'> {
  orders: readonly BatchedOrderRecord[];
}

/** Batches and paused locations of an in-memory shop. */
export interface SandboxBatching {
  /** Newest first. */
  batches: readonly SandboxBatch[];
  /** By location: since when, and by whom. */
  readonly paused: Map<string, { at: string; by: string }>;
}
