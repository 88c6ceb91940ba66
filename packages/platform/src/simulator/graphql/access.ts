import { GraphQLError } from 'graphql';
import type { AdminContext } from './AdminContext.ts';

const readFulfillmentOrders = [
  'read_merchant_managed_fulfillment_orders',
  'read_assigned_fulfillment_orders',
  'read_third_party_fulfillment_orders',
];
const writeFulfillmentOrders = readFulfillmentOrders.map((scope) => scope.replace('read_', 'write_'));

/** Scopes that root fields need; any one is enough. */
const neededScopes: Readonly<Record<string, readonly string[]>> = {
  order: ['read_orders'],
  orders: ['read_orders'],
  ordersCount: ['read_orders'],
  orderByIdentifier: ['read_orders'],
  orderEditSession: ['write_order_edits'],
  location: ['read_locations'],
  locations: ['read_locations'],
  fulfillmentOrder: readFulfillmentOrders,
  fulfillmentOrders: readFulfillmentOrders,
  assignedFulfillmentOrders: readFulfillmentOrders,
  fulfillment: ['read_orders', ...readFulfillmentOrders],
  refund: ['read_orders'],
  return: ['read_returns'],
  reverseDelivery: ['read_returns'],
  product: ['read_products'],
  products: ['read_products'],
  productsCount: ['read_products'],
  productVariant: ['read_products'],
  productVariants: ['read_products'],
  inventoryItem: ['read_inventory', 'read_products'],
  inventoryItems: ['read_inventory', 'read_products'],
  inventoryLevel: ['read_inventory'],
  customer: ['read_customers'],
  fulfillmentCreate: writeFulfillmentOrders,
  fulfillmentCreateV2: writeFulfillmentOrders,
  fulfillmentCancel: writeFulfillmentOrders,
  fulfillmentTrackingInfoUpdate: writeFulfillmentOrders,
  fulfillmentTrackingInfoUpdateV2: writeFulfillmentOrders,
  fulfillmentEventCreate: writeFulfillmentOrders,
  fulfillmentOrderHold: writeFulfillmentOrders,
  fulfillmentOrderReleaseHold: writeFulfillmentOrders,
  fulfillmentOrderMove: writeFulfillmentOrders,
  fulfillmentOrderOpen: writeFulfillmentOrders,
  fulfillmentOrderSplit: writeFulfillmentOrders,
  orderCancel: ['write_orders'],
  orderClose: ['write_orders'],
  orderOpen: ['write_orders'],
  orderUpdate: ['write_orders'],
  tagsAdd: ['write_orders'],
  tagsRemove: ['write_orders'],
  orderEditBegin: ['write_order_edits'],
  orderEditSetQuantity: ['write_order_edits'],
  orderEditCommit: ['write_order_edits'],
  inventorySetQuantities: ['write_inventory'],
};

/** A write scope includes read access. */
function hasScope({ app }: AdminContext, scope: string): boolean {
  return app.grantedScopes.includes(scope) || app.grantedScopes.includes(scope.replace(/^read_/, 'write_'));
}

export function readsFulfillmentOrders(context: AdminContext): boolean {
  return readFulfillmentOrders.some((scope) => hasScope(context, scope));
}

export function readsAllOrders({ app }: AdminContext): boolean {
  return app.grantedScopes.includes('read_all_orders');
}

/** Throws ACCESS_DENIED if the app was not granted the scope of a field. */
export function checkAccess(context: AdminContext, field: string): void {
  const scopes = neededScopes[field];
  if (!scopes || scopes.some((scope) => hasScope(context, scope))) return;
  throw accessDenied(field, scopes);
}

export function accessDenied(field: string, scopes: readonly string[]): GraphQLError {
  const required = `${scopes.map((scope) => `\`${scope}\``).join(' or ')} access scope.`;
  return new GraphQLError(`Access denied for ${field} field. Required access: ${required}`, {
    extensions: {
      code: 'ACCESS_DENIED',
      documentation: 'https://shopify.dev/api/usage/access-scopes',
      requiredAccess: required,
    },
  });
}

export function checkCustomerAccess(context: AdminContext): void {
  if (!hasScope(context, 'read_customers')) throw accessDenied('customer', ['read_customers']);
}

export function checkReturnsAccess(context: AdminContext): void {
  if (!hasScope(context, 'read_returns')) throw accessDenied('returns', ['read_returns']);
}

export function checkTermsAccess(context: AdminContext): void {
  if (!hasScope(context, 'read_payment_terms')) throw accessDenied('paymentTerms', ['read_payment_terms']);
}
