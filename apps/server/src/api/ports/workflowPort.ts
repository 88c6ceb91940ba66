import type { PreviewPort, WorkflowPort } from '@hub/api-client/server';
import { listBundles, listCollections } from '@hub/database/products';
import {
  listWorkflowRuns,
  listWorkflows,
  listWorkflowVersions,
  readFrequentTexts,
  type StoredRun,
} from '@hub/database/workflows';
import { activeWorkflowLimit } from '@hub/domain/workflows';
import {
  applyWorkflow,
  deleteWorkflow,
  explainOrder,
  previewWorkflows,
  readWorkflowContext,
  reorderWorkflows,
  restoreWorkflow,
  saveWorkflow,
  switchWorkflow,
} from '@hub/engine/workflows';
import type { EngineCall, OutsideCall } from '../CallContext.ts';

export function workflowPort({ transaction, session, services: { providers }, now }: EngineCall): WorkflowPort {
  return {
    readWorkflowList: async () => {
      const [context, texts, workflows, bundles, collections] = await Promise.all([
        readWorkflowContext(transaction, providers),
        readFrequentTexts(transaction),
        listWorkflows(transaction),
        listBundles(transaction),
        listCollections(transaction),
      ]);
      return {
        workflows,
        activeLimit: activeWorkflowLimit(session.shop.chargeType),
        context,
        suggestions: {
          ...texts,
          bundles: bundles.map(({ sku }) => sku),
          collections: collections.map(({ name }) => name),
        },
      };
    },
    saveWorkflow: (save) => saveWorkflow(transaction, session, providers, save, now),
    switchWorkflow: (change) => switchWorkflow(transaction, providers, change, now),
    reorderWorkflows: (workflowIds) => reorderWorkflows(transaction, workflowIds),
    deleteWorkflow: (workflowId) => deleteWorkflow(transaction, workflowId, now),
    restoreWorkflow: (workflowId) => restoreWorkflow(transaction, session, workflowId, now),
    listVersions: (workflowId) => listWorkflowVersions(transaction, workflowId),
    applyWorkflow: (apply) => applyWorkflow(transaction, providers, apply, now),
    listRuns: async (range) => (await listWorkflowRuns(transaction, range)).map(toRecordedRun),
    explainOrder: async (orderId) => {
      const explanation = await explainOrder(transaction, providers, orderId);
      return explanation && { ...explanation, runs: explanation.runs.map(toRecordedRun) };
    },
  };
}

function toRecordedRun({ workflow, ...run }: StoredRun) {
  const { workflowId, version, name } = workflow;
  return { ...run, workflowId, version, workflowName: name };
}

/** In many short transactions, so that other calls get their turn. */
export function previewPort({ database, session, services, request }: OutsideCall): PreviewPort {
  return {
    previewWorkflow: async (definition, { limit, onlyOpen }) => {
      const options = { limit, signal: request.signal, onlyOpen };
      const { shopId } = session.shop;
      const [preview] = await previewWorkflows(database, shopId, services.providers, [definition], options);
      const { orders, ...found } = preview ?? { examined: 0, matched: 0, orders: [], all: [] };
      return {
        ...found,
        orders: orders.map(({ stage, order: { orderId, orderName, customerName, createdAt } }) => ({
          orderId,
          orderName,
          customerName,
          createdAt: createdAt === null ? null : new Date(createdAt).toISOString(),
          isOpen: stage === 'open',
        })),
      };
    },
  };
}
