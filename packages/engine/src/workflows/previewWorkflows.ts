import { setImmediate } from 'node:timers/promises';
import type { Database } from '@hub/database';
import type { OrderCursor } from '@hub/database/orders';
import { readProductFacts } from '@hub/database/products';
import {
  needsProductFacts,
  readCustomerOrders,
  readNewestWorkflowOrders,
  type ReadOrder,
} from '@hub/database/workflows';
import { compileWorkflow, type WorkflowContext, type WorkflowDefinition } from '@hub/domain/workflows';
import type { ProviderStore } from '../providers/ProviderStore.ts';
import { fieldsRead } from './fieldsRead.ts';
import { readWorkflowContext } from './readWorkflowContext.ts';

/** Result of a workflow if it had run. */
export interface Preview {
  examined: number;
  matched: number;
  /** The newest matches. */
  orders: readonly ReadOrder[];
  /** All matches, newest first; empty unless only open orders were searched. */
  all: readonly { orderId: string; orderName: string }[];
}

export interface PreviewOptions {
  /** Number of newest orders to search; null for all. */
  limit: number | null;
  signal?: AbortSignal;
  /** Searches only open orders and names all matches. */
  onlyOpen?: boolean;
}

/** Maximum orders to name. */
const namedOrders = 50;

/**
 * Orders per transaction. The embedded database answers nothing else during one, and this process is busy parsing them.
 */
const ordersAtOnce = { embedded: 300, server: 400 } as const;

/** Milliseconds of evaluation before other calls get a turn. */
const sliceMs = 2;

/**
 * Finds the orders that workflows match among a shop's newest, without changing anything. Reads them in parts so that
 * other calls get a turn; orders that arrive during the run are not included. Rejects when `signal` is aborted.
 */
export async function previewWorkflows(
  database: Database,
  shopId: number,
  store: ProviderStore,
  definitions: readonly Pick<WorkflowDefinition, 'match' | 'groups'>[],
  { limit, signal, onlyOpen = false }: PreviewOptions,
): Promise<Preview[]> {
  const fields = fieldsRead(definitions);
  const countsCustomers = limit === null && !onlyOpen && fields.has('earlierOrders');
  const { context, products, customers } = await database.inShop(shopId, async (transaction) => ({
    context: await readWorkflowContext(transaction, store),
    products: needsProductFacts(fields) ? await readProductFacts(transaction, { skus: null, fields }) : null,
    customers: countsCustomers ? await readCustomerOrders(transaction) : null,
  }));
  const examine = createExaminer(definitions, context, onlyOpen);
  let examined = 0;
  const readAfter = (after: OrderCursor | null) => {
    const wanted = Math.min(ordersAtOnce[database.kind], (limit ?? Infinity) - examined);
    return wanted <= 0
      ? null
      : readPart(database, shopId, { after, limit: wanted, fields, products, onlyOpen, customers });
  };
  // A server reads the next part while this one is evaluated.
  const prefetches = database.kind === 'server';
  let reading = readAfter(null);
  try {
    while (reading !== null) {
      signal?.throwIfAborted();
      const part: Awaited<typeof reading> = await reading;
      examined += part.orders.length;
      const readNext = () => (part.next === null ? null : readAfter(part.next));
      const next = prefetches ? readNext() : null;
      reading = next;
      await examine.add(part.orders);
      await setImmediate();
      reading = next ?? (prefetches ? null : readNext());
    }
  } finally {
    // A prefetch that is no longer needed must end before the caller continues.
    await reading?.catch(() => undefined);
  }
  return examine.found().map((found) => ({ examined, ...found }));
}

function readPart(database: Database, shopId: number, part: Parameters<typeof readNewestWorkflowOrders>[1]) {
  return database.inShop(shopId, (transaction) => readNewestWorkflowOrders(transaction, part));
}

function createExaminer(
  definitions: readonly Pick<WorkflowDefinition, 'match' | 'groups'>[],
  context: WorkflowContext,
  namesAll: boolean,
) {
  const previews = definitions.map((definition) => ({
    workflow: compileWorkflow(definition, context),
    matched: 0,
    orders: new Array<ReadOrder>(),
    all: new Array<Preview['all'][number]>(),
  }));
  return {
    async add(orders: readonly ReadOrder[]): Promise<void> {
      let began = performance.now();
      for (const order of orders) {
        for (const preview of previews) {
          if (!preview.workflow.matches(order.order)) continue;
          preview.matched += 1;
          if (preview.orders.length < namedOrders) preview.orders.push(order);
          if (namesAll) preview.all.push({ orderId: order.order.orderId, orderName: order.order.orderName });
        }
        if (performance.now() - began < sliceMs) continue;
        await setImmediate();
        began = performance.now();
      }
    },
    found: () => previews.map(({ matched, orders, all }) => ({ matched, orders, all })),
  };
}
