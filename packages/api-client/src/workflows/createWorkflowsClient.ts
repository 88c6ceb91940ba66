import type { AppliedOrder, Workflow } from '@hub/domain/workflows';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import { saveOutcome } from '../http/savedVersion.ts';
import { throwIfRefused } from '../http/statusReply.ts';
import { toMessage } from '../http/wireWords.ts';
import { toNumber } from '../http/wireFields.ts';
import { toWireWorkflowDefinition, toWorkflow, wireWorkflow } from './wireWorkflow.ts';
import { toRecordedRun, toRunResults, toTrace } from './wireWorkflowRun.ts';
import { workflowEndpoints as endpoints } from './workflowEndpoints.ts';
import type { WorkflowsClient } from './WorkflowsClient.ts';

export function createWorkflowsClient({ http }: Pick<ClientContext, 'http'>): WorkflowsClient {
  return {
    async list(options = {}) {
      const reply = await http.request(endpoints.listWorkflows, options);
      const { workflows, active_limit, choices } = checkReply(endpoints.listWorkflows.reply, reply);
      const readable = workflows.map(readWorkflow).filter((workflow) => workflow !== null);
      const { currency, time_zone: timeZone, locations, providers, countries, tags, bundles, collections } = choices;
      return {
        workflows: readable,
        unreadable: workflows.length - readable.length,
        activeLimit: toNumber(active_limit),
        context: { currency, timeZone, locations, providers },
        suggestions: { countries, shippingMethods: choices.shipping_methods, tags, bundles, collections },
      };
    },
    async save({ workflowId, baseVersion, definition }, options = {}) {
      const body = {
        workflow_id: workflowId,
        base_version: baseVersion,
        definition: toWireWorkflowDefinition(definition),
      };
      const reply = await http.request(endpoints.saveWorkflow, { ...options, body });
      const { workflow, current } = checkReply(endpoints.saveWorkflow.reply, reply);
      return saveOutcome(reply, workflow && toWorkflow(workflow), current && toWorkflow(current));
    },
    async setActive(workflowId, isActive, options = {}) {
      const params = { workflow_id: workflowId };
      throwIfRefused(
        await http.request(endpoints.setWorkflowActive, { ...options, params, body: { is_active: isActive } }),
      );
    },
    async setOrder(workflowIds, options = {}) {
      throwIfRefused(await http.request(endpoints.orderWorkflows, { ...options, body: { workflow_ids: workflowIds } }));
    },
    async delete(workflowId, options = {}) {
      const params = { workflow_id: workflowId };
      throwIfRefused(await http.request(endpoints.deleteWorkflow, { ...options, params, body: {} }));
    },
    async restore(workflowId, options = {}) {
      const params = { workflow_id: workflowId };
      throwIfRefused(await http.request(endpoints.restoreWorkflow, { ...options, params, body: {} }));
    },
    async versions(workflowId, options = {}) {
      const endpoint = endpoints.listWorkflowVersions;
      const reply = await http.request(endpoint, { ...options, params: { workflow_id: workflowId } });
      return checkReply(endpoint.reply, reply).versions.map(toWorkflow);
    },
    async preview(definition, { orders, onlyOpen, ...options } = {}) {
      const endpoint = endpoints.previewWorkflow;
      const body = { definition: toWireWorkflowDefinition(definition), orders, only_open: onlyOpen };
      const checked = checkReply(endpoint.reply, await http.request(endpoint, { ...options, body }));
      const all = checked.all_orders ?? checked.orders;
      return {
        examined: Number(checked.examined),
        matched: Number(checked.matched),
        orders: checked.orders.map((order) => ({
          orderId: String(order.order_id),
          orderName: order.order_name,
          customerName: order.customer_name,
          createdAt: order.created_at,
          isOpen: order.is_open,
        })),
        all: all.map(({ order_id, order_name }) => ({ orderId: String(order_id), orderName: order_name })),
      };
    },
    async apply(workflowId, orderIds, options = {}) {
      const endpoint = endpoints.applyWorkflow;
      const params = { workflow_id: workflowId };
      const reply = await http.request(endpoint, { ...options, params, body: { order_ids: orderIds } });
      const { results } = checkReply(endpoint.reply, reply);
      if (!results) throwIfRefused(reply);
      return (results ?? []).map(({ order_id, status, message, ...wire }): AppliedOrder => ({
        orderId: String(order_id),
        outcome: status === 'success' ? 'applied' : status === 'skipped' ? 'skipped' : 'refused',
        message: toMessage(message, wire),
      }));
    },
    async runs({ workflowId, before } = {}, options = {}) {
      const endpoint = endpoints.listWorkflowRuns;
      const reply = await http.request(endpoint, { ...options, query: { workflow_id: workflowId, before } });
      const { runs, has_next_page } = checkReply(endpoint.reply, reply);
      return { runs: runs.map(toRecordedRun), hasNextPage: has_next_page };
    },
    async explain(orderId, options = {}) {
      const endpoint = endpoints.explainOrder;
      const reply = await http.request(endpoint, { ...options, params: { order_id: orderId } });
      const { runs, now, closed_because, ...wire } = checkReply(endpoint.reply, reply);
      return {
        runs: runs.map(toRecordedRun),
        now: now.map(({ workflow_id, name, version, is_active, trigger, runs_since, problem, trace, ...would }) => ({
          workflowId: workflow_id,
          name,
          version: Number(version ?? 1),
          isActive: is_active,
          trigger: trigger ?? null,
          runsSince: runs_since ?? null,
          problem: toMessage(problem),
          trace: toTrace(trace),
          changes: toRunResults(would.changes, would.change_values),
        })),
        closedBecause: toMessage(closed_because, wire),
      };
    },
  };
}

function readWorkflow(row: unknown): Workflow | null {
  const { data } = wireWorkflow.safeParse(row);
  return data === undefined ? null : toWorkflow(data);
}
