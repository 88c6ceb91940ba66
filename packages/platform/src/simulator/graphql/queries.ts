import { GraphQLError, type GraphQLResolveInfo } from 'graphql';
import { findFulfillmentOrder, isOpen } from '../actions/fulfillmentOrders.ts';
import { findFulfillment } from '../actions/fulfillments.ts';
import { customerIdOf } from '../model/customers.ts';
import { appId, gid, installationId, numberOf, parseGid, shopId } from '../model/storeIds.ts';
import type { BookedOrder } from '../model/storeTypes.ts';
import { readsAllOrders } from './access.ts';
import { type AdminContext, recentOrdersMs } from './AdminContext.ts';
import { connect, type ConnectionArgs } from './connection.ts';
import { fulfillmentOrderMatches, orderMatcher, type OrderPart, productMatcher } from './orderSearch.ts';
import { search, type TermMatcher } from './searchQuery.ts';
import {
  appSubscriptionView,
  appView,
  bulkOperationView,
  installationView,
  shopView,
  webhookSubscriptionView,
} from './views/appViews.ts';
import { fulfillmentOrderView, fulfillmentView } from './views/fulfillmentViews.ts';
import { locationView } from './views/locationViews.ts';
import { countOf } from './views/money.ts';
import {
  customerView,
  lineItemView,
  orderView,
  refundView,
  returnView,
  reverseDeliveryView,
} from './views/orderViews.ts';
import { inventoryItemView, inventoryLevelView, productView, variantView } from './views/productViews.ts';

interface Id {
  id: string;
}

/** Throws if the text is not an id of the type: the platform does not run such a query. */
export function idNumber(type: string, text: string): number {
  const parsed = parseGid(text);
  if (!parsed) throw new GraphQLError(`Invalid global id '${text}'`, { extensions: { code: 'INVALID_VARIABLE' } });
  if (parsed.type !== type) throw new GraphQLError(`invalid id`, { extensions: { code: 'RESOURCE_NOT_FOUND' } });
  return parsed.id;
}

/** Filters by the platform's search syntax. The reply warns about fields that cannot be searched. */
function found<Item>(
  context: AdminContext,
  info: GraphQLResolveInfo,
  items: readonly Item[],
  query: string | null | undefined,
  fits: TermMatcher<Item>,
): readonly Item[] {
  const result = search(items, query, fits);
  if (result.warnings.length > 0)
    context.searchWarnings.push({ path: [info.path.key], query: query ?? '', warnings: result.warnings });
  return result.items;
}

/** An app without `read_all_orders` sees the last 60 days. */
function visibleOrders(context: AdminContext): BookedOrder[] {
  const { books } = context;
  const oldest = readsAllOrders(context) ? -Infinity : books.now() - recentOrdersMs;
  return [...books.allOrders()].filter(({ at }) => at >= oldest);
}

function visibleOrder(context: AdminContext, id: number): BookedOrder | null {
  const order = context.books.orderById(id);
  if (!order || (!readsAllOrders(context) && order.at < context.books.now() - recentOrdersMs)) return null;
  return order;
}

const orderKeys: Readonly<Record<string, (order: BookedOrder) => number | string>> = {
  ID: ({ id }) => id,
  CREATED_AT: ({ at }) => at,
  PROCESSED_AT: ({ at }) => at,
  UPDATED_AT: ({ updatedAt }) => updatedAt,
  ORDER_NUMBER: ({ serial }) => serial,
};

function orders(args: ConnectionArgs, context: AdminContext, info: GraphQLResolveInfo): object {
  const items = found(context, info, visibleOrders(context), args.query, orderMatcher(context.books));
  const keyOf = orderKeys[args.sortKey ?? 'PROCESSED_AT'] ?? (({ at }: BookedOrder) => at);
  return connect(
    { items, keyOf, idOf: ({ id }) => id, view: (order) => orderView(context, order) },
    args,
    context.isBulk,
  );
}

interface FulfillmentOrdersArgs extends ConnectionArgs {
  includeClosed?: boolean | null;
  locationIds?: readonly string[] | null;
}

function fulfillmentOrders(args: FulfillmentOrdersArgs, context: AdminContext, info: GraphQLResolveInfo): object {
  const { books } = context;
  const all: OrderPart[] = visibleOrders(context).flatMap((order) =>
    // Skips finished past orders that were never read, without generating their shipping.
    args.includeClosed !== true && order.shipping === null && order.initial !== 'open'
      ? []
      : books.shippingOf(order).fulfillmentOrders.map((fulfillmentOrder) => ({ order, fulfillmentOrder })),
  );
  const locations = args.locationIds?.map((id) => idNumber('Location', id));
  const listed = all.filter(
    ({ fulfillmentOrder }) =>
      (args.includeClosed === true || isOpen(fulfillmentOrder)) &&
      (locations?.includes(fulfillmentOrder.locationId) ?? true),
  );
  const keyOf = ({ fulfillmentOrder }: OrderPart) =>
    args.sortKey === 'UPDATED_AT' ? fulfillmentOrder.updatedAt : fulfillmentOrder.id;
  return connect(
    {
      items: found(context, info, listed, args.query, fulfillmentOrderMatches),
      keyOf,
      idOf: ({ fulfillmentOrder }) => fulfillmentOrder.id,
      view: ({ order, fulfillmentOrder }) => fulfillmentOrderView(context, order, fulfillmentOrder),
    },
    args,
    context.isBulk,
  );
}

function productsOf(
  type: 'Product' | 'ProductVariant' | 'InventoryItem',
  view: (context: AdminContext, product: Parameters<typeof productView>[1]) => object,
) {
  return (args: ConnectionArgs, context: AdminContext, info: GraphQLResolveInfo): object =>
    connect(
      {
        items: found(context, info, context.books.products, args.query, productMatcher(type)),
        keyOf: ({ serial, updatedAt, title, createdAt }) => {
          if (args.sortKey === 'UPDATED_AT') return updatedAt;
          if (args.sortKey === 'CREATED_AT') return createdAt;
          return args.sortKey === 'TITLE' ? title : serial;
        },
        idOf: ({ serial }) => serial,
        view: (product) => view(context, product),
      },
      args,
      context.isBulk,
    );
}

function locations(
  args: ConnectionArgs & { includeInactive?: boolean | null },
  context: AdminContext,
  info: GraphQLResolveInfo,
): object {
  const listed = context.books.locations.filter(({ isActive }) => isActive || args.includeInactive === true);
  return connect(
    {
      items: found(context, info, listed, args.query, ({ name, isActive }, { field, value }) => {
        if (field === 'name' || field === 'default') return name.toLowerCase().includes(value.toLowerCase());
        return field === 'active' ? String(isActive) === value : null;
      }),
      keyOf: ({ name, id }) => (args.sortKey === 'ID' ? id : name),
      idOf: ({ id }) => id,
      view: (location) => locationView(context, location),
    },
    args,
    context.isBulk,
  );
}

/** Any object by id; null if it does not exist. */
function node(context: AdminContext, id: string): object | null {
  const parsed = parseGid(id);
  if (!parsed) throw new GraphQLError(`Invalid global id '${id}'`, { extensions: { code: 'INVALID_VARIABLE' } });
  const { books, app, bulk } = context;
  const number = parsed.id;
  const order = parsed.type === 'Order' ? visibleOrder(context, number) : null;
  switch (parsed.type) {
    case 'Order':
      return order && orderView(context, order);
    case 'Shop':
      return number === shopId ? shopView(context) : null;
    case 'FulfillmentOrder':
      return fulfillmentOrder(context, number);
    case 'Fulfillment':
      return fulfillment(context, number);
    case 'Location': {
      const location = books.location(number);
      return location && locationView(context, location);
    }
    case 'LineItem': {
      const owner = books.orderOfPart('LineItem', number);
      const index = owner?.lines.findIndex((_, line) => books.partId('LineItem', owner, line) === number) ?? -1;
      return owner && index >= 0 ? lineItemView(context, owner, index) : null;
    }
    case 'Refund':
      return refund(context, number);
    case 'Return':
      return returnOf(context, number);
    case 'Customer':
      return customer(context, number);
    case 'Product':
    case 'ProductVariant':
    case 'InventoryItem': {
      const product = books.productById(parsed.type, number);
      const view = { Product: productView, ProductVariant: variantView, InventoryItem: inventoryItemView }[parsed.type];
      return product && view(context, product);
    }
    case 'InventoryLevel':
      return inventoryLevel(context, id);
    case 'BulkOperation': {
      const operation = bulk.find(number);
      return operation && bulkOperationView(context, operation);
    }
    case 'AppSubscription': {
      const charge = app.charges.find((one) => one.id === number);
      return charge ? appSubscriptionView(charge) : null;
    }
    case 'WebhookSubscription': {
      const subscription = app.webhookSubscriptions.find((one) => one.id === number);
      return subscription ? webhookSubscriptionView(context, subscription) : null;
    }
    case 'App':
      return number === appId ? appView(context) : null;
    case 'AppInstallation':
      return number === installationId ? installationView(context) : null;
    default:
      return null;
  }
}

function refund(context: AdminContext, id: number): object | null {
  const owner = context.books.orderOfPart('Refund', id);
  const found = owner?.refunds.find((one) => one.id === id);
  return owner && found ? refundView(context, owner, found) : null;
}

function returnOf(context: AdminContext, id: number): object | null {
  const owner = context.books.orderOfPart('Return', id);
  const found = owner?.returns?.find((one) => one.id === id);
  return owner && found ? returnView(context, owner, found) : null;
}

/** Its number is the return's. */
function reverseDelivery(context: AdminContext, id: number): object | null {
  const owner = context.books.orderOfPart('Return', id);
  const found = owner?.returns?.find((one) => one.id === id && one.parcel);
  return owner && found ? reverseDeliveryView(context, owner, found) : null;
}

function fulfillmentOrder(context: AdminContext, id: number): object | null {
  const part = findFulfillmentOrder(context.books, id);
  return part && fulfillmentOrderView(context, part.order, part.fulfillmentOrder);
}

function fulfillment(context: AdminContext, id: number): object | null {
  const part = findFulfillment(context.books, id);
  return part && fulfillmentView(context, part.order, part.fulfillment);
}

function customer(context: AdminContext, id: number): object | null {
  const latest = [...context.books.allOrders()].findLast((order) => customerIdOf(order) === id);
  return latest ? customerView(context, latest) : null;
}

function inventoryLevel(context: AdminContext, id: string): object | null {
  const match = /^gid:\/\/shopify\/InventoryLevel\/(\d+)\?inventory_item_id=(\d+)$/.exec(id);
  const location = match && context.books.location(Number(match[1]));
  const product = match && context.books.productById('InventoryItem', Number(match[2]));
  return location && product ? inventoryLevelView(context, product, location) : null;
}

/** Resolvers of root queries, by field. */
export const queries = {
  shop: (_: object, context: AdminContext) => shopView(context),
  order: ({ id }: Id, context: AdminContext) => {
    const order = visibleOrder(context, idNumber('Order', id));
    return order && orderView(context, order);
  },
  orderByIdentifier: ({ identifier }: { identifier: { id?: string } }, context: AdminContext) => {
    const order = identifier.id === undefined ? null : visibleOrder(context, idNumber('Order', identifier.id));
    return order && orderView(context, order);
  },
  orders,
  ordersCount: (
    { query, limit }: { query?: string | null; limit?: number | null },
    context: AdminContext,
    info: GraphQLResolveInfo,
  ) => {
    const count = found(context, info, visibleOrders(context), query, orderMatcher(context.books)).length;
    const isLimited = typeof limit === 'number' && count > limit;
    return { count: isLimited ? limit : count, precision: isLimited ? 'AT_LEAST' : 'EXACT' };
  },
  orderEditSession: ({ id }: Id, context: AdminContext) => {
    const number = idNumber('OrderEditSession', id);
    return context.edits.has(number) ? { id: gid('OrderEditSession', number) } : null;
  },
  location: ({ id }: { id?: string | null }, context: AdminContext) => {
    const [first] = context.books.locations;
    const location = typeof id === 'string' ? context.books.location(idNumber('Location', id)) : first;
    return location ? locationView(context, location) : null;
  },
  locations,
  fulfillmentOrder: ({ id }: Id, context: AdminContext) => fulfillmentOrder(context, idNumber('FulfillmentOrder', id)),
  fulfillmentOrders,
  /** Requests to the app's own fulfillment service, which does not exist. */
  assignedFulfillmentOrders: (args: ConnectionArgs, context: AdminContext) =>
    connect({ items: [], idOf: () => 0, view: () => ({}) }, args, context.isBulk),
  fulfillment: ({ id }: Id, context: AdminContext) => fulfillment(context, idNumber('Fulfillment', id)),
  refund: ({ id }: Id, context: AdminContext) => refund(context, idNumber('Refund', id)),
  return: ({ id }: Id, context: AdminContext) => returnOf(context, idNumber('Return', id)),
  reverseDelivery: ({ id }: Id, context: AdminContext) => reverseDelivery(context, idNumber('ReverseDelivery', id)),
  node: ({ id }: Id, context: AdminContext) => node(context, id),
  nodes: ({ ids }: { ids: readonly string[] }, context: AdminContext) => {
    if (ids.length > 250)
      throw new GraphQLError('The input array size of ids is greater than the maximum allowed of 250.');
    return ids.map((id) => node(context, id));
  },
  job: ({ id }: Id, context: AdminContext) => {
    const job = context.jobs.get(id);
    return job ? { id: job.id, done: job.isDone } : null;
  },
  product: ({ id }: Id, context: AdminContext) => {
    const product = context.books.productById('Product', idNumber('Product', id));
    return product && productView(context, product);
  },
  products: productsOf('Product', productView),
  productsCount: (_: object, context: AdminContext) => countOf(context.books.products.length),
  productVariant: ({ id }: Id, context: AdminContext) => {
    const product = context.books.productById('ProductVariant', idNumber('ProductVariant', id));
    return product && variantView(context, product);
  },
  productVariants: productsOf('ProductVariant', variantView),
  inventoryItem: ({ id }: Id, context: AdminContext) => {
    const product = context.books.productById('InventoryItem', idNumber('InventoryItem', id));
    return product && inventoryItemView(context, product);
  },
  inventoryItems: productsOf('InventoryItem', inventoryItemView),
  inventoryLevel: ({ id }: Id, context: AdminContext) => inventoryLevel(context, id),
  customer: ({ id }: Id, context: AdminContext) => customer(context, idNumber('Customer', id)),
  webhookSubscription: ({ id }: Id, context: AdminContext) => {
    const number = numberOf('WebhookSubscription', id);
    const subscription = context.app.webhookSubscriptions.find((one) => one.id === number);
    return subscription ? webhookSubscriptionView(context, subscription) : null;
  },
  webhookSubscriptions: (
    args: ConnectionArgs & { topics?: readonly string[] | null; uri?: string | null; callbackUrl?: string | null },
    context: AdminContext,
  ) =>
    connect(
      {
        items: context.app.webhookSubscriptions.filter(
          ({ topic, uri }) => (args.topics?.includes(topic) ?? true) && (args.uri ?? args.callbackUrl ?? uri) === uri,
        ),
        idOf: ({ id }) => id,
        view: (subscription) => webhookSubscriptionView(context, subscription),
      },
      args,
      context.isBulk,
    ),
  webhookSubscriptionsCount: (_: object, context: AdminContext) => countOf(context.app.webhookSubscriptions.length),
  currentAppInstallation: (_: object, context: AdminContext) => installationView(context),
  appInstallation: ({ id }: { id?: string | null }, context: AdminContext) =>
    typeof id === 'string' && idNumber('AppInstallation', id) !== installationId ? null : installationView(context),
  bulkOperation: ({ id }: Id, context: AdminContext) => {
    const operation = context.bulk.find(idNumber('BulkOperation', id));
    return operation && bulkOperationView(context, operation);
  },
  bulkOperations: (args: ConnectionArgs, context: AdminContext, info: GraphQLResolveInfo) =>
    connect(
      {
        items: found(context, info, context.bulk.records, args.query, (operation, { field, value }) => {
          if (field === 'status') return operation.status === value.toUpperCase();
          if (field === 'operation_type') return value.toUpperCase() === 'QUERY';
          return field === 'id' ? String(operation.id) === value.replace(/^.*\//, '') : null;
        }),
        keyOf: ({ createdAt }) => createdAt,
        idOf: ({ id }) => id,
        view: (operation) => bulkOperationView(context, operation),
      },
      args,
      context.isBulk,
    ),
  currentBulkOperation: ({ type }: { type?: string | null }, context: AdminContext) => {
    const latest = context.bulk.records.at(-1);
    return latest && type !== 'MUTATION' ? bulkOperationView(context, latest) : null;
  },
};
