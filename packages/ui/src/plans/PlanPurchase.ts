import type { PlanId } from '@hub/domain/plans';
import type { PendingRequest } from '../data/index.ts';

/** Where a purchase stands that was begun on this page. */
export interface PlanPurchase {
  /** Which plan was chosen; until the server says where it is confirmed. */
  running: ({ planId: PlanId } & PendingRequest) | null;
  /** Why the last one did not start, for a person, and what support needs. */
  failure: { message: string; detail?: string } | null;
}
