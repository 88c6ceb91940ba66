import {
  activeWorkflowLimit,
  addRefusal,
  applyReply,
  type ApplyResult,
  changeOf,
  compileWorkflow,
  decideSave,
  evaluateWorkflow,
  reordered,
  restoredWorkflow,
  runRefusal,
  runResultText,
  switchRefusal,
  workflowProblem,
  type Workflow,
} from '@hub/domain/workflows';
import { refusedReply, toWireReply, toWireWords } from '../../http/wireWords.ts';
import { RequestError, requestErrors } from '../../server/RequestError.ts';
import { toWireWorkflow, toWorkflowDefinition } from '../../workflows/wireWorkflow.ts';
import { toWireRun, toWireTrace } from '../../workflows/wireWorkflowRun.ts';
import type { workflowEndpoints } from '../../workflows/workflowEndpoints.ts';
import { message } from '@hub/domain/messages';
import { stoppedRefusal } from '@hub/domain/orders';
import type { Mocks } from '../http/Mock.ts';
import { shippingMethods } from '../shop/sampleDelivery.ts';
import type { SandboxOrder } from '../shop/SandboxOrder.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';
import { stateOf } from '../shop/stateOf.ts';
import { mostFrequent } from '../workflows/mostFrequent.ts';
import { runOnOrder } from '../workflows/runOnOrder.ts';
import { workflowContextOf, workflowOrder } from '../workflows/workflowFacts.ts';

const done = { status: 'success' };

/** Most orders that a preview names. */
const namedOrders = 50;

/** Runs of a page. */
const runsPerPage = 50;

export const workflowMocks = {
  listWorkflows: ({ shop }) => {
    const { currency, timeZone, locations, providers } = workflowContextOf(shop);
    return {
      workflows: shop.workflows.list.map(toWireWorkflow),
      active_limit: activeWorkflowLimit(shop.chargeType),
      choices: {
        currency,
        time_zone: timeZone,
        locations: [...locations],
        providers: [...providers],
        countries: mostFrequent(shop.orders.map(({ seed }) => seed.country)),
        shipping_methods: [...shippingMethods],
        tags: mostFrequent([...shop.workflows.tags.values()].flat()),
        bundles: shop.products.bundles.map(({ sku }) => sku),
        collections: shop.products.collections.map(({ name }) => name),
      },
    };
  },
  saveWorkflow: ({ shop, body, now }) => {
    const { list, versions } = shop.workflows;
    const save = {
      workflowId: body.workflow_id,
      baseVersion: body.base_version === null ? null : Number(body.base_version),
      definition: toWorkflowDefinition(body.definition),
    };
    const by = { newId: String(versions.size + 1), savedAt: now.toISOString(), savedBy: shop.userName };
    const decision = decideSave(save, list, workflowContextOf(shop), by);
    if (decision.type === 'refused') return refusedReply(decision.message);
    if (decision.type === 'outdated')
      return { ...refusedReply(decision.message), current: decision.current && toWireWorkflow(decision.current) };
    const { workflow } = decision;
    const { workflowId } = workflow;
    shop.workflows.list = save.workflowId === null ? [...list, workflow] : withWorkflow(list, workflow);
    shop.workflows.runsSince.set(workflowId, workflow.savedAt);
    versions.set(workflowId, [workflow, ...(versions.get(workflowId) ?? [])]);
    return { ...done, workflow: toWireWorkflow(workflow) };
  },
  setWorkflowActive: ({ shop, params, body, now }) => {
    const workflow = workflowById(shop, params.workflow_id);
    const { list } = shop.workflows;
    const refusal = switchRefusal(workflow, body.is_active, list, workflowContextOf(shop), shop.chargeType);
    if (refusal !== null) return refusedReply(refusal);
    if (body.is_active && !workflow.isActive) shop.workflows.runsSince.set(workflow.workflowId, now.toISOString());
    shop.workflows.list = withWorkflow(list, { ...workflow, isActive: body.is_active });
    return done;
  },
  orderWorkflows: ({ shop, body }) => {
    const list = reordered(shop.workflows.list, body.workflow_ids);
    if (list === null) return refusedReply(message('calls.changedList'));
    shop.workflows.list = list;
    return done;
  },
  deleteWorkflow: ({ shop, params }) => {
    const workflow = workflowById(shop, params.workflow_id);
    shop.workflows.list = shop.workflows.list.filter((other) => other !== workflow);
    return done;
  },
  restoreWorkflow: ({ shop, params, now }) => {
    const { list, versions } = shop.workflows;
    const [newest] = versions.get(params.workflow_id) ?? [];
    if (newest === undefined) throw new RequestError(404, message('calls.unknownWorkflow'));
    if (list.some(({ workflowId }) => workflowId === newest.workflowId))
      return refusedReply(message('calls.notDeleted'));
    const refusal = addRefusal(list);
    if (refusal !== null) return refusedReply(refusal);
    const restored = restoredWorkflow(newest, list, { savedAt: now.toISOString(), savedBy: shop.userName });
    shop.workflows.list = [...list, restored];
    if (restored.version > newest.version)
      versions.set(newest.workflowId, [restored, ...(versions.get(newest.workflowId) ?? [])]);
    return done;
  },
  listWorkflowVersions: ({ shop, params }) => {
    const versions = shop.workflows.versions.get(params.workflow_id);
    if (versions === undefined) throw new RequestError(404, message('calls.unknownWorkflow'));
    return { versions: versions.map(toWireWorkflow) };
  },
  previewWorkflow: ({ shop, body }) => {
    const workflow = compileWorkflow(toWorkflowDefinition(body.definition), workflowContextOf(shop));
    const wanted = body.only_open === true ? shop.orders.filter(({ stage }) => stage === 'open') : shop.orders;
    const examined = wanted.slice(0, body.orders === undefined ? undefined : Number(body.orders));
    const matching = examined.filter((order) => workflow.matches(workflowOrder(shop, order)));
    return {
      examined: examined.length,
      matched: matching.length,
      orders: matching.slice(0, namedOrders).map((order) => {
        const { orderId, orderName, customerName, createdAt } = stateOf(order).order;
        return {
          order_id: orderId,
          order_name: orderName,
          customer_name: customerName,
          created_at: createdAt,
          is_open: order.stage === 'open',
        };
      }),
      ...(body.only_open === true && {
        all_orders: matching.map(({ orderId, name }) => ({ order_id: orderId, order_name: name })),
      }),
    };
  },
  applyWorkflow: ({ shop, params, body, now }) => {
    const workflow = { ...workflowById(shop, params.workflow_id), isActive: true };
    const refusal = shop.plan.isFrozen ? message('calls.frozen') : runRefusal(workflow, workflowContextOf(shop));
    if (refusal !== null) return refusedReply(refusal);
    const results = body.order_ids.map((order_id) => {
      const order = shop.byOrderId.get(String(order_id));
      return { order_id, ...toWireReply(order ? applied(shop, order, workflow, now) : unknown) };
    });
    return { ...toWireReply(applyReply(results)), results };
  },
  listWorkflowRuns: ({ shop, query }) => {
    const runs = shop.workflows.runs.filter(
      ({ workflowId }) => query.workflow_id === undefined || workflowId === query.workflow_id,
    );
    const start = query.before === undefined ? 0 : runs.findIndex(({ runId }) => runId === query.before) + 1;
    const page = runs.slice(start, start + runsPerPage);
    return { runs: page.map(toWireRun), has_next_page: runs.length > start + runsPerPage };
  },
  explainOrder: ({ shop, params }) => {
    const order = shop.byOrderId.get(params.order_id);
    if (!order) throw requestErrors.unknownOrder(params.order_id);
    const context = workflowContextOf(shop);
    const facts = workflowOrder(shop, order);
    const { list, runs, runsSince } = shop.workflows;
    const closedBecause = order.stage === 'open' ? null : message('orders.notOpen');
    return {
      runs: runs.filter(({ orderId }) => orderId === params.order_id).map(toWireRun),
      now: list.map((workflow) => {
        const changes = workflow.actions.map((action) => changeOf(action, context));
        return {
          workflow_id: workflow.workflowId,
          name: workflow.name,
          version: workflow.version,
          is_active: workflow.isActive,
          trigger: workflow.trigger,
          runs_since: runsSince.get(workflow.workflowId) ?? workflow.savedAt,
          ...toWireWords('problem', workflowProblem(workflow, context)),
          trace: toWireTrace(evaluateWorkflow(workflow, facts, context)),
          changes: changes.map(runResultText),
          change_values: changes,
        };
      }),
      ...toWireWords('closed_because', closedBecause),
    };
  },
} satisfies Mocks<typeof workflowEndpoints>;

const unknown: ApplyResult = { status: 'error', message: message('orders.unknown') };

function applied(shop: SandboxShop, order: SandboxOrder, workflow: Workflow, now: Date): ApplyResult {
  if (order.stage !== 'open') return { status: 'skipped', message: message('orders.notOpen') };
  const { ran, errors } = runOnOrder(shop, order, [workflow], workflow.trigger, now);
  const stopped = stoppedRefusal(errors[0]);
  if (stopped !== null) return { status: 'error', message: stopped };
  return ran.length === 0 ? { status: 'skipped', message: message('orders.noMatch') } : { status: 'success' };
}

function workflowById(shop: SandboxShop, workflowId: string): Workflow {
  const workflow = shop.workflows.list.find((other) => other.workflowId === workflowId);
  if (!workflow) throw new RequestError(404, message('calls.unknownWorkflow'));
  return workflow;
}

function withWorkflow(list: readonly Workflow[], workflow: Workflow): readonly Workflow[] {
  return list.map((other) => (other.workflowId === workflow.workflowId ? workflow : other));
}
