import { message } from '@hub/domain/messages';
import { appliedResult, type OrderRun } from '@hub/domain/orders/actions';
import {
  activeWorkflowLimit,
  compileWorkflow,
  decideRestore,
  decideSave,
  explainWorkflow,
  reordered,
  runRefusal,
  switchRefusal,
  type Workflow,
} from '@hub/domain/workflows';
import type { PreviewPort, WorkflowPort } from '../../workflows/workflowHandlers.ts';
import { type SandboxCall, savedBy } from '../http/SandboxCall.ts';
import { shippingMethods } from '../shop/sampleDelivery.ts';
import type { SandboxOrder } from '../shop/SandboxOrder.ts';
import { stateOf } from '../shop/stateOf.ts';
import { runOnOrder } from '../workflows/runOnOrder.ts';
import { workflowContextOf, workflowOrder } from '../workflows/workflowFacts.ts';

/** Maximum number of orders in a preview. */
const namedOrders = 50;

export function workflowPort({ shop, now }: SandboxCall): WorkflowPort & PreviewPort {
  const { workflows } = shop;
  const workflowById = (id: string) => workflows.list.find(({ workflowId }) => workflowId === id);
  return {
    readWorkflowList: () => ({
      workflows: workflows.list,
      activeLimit: activeWorkflowLimit(shop.chargeType),
      context: workflowContextOf(shop),
      suggestions: {
        countries: mostFrequent(shop.orders.map(({ seed }) => seed.country)),
        shippingMethods,
        tags: mostFrequent([...workflows.tags.values()].flat()),
        bundles: shop.products.bundles.map(({ sku }) => sku),
        collections: shop.products.collections.map(({ name }) => name),
      },
    }),
    saveWorkflow: (save) => {
      const { list, versions } = workflows;
      const by = { newId: String(versions.size + 1), ...savedBy(shop, now) };
      const decision = decideSave(save, list, workflowContextOf(shop), by);
      if (decision.type !== 'saved') return decision;
      const { saved } = decision;
      const { workflowId } = saved;
      workflows.list = save.workflowId === null ? [...list, saved] : withWorkflow(list, saved);
      workflows.runsSince.set(workflowId, saved.savedAt);
      versions.set(workflowId, [saved, ...(versions.get(workflowId) ?? [])]);
      return decision;
    },
    switchWorkflow: ({ workflowId, isActive }) => {
      const workflow = workflowById(workflowId);
      if (workflow === undefined) return 'unknown';
      const { list } = workflows;
      const refusal = switchRefusal(workflow, isActive, list, workflowContextOf(shop), shop.chargeType);
      if (refusal !== null) return { refusal };
      if (isActive && !workflow.isActive) workflows.runsSince.set(workflowId, now.toISOString());
      workflows.list = withWorkflow(list, { ...workflow, isActive });
      return { refusal };
    },
    reorderWorkflows: (workflowIds) => {
      const list = reordered(workflows.list, workflowIds);
      if (list === null) return { refusal: message('calls.changedList') };
      workflows.list = list;
      return { refusal: null };
    },
    deleteWorkflow: (workflowId) => {
      const workflow = workflowById(workflowId);
      if (workflow === undefined) return 'unknown';
      workflows.list = workflows.list.filter((other) => other !== workflow);
      return { refusal: null };
    },
    restoreWorkflow: (workflowId) => {
      const { list, versions } = workflows;
      const known = versions.get(workflowId) ?? [];
      const decision = decideRestore(workflowId, known[0], list, savedBy(shop, now));
      if (decision === 'unknown' || 'refusal' in decision) return decision;
      const { restored } = decision;
      workflows.list = [...list, restored];
      if (restored.version !== known[0]?.version) versions.set(workflowId, [restored, ...known]);
      return { refusal: null };
    },
    listVersions: (workflowId) => workflows.versions.get(workflowId) ?? [],
    applyWorkflow: ({ workflowId, orderIds }) => {
      const workflow = workflowById(workflowId);
      if (workflow === undefined) return 'unknown';
      const refusal = shop.plan.isFrozen ? message('calls.frozen') : runRefusal(workflow, workflowContextOf(shop));
      if (refusal !== null) return { refusal };
      const active = { ...workflow, isActive: true };
      const run = (order: SandboxOrder): OrderRun =>
        order.stage === 'open' ? runOnOrder(shop, order, [active], active.trigger, now) : { type: 'notOpen' };
      const found = orderIds.map((id) => shop.byOrderId.get(id));
      return { refusal, results: found.map((order) => appliedResult(order && run(order))) };
    },
    listRuns: ({ workflowId, before, limit }) => {
      const runs = workflows.runs.filter((run) => workflowId === undefined || run.workflowId === workflowId);
      const start = before === null ? 0 : runs.findIndex(({ runId }) => runId === before) + 1;
      return runs.slice(start, start + limit);
    },
    explainOrder: (orderId) => {
      const order = shop.byOrderId.get(orderId);
      if (order === undefined) return null;
      const context = workflowContextOf(shop);
      const facts = workflowOrder(shop, order);
      return {
        runs: workflows.runs.filter((run) => run.orderId === orderId),
        now: workflows.list.map((workflow) => {
          const runsSince = Date.parse(workflows.runsSince.get(workflow.workflowId) ?? workflow.savedAt);
          return explainWorkflow({ workflow, runsSince }, facts, context);
        }),
        closedBecause: order.stage === 'open' ? null : message('orders.notOpen'),
      };
    },
    previewWorkflow: (definition, { limit, onlyOpen }) => {
      const workflow = compileWorkflow(definition, workflowContextOf(shop));
      const wanted = onlyOpen ? shop.orders.filter(({ stage }) => stage === 'open') : shop.orders;
      const examined = wanted.slice(0, limit ?? undefined);
      const matching = examined.filter((order) => workflow.matches(workflowOrder(shop, order)));
      return {
        examined: examined.length,
        matched: matching.length,
        orders: matching.slice(0, namedOrders).map((order) => {
          const { orderId, orderName, customerName, createdAt } = stateOf(order).order;
          return { orderId, orderName, customerName, createdAt, isOpen: order.stage === 'open' };
        }),
        all: matching.map(({ orderId, name }) => ({ orderId: String(orderId), orderName: name })),
      };
    },
  };
}

function withWorkflow(list: readonly Workflow[], workflow: Workflow): readonly Workflow[] {
  return list.map((other) => (other.workflowId === workflow.workflowId ? workflow : other));
}

/** The distinct texts, most frequent first; empty ones are left out. */
function mostFrequent(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([text]) => text);
}
