import { z } from 'zod';
import { AccessDeniedError } from '../PlatformError.ts';
import type { GraphqlCaller } from '../graphql/createGraphqlCaller.ts';
import { fulfillmentOrderQuery, fulfillmentQuery } from '../queries/fulfillmentQueries.ts';
import {
  newestOrderStampQuery,
  orderFulfillmentIdsQuery,
  orderFulfillmentOrdersQuery,
  orderLinesQuery,
  orderQuery,
  orderStampsQuery,
  paymentTermsQuery,
} from '../queries/orderQueries.ts';
import { collect, connectionOf, readPages } from './connection.ts';
import { globalId, numericId } from './globalId.ts';
import {
  fulfillmentOrderReply,
  fulfillmentReply,
  isoTime,
  type NestedFulfillment,
  type NestedFulfillmentOrder,
  orderFulfillmentIdsReply,
  orderFulfillmentOrdersReply,
  orderLinesReply,
  orderReply,
  paymentTermsReply,
} from './orderReplies.ts';
import type { StoreClient } from './StoreClient.ts';
import type { PlatformFulfillment } from './PlatformFulfillment.ts';
import type { PlatformFulfillmentOrder } from './PlatformFulfillmentOrder.ts';
import type { PaymentTerms } from '@hub/domain/shared';

type OrderReads = Pick<StoreClient, 'readOrder' | 'readFulfillmentOrder' | 'listOrderStamps'>;

/** Orders one by one, with all their parts however many there are. */
export function createOrderReads(call: GraphqlCaller): OrderReads {
  async function completeFulfillmentOrder({
    lineItems,
    ...head
  }: NestedFulfillmentOrder): Promise<PlatformFulfillmentOrder> {
    const id = globalId('FulfillmentOrder', head.id);
    const lines = readPages(
      lineItems,
      async (after) =>
        (await call(fulfillmentOrderQuery, { id, after }, fulfillmentOrderReply)).fulfillmentOrder?.lineItems ?? null,
    );
    return { ...head, lines: await collect(lines) };
  }

  async function completeFulfillment({
    fulfillmentLineItems,
    ...head
  }: NestedFulfillment): Promise<PlatformFulfillment> {
    const id = globalId('Fulfillment', head.id);
    const lines = readPages(
      fulfillmentLineItems,
      async (after) =>
        (await call(fulfillmentQuery, { id, after }, fulfillmentReply)).fulfillment?.fulfillmentLineItems ?? null,
    );
    return { ...head, lines: await collect(lines) };
  }

  /** Those beyond the first few, one by one. */
  async function readOtherFulfillments(orderId: string, known: readonly NestedFulfillment[]) {
    const ids = (await call(orderFulfillmentIdsQuery, { id: orderId }, orderFulfillmentIdsReply)).order?.fulfillments;
    const knownIds = new Set(known.map(({ id }) => id));
    const others: NestedFulfillment[] = [];
    for (const { id } of ids ?? []) {
      if (knownIds.has(id)) continue;
      const variables = { id: globalId('Fulfillment', id), after: null };
      const { fulfillment } = await call(fulfillmentQuery, variables, fulfillmentReply);
      if (fulfillment) others.push(fulfillment);
    }
    return others;
  }

  /** Null also where the shop did not grant to read them. */
  async function readPaymentTerms(id: string): Promise<PaymentTerms | null> {
    try {
      return (await call(paymentTermsQuery, { id }, paymentTermsReply)).order?.paymentTerms ?? null;
    } catch (error) {
      if (error instanceof AccessDeniedError) return null;
      throw error;
    }
  }

  return {
    async readOrder(orderId) {
      const id = globalId('Order', orderId);
      const { order } = await call(orderQuery, { id }, orderReply);
      if (!order) return null;
      const { lineItems, fulfillmentOrders, fulfillments, fulfillmentsCount, ...head } = order;
      const lines = readPages(
        lineItems,
        async (after) => (await call(orderLinesQuery, { id, after }, orderLinesReply)).order?.lineItems ?? null,
      );
      const parts = readPages(
        fulfillmentOrders,
        async (after) =>
          (await call(orderFulfillmentOrdersQuery, { id, after }, orderFulfillmentOrdersReply)).order
            ?.fulfillmentOrders ?? null,
      );
      const others =
        (fulfillmentsCount?.count ?? 0) > fulfillments.length ? await readOtherFulfillments(id, fulfillments) : [];
      return {
        ...head,
        paymentTerms: unpaidStates.has(head.financialStatus ?? '') ? await readPaymentTerms(id) : null,
        lines: await collect(lines),
        fulfillmentOrders: await mapInOrder(await collect(parts), completeFulfillmentOrder),
        fulfillments: await mapInOrder([...fulfillments, ...others], completeFulfillment),
      };
    },
    async readFulfillmentOrder(fulfillmentOrderId) {
      const variables = { id: globalId('FulfillmentOrder', fulfillmentOrderId), after: null };
      const { fulfillmentOrder } = await call(fulfillmentOrderQuery, variables, fulfillmentOrderReply);
      return fulfillmentOrder && completeFulfillmentOrder(fulfillmentOrder);
    },
    async *listOrderStamps({ updatedSince }) {
      const since = `updated_at:>='${updatedSince.toISOString()}'`;
      const newest = (await call(newestOrderStampQuery, { filter: since }, newestReply)).orders.nodes[0];
      if (newest === undefined) return;
      const filter = `${since} AND updated_at:<='${newest.updatedAt}'`;
      yield* readPages(null, async (after) => (await call(orderStampsQuery, { filter, after }, stampsReply)).orders);
    },
  };
}

/** Of other orders nothing has to be paid later. */
const unpaidStates: ReadonlySet<string> = new Set(['PENDING', 'PARTIALLY_PAID', 'EXPIRED']);

/** One after the other: all draw on one budget. */
async function mapInOrder<From, To>(values: readonly From[], map: (value: From) => Promise<To>): Promise<To[]> {
  const mapped: To[] = [];
  for (const value of values) mapped.push(await map(value));
  return mapped;
}

const newestReply = z.object({ orders: z.object({ nodes: z.array(z.object({ updatedAt: isoTime })) }) });

const stampsReply = z.object({
  orders: connectionOf(z.object({ id: numericId, name: z.string(), updatedAt: isoTime })),
});
