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
import {
  exchangeLinesQuery,
  onTheWayQuery,
  orderOfReturnQuery,
  orderOfReverseDeliveryQuery,
  refundLinesQuery,
  returnLinesQuery,
  takenBackQuery,
} from '../queries/returnQueries.ts';
import { collect, connectionOf, readPages } from './connection.ts';
import { globalId, numericId } from './globalId.ts';
import {
  fulfillmentOrderReply,
  fulfillmentReply,
  isoTime,
  exchangeLinesReply,
  type NestedFulfillment,
  type NestedFulfillmentOrder,
  type NestedRefund,
  type NestedReturn,
  noReturn,
  orderFulfillmentIdsReply,
  orderFulfillmentOrdersReply,
  onTheWayReply,
  orderLinesReply,
  orderOfReturnReply,
  orderOfReverseDeliveryReply,
  orderReply,
  paymentTermsReply,
  refundLinesReply,
  returnLinesReply,
  takenBackReply,
  unpaidStates,
} from './orderReplies.ts';
import type { StoreClient } from './StoreClient.ts';
import type { PlatformFulfillment } from './PlatformFulfillment.ts';
import type { PlatformFulfillmentOrder } from './PlatformFulfillmentOrder.ts';
import type { PlatformOrder, PlatformRefund, PlatformReturn } from './PlatformOrder.ts';
import type { PaymentTerms } from '@hub/domain/shared';

type OrderReads = Pick<
  StoreClient,
  'readOrder' | 'orderOfReturn' | 'orderOfReverseDelivery' | 'readFulfillmentOrder' | 'listOrderStamps'
>;

/** Reads single orders with all their parts. */
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

  /** Fulfillments beyond the first page, one by one. */
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

  /** Also null if the shop did not grant reading them. */
  async function readPaymentTerms(id: string): Promise<PaymentTerms | null> {
    const reply = await unlessDenied(call(paymentTermsQuery, { id }, paymentTermsReply));
    return reply?.order?.paymentTerms ?? null;
  }

  const completeRefund = async ({ id, refundLineItems }: NestedRefund): Promise<PlatformRefund> => {
    const variables = { id: globalId('Refund', id) };
    const lines = readPages(
      refundLineItems,
      async (after) =>
        (await call(refundLinesQuery, { ...variables, after }, refundLinesReply)).refund?.refundLineItems ?? null,
    );
    return { id, lines: await collect(lines) };
  };

  async function readOnTheWay(variables: { id: string }): Promise<PlatformReturn['onTheWay']> {
    const parts = (await call(onTheWayQuery, variables, onTheWayReply)).return?.reverseFulfillmentOrders.nodes ?? [];
    return parts.flatMap(({ reverseDeliveries }) => reverseDeliveries.nodes.flat());
  }

  const completeReturn = async (read: NestedReturn): Promise<PlatformReturn> => {
    const { returnLineItems, exchangeLineItems, ...head } = read;
    const variables = { id: globalId('Return', head.id) };
    const lines = readPages(
      returnLineItems,
      async (after) =>
        (await call(returnLinesQuery, { ...variables, after }, returnLinesReply)).return?.returnLineItems ?? null,
    );
    const exchangeLines = readPages(
      exchangeLineItems,
      async (after) =>
        (await call(exchangeLinesQuery, { ...variables, after }, exchangeLinesReply)).return?.exchangeLineItems ?? null,
    );
    return {
      ...head,
      lines: await collect(lines),
      exchangeLines: await collect(exchangeLines),
      onTheWay: head.status === 'OPEN' ? await readOnTheWay(variables) : [],
    };
  };

  /** Without returns if the shop did not grant reading them. */
  async function readTakenBack(id: string): Promise<Pick<PlatformOrder, 'returns' | 'refunds'>> {
    const read = async (withReturns: boolean, after: string | null) =>
      (await call(takenBackQuery, { id, withReturns, after }, takenBackReply)).order;
    const order = await read(true, null).catch((error: unknown) => {
      if (error instanceof AccessDeniedError) return read(false, null);
      throw error;
    });
    const refunds = await mapInOrder(order?.refunds ?? [], completeRefund);
    if (order?.returns === undefined) return { refunds };
    const all = readPages(order.returns, async (after) => (await read(true, after))?.returns ?? null);
    return { refunds, returns: await mapInOrder(await collect(all), completeReturn) };
  }

  return {
    async orderOfReturn(returnId) {
      const variables = { id: globalId('Return', returnId) };
      const reply = await unlessDenied(call(orderOfReturnQuery, variables, orderOfReturnReply));
      return reply?.return?.order.id ?? null;
    },
    async orderOfReverseDelivery(reverseDeliveryId) {
      const variables = { id: globalId('ReverseDelivery', reverseDeliveryId) };
      const reply = await unlessDenied(call(orderOfReverseDeliveryQuery, variables, orderOfReverseDeliveryReply));
      return reply?.reverseDelivery?.reverseFulfillmentOrder.order?.id ?? null;
    },
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
        ...(head.refundCount > 0 || head.returnStatus !== noReturn
          ? await readTakenBack(id)
          : { returns: [], refunds: [] }),
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

/** Null if the shop did not grant it. */
async function unlessDenied<Reply>(calling: Promise<Reply>): Promise<Reply | null> {
  try {
    return await calling;
  } catch (error) {
    if (error instanceof AccessDeniedError) return null;
    throw error;
  }
}

/** One after another, because all draw on one budget. */
async function mapInOrder<From, To>(values: readonly From[], map: (value: From) => Promise<To>): Promise<To[]> {
  const mapped: To[] = [];
  for (const value of values) mapped.push(await map(value));
  return mapped;
}

const newestReply = z.object({ orders: z.object({ nodes: z.array(z.object({ updatedAt: isoTime })) }) });

const stampsReply = z.object({
  orders: connectionOf(
    z
      .object({ id: numericId, name: z.string(), updatedAt: isoTime, displayFulfillmentStatus: z.string() })
      .transform(({ displayFulfillmentStatus, ...stamp }) => ({
        ...stamp,
        hasUnitsLeft: !doneStatuses.has(displayFulfillmentStatus),
      })),
  ),
});

/** An unknown status counts as having units left: the order is read to see. */
const doneStatuses: ReadonlySet<string> = new Set(['FULFILLED', 'FULFILLMENT_NOT_REQUIRED', 'RESTOCKED']);
