import type { OrderStage } from '@hub/domain/orders';
import type { OrderState } from '@hub/domain/orders/actions';
import type { WorkflowError } from '@hub/domain/orders/errors';
import type { SeedOrder } from '../seed/SeedOrder.ts';

/**
 * An order of the in-memory shop: its invoice and initial facts. Row and detail are derived from these on demand, until
 * a change stores them in `state`.
 */
export interface SandboxOrder extends InitialOrderFields {
  readonly seed: SeedOrder;
  /** The row's own id. */
  readonly id: number;
  readonly orderId: number;
  /** `#536365`. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** Number of workflows that ran. */
  readonly workflows: number;
  boxesSaved: number;
  /** The current stage, stored because counts read it for every order. */
  stage: OrderStage;
  /** When a change last moved it to another stage, milliseconds since 1970; absent: it has not moved. */
  stageSince?: number;
  /** `null` until the order is changed. */
  state: OrderState | null;
}

/** State of the order when the shop opened. */
export interface InitialOrderFields {
  /** How much was shipped then; nothing ships later. */
  readonly shipped: 'none' | 'part' | 'all';
  /** Some of the goods are short. */
  readonly isShort: boolean;
  readonly closedAt: number | null;
  readonly cancelledAt: number | null;
  readonly batchedAt: number | null;
  readonly shippedAt: number | null;
  readonly threePlStatus: number | null;
  readonly backOrderState: number;
  readonly workflowErrors: readonly WorkflowError[];
  readonly shipmentError: string | null;
  readonly errorType: number | null;
  /** Eligible new workflows. */
  readonly eligible: readonly string[];
}
