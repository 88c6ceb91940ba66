import type { OrderStage, OrderState, WorkflowError } from '@hub/domain/orders';
import type { SeedOrder } from '../seed/SeedOrder.ts';

/**
 * An order of the in-memory shop: its invoice and the facts that the sandbox added when it began. Row and detail are
 * worked out from these when they are asked for; once something happened to the order, `state` holds them instead.
 */
export interface SandboxOrder extends InitialOrderFields {
  readonly seed: SeedOrder;
  /** The row's own id. */
  readonly id: number;
  readonly orderId: number;
  /** `#536365`. */
  readonly name: string;
  /** Milliseconds since 1970, like every time here. */
  readonly createdAt: number;
  /** How many workflows ran. */
  readonly workflows: number;
  readonly boxesSaved: number;
  /** Where it stands now; kept here because counts read it of every order. */
  stage: OrderStage;
  /** Null until something happened to the order. */
  state: OrderState | null;
}

/** What the sandbox found when it began. */
export interface InitialOrderFields {
  /** How much had left the house; nothing leaves it afterwards. */
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
