import type {
  AppliedOrder,
  ConsideredWorkflow,
  RunResult,
  Workflow,
  WorkflowContext,
  WorkflowDefinition,
} from '@hub/domain/workflows';
import type { CallOptions, ChangeOptions } from '../http/createHttpClient.ts';
import type { SaveOutcome } from '../http/savedVersion.ts';
import type { RecordedRun } from './wireWorkflowRun.ts';

/** All workflows of a shop, in run order. */
export interface WorkflowList {
  workflows: readonly Workflow[];
  /** Number of unreadable ones. */
  unreadable: number;
  /** Maximum active ones; `null`: any number. */
  activeLimit: number | null;
  context: WorkflowContext;
  /** Values found in the shop’s orders, most frequent first. */
  suggestions: {
    countries: readonly string[];
    shippingMethods: readonly string[];
    tags: readonly string[];
    /** SKUs of all bundles, and names of all collections. */
    bundles: readonly string[];
    collections: readonly string[];
  };
}

/** What a workflow would have done. */
export interface WorkflowPreview {
  examined: number;
  matched: number;
  /** The newest that match, 50 at most. */
  orders: readonly PreviewedOrder[];
  /** All that match, newest first, if only open ones were requested; otherwise the same as `orders`. */
  all: readonly Pick<PreviewedOrder, 'orderId' | 'orderName'>[];
}

export interface PreviewedOrder {
  orderId: string;
  orderName: string;
  customerName: string;
  createdAt: string | null;
  isOpen: boolean;
}

/** Why workflows ran on an order, and why others did not. */
export interface OrderExplanation {
  runs: readonly RecordedRun[];
  now: readonly (ConsideredWorkflow & {
    /** What it would do if it matched. */
    changes: readonly RunResult[];
  })[];
  /** Why nothing more can run on it; `null` for an open order. */
  closedBecause: string | null;
}

/** Workflows; for servers with capability `workflows`. Refusals throw RejectedError with the server’s message. */
export interface WorkflowsClient {
  list(options?: CallOptions): Promise<WorkflowList>;
  /** `current` is `null` if another person deleted the workflow. */
  save(
    workflow: { workflowId: string | null; baseVersion: number | null; definition: WorkflowDefinition },
    options?: ChangeOptions,
  ): Promise<SaveOutcome<Workflow, Workflow | null>>;
  setActive(workflowId: string, isActive: boolean, options?: ChangeOptions): Promise<void>;
  setOrder(workflowIds: readonly string[], options?: ChangeOptions): Promise<void>;
  delete(workflowId: string, options?: ChangeOptions): Promise<void>;
  restore(workflowId: string, options?: ChangeOptions): Promise<void>;
  versions(workflowId: string, options?: CallOptions): Promise<readonly Workflow[]>;
  /** `orders`: how many of the newest to examine, all by default. */
  preview(
    definition: WorkflowDefinition,
    options?: CallOptions & { orders?: number; onlyOpen?: boolean },
  ): Promise<WorkflowPreview>;
  apply(workflowId: string, orderIds: readonly string[], options?: ChangeOptions): Promise<readonly AppliedOrder[]>;
  runs(
    filter?: { workflowId?: string; before?: string },
    options?: CallOptions,
  ): Promise<{ runs: readonly RecordedRun[]; hasNextPage: boolean }>;
  explain(orderId: string, options?: CallOptions): Promise<OrderExplanation>;
}
