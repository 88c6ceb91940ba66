import { message, type Words } from '@hub/domain/messages';
import type { SaveDecision } from '@hub/domain/shared';
import {
  type ApplyOutcome,
  applyReply,
  type ExplainedWorkflow,
  type ListChange,
  runResultText,
  type Workflow,
  type WorkflowDefinition,
  type WorkflowSave,
} from '@hub/domain/workflows';
import type { RowsOf } from '../http/Endpoint.ts';
import { refusedReply, toWireReply, toWireWords } from '../http/wireWords.ts';
import type { Answer, Handlers } from '../server/Handlers.ts';
import { RequestError, requestErrors } from '../server/RequestError.ts';
import { wholeNumber } from '../server/wholeNumber.ts';
import type { workflowEndpoints } from './workflowEndpoints.ts';
import type { WorkflowList, WorkflowPreview } from './WorkflowsClient.ts';
import { toWireWorkflow, toWorkflowDefinition } from './wireWorkflow.ts';
import { type RecordedRun, toWireRun, toWireTrace } from './wireWorkflowRun.ts';

/** Runs per page. */
const runsPerPage = 50;

const done = { status: 'success' };

/** The workflows of a shop and their runs. */
export interface WorkflowPort {
  readWorkflowList(): Answer<Omit<WorkflowList, 'unreadable'>>;
  saveWorkflow(save: WorkflowSave): Answer<SaveDecision<Workflow, Workflow | null>>;
  switchWorkflow(change: { workflowId: string; isActive: boolean }): Answer<ListChange>;
  reorderWorkflows(workflowIds: readonly string[]): Answer<ListChange>;
  deleteWorkflow(workflowId: string): Answer<ListChange>;
  restoreWorkflow(workflowId: string): Answer<ListChange>;
  /** Newest first; empty for an unknown workflow. */
  listVersions(workflowId: string): Answer<readonly Workflow[]>;
  applyWorkflow(apply: { workflowId: string; orderIds: readonly string[] }): Answer<ApplyOutcome>;
  /** Newest first, of all workflows or of one. `before`: only those before this run. */
  listRuns(range: { workflowId?: string; before: string | null; limit: number }): Answer<readonly RecordedRun[]>;
  /** `null`: the order is unknown. */
  explainOrder(orderId: string): Answer<{
    runs: readonly RecordedRun[];
    now: readonly ExplainedWorkflow[];
    /** Why nothing more can run on it; `null` for an open order. */
    closedBecause: Words | null;
  } | null>;
}

export const workflowHandlers = {
  listWorkflows: async ({ port }) => {
    const { workflows, activeLimit, context, suggestions } = await port.readWorkflowList();
    return {
      workflows: workflows.map(toWireWorkflow),
      active_limit: activeLimit,
      choices: {
        currency: context.currency,
        time_zone: context.timeZone,
        locations: [...context.locations],
        providers: [...context.providers],
        countries: [...suggestions.countries],
        shipping_methods: [...suggestions.shippingMethods],
        tags: [...suggestions.tags],
        bundles: [...suggestions.bundles],
        collections: [...suggestions.collections],
      },
    };
  },
  saveWorkflow: async ({ port, body }) => {
    const decision = await port.saveWorkflow({
      workflowId: body.workflow_id,
      baseVersion: body.base_version === null ? null : Number(body.base_version),
      definition: toWorkflowDefinition(body.definition),
    });
    if (decision.type === 'saved') return { ...done, workflow: toWireWorkflow(decision.saved) };
    if (decision.type === 'refused') return refusedReply(decision.message);
    return { ...refusedReply(decision.message), current: decision.current && toWireWorkflow(decision.current) };
  },
  setWorkflowActive: async ({ port, params, body }) =>
    changeReply(await port.switchWorkflow({ workflowId: params.workflow_id, isActive: body.is_active })),
  orderWorkflows: async ({ port, body }) => changeReply(await port.reorderWorkflows(body.workflow_ids)),
  deleteWorkflow: async ({ port, params }) => changeReply(await port.deleteWorkflow(params.workflow_id)),
  restoreWorkflow: async ({ port, params }) => changeReply(await port.restoreWorkflow(params.workflow_id)),
  listWorkflowVersions: async ({ port, params }) => {
    const versions = await port.listVersions(params.workflow_id);
    if (versions.length === 0) throw unknownWorkflow();
    return { versions: versions.map(toWireWorkflow) };
  },
  applyWorkflow: async ({ port, params, body }) => {
    const apply = { workflowId: params.workflow_id, orderIds: body.order_ids.map(String) };
    const outcome = await port.applyWorkflow(apply);
    if (outcome === 'unknown') throw unknownWorkflow();
    if (outcome.refusal !== null) return refusedReply(outcome.refusal);
    const { results } = outcome;
    return {
      ...toWireReply(applyReply(results)),
      results: results.map((result, index) => ({ order_id: body.order_ids[index] ?? '', ...toWireReply(result) })),
    };
  },
  listWorkflowRuns: async ({ port, query }) => {
    const found = await port.listRuns({
      before: query.before ?? null,
      limit: runsPerPage + 1,
      ...(query.workflow_id !== undefined && { workflowId: query.workflow_id }),
    });
    return { runs: found.slice(0, runsPerPage).map(toWireRun), has_next_page: found.length > runsPerPage };
  },
  explainOrder: async ({ port, params }) => {
    const explanation = await port.explainOrder(params.order_id);
    if (explanation === null) throw requestErrors.unknownOrder(params.order_id);
    const { runs, now, closedBecause } = explanation;
    return {
      runs: runs.map(toWireRun),
      now: now.map(({ workflow, runsSince, problem, trace, changes }) => ({
        workflow_id: workflow.workflowId,
        name: workflow.name,
        version: workflow.version,
        is_active: workflow.isActive,
        trigger: workflow.trigger,
        runs_since: new Date(runsSince).toISOString(),
        ...toWireWords('problem', problem),
        trace: toWireTrace(trace),
        changes: changes.map(runResultText),
        change_values: [...changes],
      })),
      ...toWireWords('closed_because', closedBecause),
    };
  },
} satisfies Handlers<RowsOf<typeof workflowEndpoints, 'read' | 'write'>, WorkflowPort>;

export interface PreviewPort {
  /**
   * `limit`: how many of the newest orders to examine; `null`: all. `onlyOpen`: only open ones, and returns all that
   * match.
   */
  previewWorkflow(
    definition: WorkflowDefinition,
    options: { limit: number | null; onlyOpen: boolean },
  ): Answer<WorkflowPreview>;
}

export const previewHandlers = {
  previewWorkflow: async ({ port, body }) => {
    const limit = body.orders === undefined ? null : wholeNumber(body.orders);
    const onlyOpen = body.only_open === true;
    const { examined, matched, orders, all } = await port.previewWorkflow(toWorkflowDefinition(body.definition), {
      limit,
      onlyOpen,
    });
    return {
      examined,
      matched,
      orders: orders.map(({ orderId, orderName, customerName, createdAt, isOpen }) => ({
        order_id: Number(orderId),
        order_name: orderName,
        customer_name: customerName,
        created_at: createdAt,
        is_open: isOpen,
      })),
      ...(onlyOpen && {
        all_orders: all.map(({ orderId, orderName }) => ({ order_id: Number(orderId), order_name: orderName })),
      }),
    };
  },
} satisfies Handlers<RowsOf<typeof workflowEndpoints, 'outside'>, PreviewPort>;

function changeReply(change: ListChange) {
  if (change === 'unknown') throw unknownWorkflow();
  return change.refusal === null ? done : refusedReply(change.refusal);
}

function unknownWorkflow(): RequestError {
  return new RequestError(404, message('calls.unknownWorkflow'));
}
