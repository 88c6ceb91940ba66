import { message } from '@hub/domain/messages';
import {
  refusedReply,
  RequestError,
  requestErrors,
  toWireReply,
  toWireRun,
  toWireTrace,
  toWireWords,
  toWireWorkflow,
  toWorkflowDefinition,
} from '@hub/api-client/server';
import type { WorkflowEndpointName } from '@hub/api-client/workflows';
import {
  listBundles,
  listCollections,
  listWorkflowRuns,
  listWorkflows,
  listWorkflowVersions,
  readFrequentTexts,
  type StoredRun,
} from '@hub/database';
import { activeWorkflowLimit, applyReply, runResultText } from '@hub/domain/workflows';
import {
  applyWorkflow,
  deleteWorkflow,
  explainOrder,
  type ListChange,
  readWorkflowContext,
  reorderWorkflows,
  restoreWorkflow,
  saveWorkflow,
  switchWorkflow,
} from '@hub/engine';
import type { Handlers } from './CallContext.ts';

/** Runs of a page. */
const runsPerPage = 50;

const done = { status: 'success' };

/** The calls about workflows, but for the preview, which is read in parts. */
export const workflowHandlers = {
  listWorkflows: async ({ transaction, session, services }) => {
    const [context, texts, workflows, bundles, collections] = await Promise.all([
      readWorkflowContext(transaction, services.providers),
      readFrequentTexts(transaction),
      listWorkflows(transaction),
      listBundles(transaction),
      listCollections(transaction),
    ]);
    const { currency, timeZone, locations, providers } = context;
    const { countries, shippingMethods, tags } = texts;
    return {
      workflows: workflows.map(toWireWorkflow),
      active_limit: activeWorkflowLimit(session.shop.chargeType),
      choices: {
        currency,
        time_zone: timeZone,
        locations: [...locations],
        providers: [...providers],
        countries,
        shipping_methods: shippingMethods,
        tags,
        bundles: bundles.map(({ sku }) => sku),
        collections: collections.map(({ name }) => name),
      },
    };
  },
  saveWorkflow: async ({ transaction, session, services, body, now }) => {
    const save = {
      workflowId: body.workflow_id,
      baseVersion: body.base_version === null ? null : Number(body.base_version),
      definition: toWorkflowDefinition(body.definition),
    };
    const decision = await saveWorkflow(transaction, session, services.providers, save, now);
    if (decision.type === 'saved') return { ...done, workflow: toWireWorkflow(decision.workflow) };
    if (decision.type === 'refused') return refusedReply(decision.message);
    return { ...refusedReply(decision.message), current: decision.current && toWireWorkflow(decision.current) };
  },
  setWorkflowActive: async ({ transaction, services, params, body, now }) => {
    const change = { workflowId: params.workflow_id, isActive: body.is_active };
    return changeReply(await switchWorkflow(transaction, services.providers, change, now));
  },
  orderWorkflows: async ({ transaction, body }) => changeReply(await reorderWorkflows(transaction, body.workflow_ids)),
  deleteWorkflow: async ({ transaction, params, now }) =>
    changeReply(await deleteWorkflow(transaction, params.workflow_id, now)),
  restoreWorkflow: async ({ transaction, session, params, now }) =>
    changeReply(await restoreWorkflow(transaction, session, params.workflow_id, now)),
  listWorkflowVersions: async ({ transaction, params }) => {
    const versions = await listWorkflowVersions(transaction, params.workflow_id);
    if (versions.length === 0) throw unknownWorkflow();
    return { versions: versions.map(toWireWorkflow) };
  },
  applyWorkflow: async ({ transaction, services, params, body, now }) => {
    const apply = { workflowId: params.workflow_id, orderIds: body.order_ids.map(String) };
    const outcome = await applyWorkflow(transaction, services.providers, apply, now);
    if (outcome === 'unknown') throw unknownWorkflow();
    if (outcome.refusal !== null) return refusedReply(outcome.refusal);
    const { results } = outcome;
    return {
      ...toWireReply(applyReply(results)),
      results: results.map((result, index) => ({ order_id: body.order_ids[index] ?? '', ...toWireReply(result) })),
    };
  },
  listWorkflowRuns: async ({ transaction, query }) => {
    const found = await listWorkflowRuns(transaction, {
      before: query.before ?? null,
      limit: runsPerPage + 1,
      ...(query.workflow_id !== undefined && { workflowId: query.workflow_id }),
    });
    return { runs: found.slice(0, runsPerPage).map(toWire), has_next_page: found.length > runsPerPage };
  },
  explainOrder: async ({ transaction, services, params }) => {
    const explanation = await explainOrder(transaction, services.providers, params.order_id);
    if (explanation === null) throw requestErrors.unknownOrder(params.order_id);
    const { runs, now, closedBecause } = explanation;
    return {
      runs: runs.map(toWire),
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
} satisfies Handlers<Exclude<WorkflowEndpointName, 'previewWorkflow'>>;

function changeReply(change: ListChange) {
  if (change === 'unknown') throw unknownWorkflow();
  return change.refusal === null ? done : refusedReply(change.refusal);
}

function unknownWorkflow(): RequestError {
  return new RequestError(404, message('calls.unknownWorkflow'));
}

function toWire({ workflow, ...run }: StoredRun) {
  const { workflowId, version, name } = workflow;
  return toWireRun({ ...run, workflowId, version, workflowName: name });
}
