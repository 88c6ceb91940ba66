import { setQuantities, whyNotEditable, whyNotQuantity } from '../actions/orders.ts';
import { Refusal } from '../actions/Refusal.ts';
import { fulfilledQuantity } from '../model/orderFigures.ts';
import { gid, numberOf } from '../model/storeIds.ts';
import type { BookedOrder } from '../model/storeTypes.ts';
import type { AdminContext, OrderEdit } from './AdminContext.ts';
import { connect, type ConnectionArgs } from './connection.ts';
import { refused } from './mutations.ts';
import { moneyBag } from './views/money.ts';
import { orderView } from './views/orderViews.ts';
import { variantView } from './views/productViews.ts';

const none = { calculatedOrder: null, orderEditSession: null };

/** Resolvers for order edits: begin, set quantities, commit. */
export const orderEditMutations = {
  orderEditBegin: ({ id }: { id: string }, context: AdminContext) => {
    const number = numberOf('Order', id);
    const order = number === null ? null : context.books.orderById(number);
    const refusal = order ? whyNotEditable(order) : new Refusal(['id'], 'The order does not exist.');
    if (!order || refusal) return { ...none, ...refused(refusal ?? new Refusal(['id'], 'The order does not exist.')) };
    const edit: OrderEdit = {
      id: context.app.nextId(220_000_000_000),
      orderId: order.id,
      quantities: new Map(),
      restocked: new Set(),
      isCommitted: false,
    };
    context.edits.set(edit.id, edit);
    return { ...views(context, order, edit), userErrors: [] };
  },
  orderEditSetQuantity: (
    {
      id,
      lineItemId,
      quantity,
      restock,
    }: { id: string; lineItemId: string; quantity: number; restock?: boolean | null },
    context: AdminContext,
  ) => {
    const found = findEdit(context, id);
    if (found instanceof Refusal) return { calculatedLineItem: null, ...none, ...refused(found) };
    const { order, edit } = found;
    const line = lineOf(order, lineItemId, context);
    const refusal = whyNot(context, order, line, quantity);
    if (refusal) return { calculatedLineItem: null, ...none, ...refused(refusal) };
    edit.quantities.set(line, quantity);
    if (restock === true) edit.restocked.add(line);
    return {
      calculatedLineItem: calculatedLineView(context, order, edit, line),
      ...views(context, order, edit),
      userErrors: [],
    };
  },
  orderEditCommit: ({ id }: { id: string }, context: AdminContext) => {
    const found = findEdit(context, id);
    if (found instanceof Refusal) return { order: null, successMessages: null, ...refused(found) };
    const { order, edit } = found;
    const restock = edit.restocked.size > 0;
    const refusal = setQuantities(context.books, order, edit.quantities, restock);
    if (refusal) return { order: null, successMessages: null, ...refused(refusal) };
    edit.isCommitted = true;
    return { order: orderView(context, order), successMessages: ['Order updated'], userErrors: [] };
  },
};

function findEdit(context: AdminContext, id: string): { order: BookedOrder; edit: OrderEdit } | Refusal {
  const number = numberOf('CalculatedOrder', id) ?? numberOf('OrderEditSession', id);
  const edit = number === null ? undefined : context.edits.get(number);
  const order = edit && context.books.orderById(edit.orderId);
  if (!edit || !order) return new Refusal(['id'], 'The calculated order does not exist.');
  return edit.isCommitted ? new Refusal(['id'], 'The order edit has already been committed.') : { order, edit };
}

/** Position of a calculated line, or -1. Ids of line items differ from those of calculated lines. */
function lineOf(order: BookedOrder, lineItemId: string, context: AdminContext): number {
  const number = numberOf('CalculatedLineItem', lineItemId);
  if (number === null) return -1;
  return order.lines.findIndex((_, index) => context.books.partId('LineItem', order, index) === number);
}

function whyNot(context: AdminContext, order: BookedOrder, line: number, quantity: number): Refusal | null {
  if (order.lines[line] === undefined) return new Refusal(['lineItemId'], 'The line item does not exist.');
  return whyNotQuantity(context.books, order, line, quantity);
}

function views(context: AdminContext, order: BookedOrder, edit: OrderEdit): object {
  return {
    calculatedOrder: calculatedOrderView(context, order, edit),
    orderEditSession: { __typename: 'OrderEditSession', id: gid('OrderEditSession', edit.id) },
  };
}

function calculatedOrderView(context: AdminContext, order: BookedOrder, edit: OrderEdit): object {
  const quantityOf = (index: number) => edit.quantities.get(index) ?? order.lines[index]?.current ?? 0;
  const total = () => order.lines.reduce((sum, { price }, index) => sum + quantityOf(index) * price, 0);
  const listed = order.lines.flatMap(({ current }, index) => (current > 0 ? [index] : []));
  return {
    __typename: 'CalculatedOrder',
    id: gid('CalculatedOrder', edit.id),
    committed: edit.isCommitted,
    originalOrder: () => orderView(context, order),
    addedLineItems: (args: ConnectionArgs) => connect({ items: [], idOf: () => 0, view: () => ({}) }, args),
    lineItems: (args: ConnectionArgs) =>
      connect(
        {
          items: listed,
          idOf: (index) => context.books.partId('LineItem', order, index),
          view: (index) => calculatedLineView(context, order, edit, index),
        },
        args,
      ),
    cartDiscountAmountSet: null,
    subtotalLineItemsQuantity: () => order.lines.reduce((sum, _, index) => sum + quantityOf(index), 0),
    subtotalPriceSet: () => moneyBag(context, total(), order),
    totalOutstandingSet: () => moneyBag(context, 0, order),
    totalPriceSet: () => moneyBag(context, total(), order),
  };
}

function calculatedLineView(context: AdminContext, order: BookedOrder, edit: OrderEdit, index: number): object {
  const line = order.lines[index];
  if (!line) throw new Error('There is no such line item.');
  const { product, name, price, current } = line;
  const sent = fulfilledQuantity(context.books, order, index);
  const quantity = edit.quantities.get(index) ?? current;
  return {
    __typename: 'CalculatedLineItem',
    id: gid('CalculatedLineItem', context.books.partId('LineItem', order, index)),
    customAttributes: [],
    discountedUnitPriceSet: () => moneyBag(context, price, order),
    originalUnitPriceSet: () => moneyBag(context, price, order),
    editableQuantity: quantity - sent,
    editableQuantityBeforeChanges: current - sent,
    editableSubtotalSet: () => moneyBag(context, (quantity - sent) * price, order),
    uneditableSubtotalSet: () => moneyBag(context, sent * price, order),
    hasStagedLineItemDiscount: false,
    image: null,
    quantity,
    restockable: true,
    restocking: edit.restocked.has(index),
    sku: product.sku,
    title: name,
    variant: () => variantView(context, product),
    variantTitle: null,
  };
}
