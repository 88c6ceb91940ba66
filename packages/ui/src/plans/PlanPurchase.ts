import type { PlanId } from '@hub/domain/plans';
import type { PendingRequest } from '../data/index.ts';

export interface PlanPurchase {
  /** The chosen plan, until the server replies. */
  running: ({ planId: PlanId } & PendingRequest) | null;
  /** Why the last one failed, with support details. */
  failure: { message: string; detail?: string } | null;
}
