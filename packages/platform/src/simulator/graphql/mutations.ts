import { GraphQLError } from 'graphql';
import {
  findFulfillmentOrder,
  holdFulfillmentOrder,
  moveFulfillmentOrder,
  type PickedLines,
  releaseHolds,
  splitFulfillmentOrder,
} from '../actions/fulfillmentOrders.ts';
import { addFulfillmentEvent, cancelFulfillment, createFulfillment, updateTracking } from '../actions/fulfillments.ts';
import {
  cancelOrder,
  changeTags,
  closeOrder,
  reopenOrder,
  setInventory,
  updateOrder,
  whyNotCancellable,
} from '../actions/orders.ts';
import { Refusal } from '../actions/Refusal.ts';
import type { StoreRecipient } from '../StoreOptions.ts';
import { gid, numberOf, parseGid } from '../model/storeIds.ts';
import type { StoreTracking } from '../model/storeTypes.ts';
import type { AdminContext } from './AdminContext.ts';
import { idNumber } from './queries.ts';
import { fulfillmentEventView, fulfillmentOrderView, fulfillmentView, holdView } from './views/fulfillmentViews.ts';
import { orderView } from './views/orderViews.ts';
import { isoSeconds } from '../model/orderFigures.ts';

interface LineInput {
  id: string;
  quantity: number;
}

interface TrackingInput {
  company?: string | null;
  number?: string | null;
  numbers?: readonly string[] | null;
  url?: string | null;
  urls?: readonly string[] | null;
}

interface FulfillmentInput {
  lineItemsByFulfillmentOrder: readonly {
    fulfillmentOrderId: string;
    fulfillmentOrderLineItems?: readonly LineInput[] | null;
  }[];
  notifyCustomer?: boolean | null;
  trackingInfo?: TrackingInput | null;
}

export function userError({ field, message, code }: Refusal): object {
  return { __typename: 'UserError', field, message, code };
}

export function refused(refusal: Refusal): { userErrors: object[] } {
  return { userErrors: [userError(refusal)] };
}

const fine: { userErrors: object[] } = { userErrors: [] };

function picked(lines: readonly LineInput[] | null | undefined): PickedLines {
  return lines?.map(({ id, quantity }) => ({ id: idNumber('FulfillmentOrderLineItem', id), quantity }));
}

function trackingOf(input: TrackingInput | null | undefined): StoreTracking {
  const numbers = [...(input?.numbers ?? [])];
  const urls = [...(input?.urls ?? [])];
  if (typeof input?.number === 'string') numbers.unshift(input.number);
  if (typeof input?.url === 'string') urls.unshift(input.url);
  return { company: input?.company ?? null, numbers, urls };
}

function fulfillmentCreate({ fulfillment: input }: { fulfillment: FulfillmentInput }, context: AdminContext): object {
  const result = createFulfillment(context.books, {
    fulfillmentOrders: input.lineItemsByFulfillmentOrder.map(({ fulfillmentOrderId, fulfillmentOrderLineItems }) => ({
      id: idNumber('FulfillmentOrder', fulfillmentOrderId),
      lines: picked(fulfillmentOrderLineItems),
    })),
    tracking: trackingOf(input.trackingInfo),
    notifyCustomer: input.notifyCustomer ?? false,
  });
  if (result instanceof Refusal) return { fulfillment: null, ...refused(result) };
  return { fulfillment: fulfillmentView(context, result.order, result.fulfillment), ...fine };
}

function fulfillmentTrackingInfoUpdate(
  { fulfillmentId, trackingInfoInput }: { fulfillmentId: string; trackingInfoInput: TrackingInput },
  context: AdminContext,
): object {
  const result = updateTracking(context.books, idNumber('Fulfillment', fulfillmentId), trackingOf(trackingInfoInput));
  if (result instanceof Refusal) return { fulfillment: null, ...refused(result) };
  return { fulfillment: fulfillmentView(context, result.order, result.fulfillment), ...fine };
}

interface HoldArgs {
  id: string;
  fulfillmentHold: {
    reason: string;
    reasonNotes?: string | null;
    handle?: string | null;
    fulfillmentOrderLineItems?: readonly LineInput[] | null;
  };
}

/** The order that a call names, or the refusal. */
function orderOf(context: AdminContext, id: string, field: readonly string[]) {
  const number = numberOf('Order', id);
  return (number === null ? null : context.books.orderById(number)) ?? new Refusal(field, 'Order does not exist');
}

/** Resolvers for mutations on orders and fulfillments, by field. */
export const orderMutations = {
  fulfillmentCreate,
  fulfillmentCreateV2: fulfillmentCreate,
  fulfillmentTrackingInfoUpdate,
  fulfillmentTrackingInfoUpdateV2: fulfillmentTrackingInfoUpdate,
  fulfillmentCancel: ({ id }: { id: string }, context: AdminContext) => {
    const result = cancelFulfillment(context.books, idNumber('Fulfillment', id));
    if (result instanceof Refusal) return { fulfillment: null, ...refused(result) };
    return { fulfillment: fulfillmentView(context, result.order, result.fulfillment), ...fine };
  },
  fulfillmentEventCreate: (
    {
      fulfillmentEvent: { fulfillmentId, status, message, happenedAt },
    }: { fulfillmentEvent: { fulfillmentId: string; status: string; message?: string; happenedAt?: string } },
    context: AdminContext,
  ) => {
    const result = addFulfillmentEvent(context.books, idNumber('Fulfillment', fulfillmentId), {
      status,
      message: message ?? null,
      happenedAt: happenedAt === undefined ? null : Date.parse(happenedAt),
    });
    if (result instanceof Refusal) return { fulfillmentEvent: null, ...refused(result) };
    return { fulfillmentEvent: fulfillmentEventView(result.event), ...fine };
  },
  fulfillmentOrderHold: ({ id, fulfillmentHold }: HoldArgs, context: AdminContext) => {
    const result = holdFulfillmentOrder(context.books, idNumber('FulfillmentOrder', id), {
      reason: fulfillmentHold.reason,
      notes: fulfillmentHold.reasonNotes ?? null,
      handle: fulfillmentHold.handle ?? '',
      lines: picked(fulfillmentHold.fulfillmentOrderLineItems),
    });
    if (result instanceof Refusal)
      return { fulfillmentHold: null, fulfillmentOrder: null, remainingFulfillmentOrder: null, ...refused(result) };
    const { order, fulfillmentOrder, remaining, hold } = result;
    return {
      fulfillmentHold: holdView(context, hold),
      fulfillmentOrder: fulfillmentOrderView(context, order, fulfillmentOrder),
      remainingFulfillmentOrder: remaining && fulfillmentOrderView(context, order, remaining),
      ...fine,
    };
  },
  fulfillmentOrderReleaseHold: (
    { id, holdIds }: { id: string; holdIds?: readonly string[] | null },
    context: AdminContext,
  ) => {
    const ids = holdIds?.map((holdId) => idNumber('FulfillmentHold', holdId)) ?? null;
    const result = releaseHolds(context.books, idNumber('FulfillmentOrder', id), ids);
    if (result instanceof Refusal) return { fulfillmentOrder: null, ...refused(result) };
    return { fulfillmentOrder: fulfillmentOrderView(context, result.order, result.fulfillmentOrder), ...fine };
  },
  fulfillmentOrderMove: (
    {
      id,
      newLocationId,
      fulfillmentOrderLineItems,
    }: { id: string; newLocationId: string; fulfillmentOrderLineItems?: readonly LineInput[] | null },
    context: AdminContext,
  ) => {
    const result = moveFulfillmentOrder(
      context.books,
      idNumber('FulfillmentOrder', id),
      idNumber('Location', newLocationId),
      picked(fulfillmentOrderLineItems),
    );
    if (result instanceof Refusal)
      return {
        movedFulfillmentOrder: null,
        originalFulfillmentOrder: null,
        remainingFulfillmentOrder: null,
        ...refused(result),
      };
    const { order, moved, original, remaining } = result;
    return {
      movedFulfillmentOrder: fulfillmentOrderView(context, order, moved),
      originalFulfillmentOrder: fulfillmentOrderView(context, order, original),
      remainingFulfillmentOrder: remaining && fulfillmentOrderView(context, order, remaining),
      ...fine,
    };
  },
  fulfillmentOrderOpen: ({ id }: { id: string }, context: AdminContext) => {
    const found = findFulfillmentOrder(context.books, idNumber('FulfillmentOrder', id));
    if (!found) return { fulfillmentOrder: null, ...refused(new Refusal(['id'], 'Fulfillment order does not exist.')) };
    if (found.fulfillmentOrder.status !== 'IN_PROGRESS' || !found.fulfillmentOrder.hasProgress)
      return {
        fulfillmentOrder: null,
        ...refused(new Refusal(['id'], 'The fulfillment order cannot be marked as open.')),
      };
    found.fulfillmentOrder.hasProgress = false;
    found.fulfillmentOrder.status = 'OPEN';
    context.books.touch(found.order);
    return { fulfillmentOrder: fulfillmentOrderView(context, found.order, found.fulfillmentOrder), ...fine };
  },
  fulfillmentOrderSplit: (
    {
      fulfillmentOrderSplits,
    }: {
      fulfillmentOrderSplits: readonly {
        fulfillmentOrderId: string;
        fulfillmentOrderLineItems: readonly LineInput[];
      }[];
    },
    context: AdminContext,
  ) => {
    const splits = [];
    for (const { fulfillmentOrderId, fulfillmentOrderLineItems } of fulfillmentOrderSplits) {
      const id = idNumber('FulfillmentOrder', fulfillmentOrderId);
      const result = splitFulfillmentOrder(context.books, id, picked(fulfillmentOrderLineItems));
      if (result instanceof Refusal) return { fulfillmentOrderSplits: null, ...refused(result) };
      splits.push({
        fulfillmentOrder: fulfillmentOrderView(context, result.order, result.fulfillmentOrder),
        remainingFulfillmentOrder: fulfillmentOrderView(context, result.order, result.created),
        replacementFulfillmentOrder: null,
      });
    }
    return { fulfillmentOrderSplits: splits, ...fine };
  },
  orderClose: ({ input }: { input: { id: string } }, context: AdminContext) => {
    const order = orderOf(context, input.id, ['id']);
    if (order instanceof Refusal) return { order: null, ...refused(order) };
    closeOrder(context.books, order);
    return { order: orderView(context, order), ...fine };
  },
  orderOpen: ({ input }: { input: { id: string } }, context: AdminContext) => {
    const order = orderOf(context, input.id, ['id']);
    const refusal = order instanceof Refusal ? order : reopenOrder(context.books, order);
    if (order instanceof Refusal || refusal)
      return { order: null, ...refused(refusal ?? new Refusal(null, 'Order does not exist')) };
    return { order: orderView(context, order), ...fine };
  },
  orderCancel: (args: OrderCancelArgs, context: AdminContext) => orderCancel(args, context),
  orderUpdate: ({ input }: { input: OrderUpdateInput }, context: AdminContext) => {
    const order = orderOf(context, input.id, ['id']);
    if (order instanceof Refusal) return { order: null, ...refused(order) };
    const { note, tags, shippingAddress } = input;
    const refusal = updateOrder(context.books, order, {
      ...(note !== undefined && { note }),
      ...(tags && { tags }),
      ...(shippingAddress && { address: givenAddress(shippingAddress) }),
    });
    return refusal ? { order: null, ...refused(refusal) } : { order: orderView(context, order), ...fine };
  },
  tagsAdd: ({ id, tags }: TagArgs, context: AdminContext) => changeNodeTags(context, id, tags, []),
  tagsRemove: ({ id, tags }: TagArgs, context: AdminContext) => changeNodeTags(context, id, [], tags),
  inventorySetQuantities: ({ input }: { input: InventoryInput }, context: AdminContext) =>
    inventorySetQuantities(context, input),
};

interface TagArgs {
  id: string;
  tags: readonly string[];
}

function changeNodeTags(
  context: AdminContext,
  id: string,
  added: readonly string[],
  removed: readonly string[],
): object {
  const parsed = parseGid(id);
  if (!parsed) throw new GraphQLError(`Invalid global id '${id}'`, { extensions: { code: 'INVALID_VARIABLE' } });
  const order = parsed.type === 'Order' ? context.books.orderById(parsed.id) : null;
  if (!order) return { node: null, ...refused(new Refusal(['id'], `${parsed.type} does not exist`)) };
  // One text may hold several tags, separated by commas.
  const split = (tags: readonly string[]) => tags.flatMap((tag) => tag.split(','));
  const refusal = changeTags(context.books, order, split(added), split(removed));
  return refusal ? { node: null, ...refused(refusal) } : { node: orderView(context, order), ...fine };
}

interface OrderCancelArgs {
  orderId: string;
  reason: string;
  restock: boolean;
  refund?: boolean | null;
  refundMethod?: { originalPaymentMethodsRefund?: boolean | null } | null;
  staffNote?: string | null;
}

/** The platform cancels in a job, but reports refusals right away. */
function orderCancel(args: OrderCancelArgs, context: AdminContext): object {
  const { books, jobs } = context;
  const order = orderOf(context, args.orderId, ['orderId']);
  const refusal = order instanceof Refusal ? order : whyNotCancellable(books, order);
  if (refusal || order instanceof Refusal) {
    const found = refusal ?? new Refusal(['orderId'], 'Order does not exist');
    const code = found.code ?? 'NOT_FOUND';
    const error = { ...userError(found), __typename: 'OrderCancelUserError', code };
    return { job: null, jobResult: null, orderCancelUserErrors: [error], userErrors: [userError(found)] };
  }
  const id = gid('Job', crypto.randomUUID());
  const job = { id, isDone: false };
  jobs.set(id, job);
  context.runSoon(() => {
    cancelOrder(books, order, {
      reason: args.reason,
      staffNote: args.staffNote ?? null,
      isRefunded: args.refundMethod?.originalPaymentMethodsRefund ?? args.refund ?? false,
      restock: args.restock,
    });
    job.isDone = true;
  });
  return {
    job: { id, done: false },
    jobResult: {
      __typename: 'OrderCancelJobResult',
      id,
      done: false,
      errors: [],
      order: orderView(context, order),
      status: 'STARTED',
    },
    orderCancelUserErrors: [],
    userErrors: [],
  };
}

interface OrderUpdateInput {
  id: string;
  note?: string | null;
  tags?: readonly string[] | null;
  shippingAddress?: (Partial<Record<keyof StoreRecipient, string | null>> & { provinceCode?: string | null }) | null;
}

function givenAddress(input: NonNullable<OrderUpdateInput['shippingAddress']>): Partial<StoreRecipient> {
  const names = ['firstName', 'lastName', 'company', 'address1', 'address2', 'city', 'province', 'zip'] as const;
  const given: Partial<StoreRecipient> = {};
  for (const name of [...names, 'countryCode', 'phone'] as const) {
    const value = input[name];
    if (value !== undefined) given[name] = value ?? '';
  }
  if (input.provinceCode !== undefined) given.province = input.provinceCode ?? '';
  return given;
}

interface InventoryInput {
  name: string;
  reason: string;
  referenceDocumentUri?: string | null;
  quantities: readonly { inventoryItemId: string; locationId: string; quantity: number }[];
}

function inventorySetQuantities(context: AdminContext, input: InventoryInput): object {
  const { books } = context;
  const changes = [];
  for (const [index, { inventoryItemId, locationId, quantity }] of input.quantities.entries()) {
    const field = ['input', 'quantities', String(index)];
    const product = books.productById('InventoryItem', idNumber('InventoryItem', inventoryItemId));
    const location = books.location(idNumber('Location', locationId));
    const refusal = !product
      ? new Refusal(
          [...field, 'inventoryItemId'],
          'The specified inventory item could not be found.',
          'INVALID_INVENTORY_ITEM',
        )
      : new Refusal([...field, 'locationId'], 'The specified location could not be found.', 'INVALID_LOCATION');
    if (!product || !location) return { inventoryAdjustmentGroup: null, ...refused(refusal) };
    changes.push({ product, locationId: location.id, quantity });
  }
  if (input.name !== 'available' && input.name !== 'on_hand')
    return {
      inventoryAdjustmentGroup: null,
      ...refused(new Refusal(['input', 'name'], 'The specified quantity name is invalid.', 'INVALID_NAME')),
    };
  for (const { product, locationId, quantity } of changes) {
    const { committed } = books.levelOf(product, locationId);
    setInventory(books, product, locationId, input.name === 'on_hand' ? quantity - committed : quantity);
  }
  return {
    inventoryAdjustmentGroup: {
      __typename: 'InventoryAdjustmentGroup',
      id: gid('InventoryAdjustmentGroup', Math.floor(books.now())),
      createdAt: isoSeconds(books.now()),
      reason: input.reason,
      referenceDocumentUri: input.referenceDocumentUri ?? null,
    },
    ...fine,
  };
}
