import { toWorkflowDefinition, type WireReply } from '@hub/api-client/server';
import type { workflowEndpoints } from '@hub/api-client/workflows';
import type { Database } from '@hub/database';
import { previewWorkflows, type ProviderStore } from '@hub/engine';

type PreviewEndpoint = (typeof workflowEndpoints)['previewWorkflow'];

interface PreviewCall {
  database: Database;
  shopId: number;
  providers: ProviderStore;
  body: {
    definition: Parameters<typeof toWorkflowDefinition>[0];
    orders?: number | string | undefined;
    only_open?: boolean | undefined;
  };
  /** Aborted when nobody waits for the reply. */
  signal: AbortSignal;
}

/** What a workflow would have done; in many short transactions, so that other calls are answered in between. */
export async function answerPreview(call: PreviewCall): Promise<WireReply<PreviewEndpoint>> {
  const { database, shopId, providers, body, signal } = call;
  const limit = body.orders === undefined ? null : Math.max(0, Math.trunc(Number(body.orders)) || 0);
  const onlyOpen = body.only_open === true;
  const definitions = [toWorkflowDefinition(body.definition)];
  const [preview] = await previewWorkflows(database, shopId, providers, definitions, { limit, signal, onlyOpen });
  const { examined, matched, orders, all } = preview ?? { examined: 0, matched: 0, orders: [], all: [] };
  return {
    examined,
    matched,
    orders: orders.map(({ stage, order }) => ({
      order_id: Number(order.orderId),
      order_name: order.orderName,
      customer_name: order.customerName,
      created_at: order.createdAt === null ? null : new Date(order.createdAt).toISOString(),
      is_open: stage === 'open',
    })),
    ...(onlyOpen && {
      all_orders: all.map(({ orderId, orderName }) => ({ order_id: Number(orderId), order_name: orderName })),
    }),
  };
}
