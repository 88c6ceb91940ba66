import { customerIdOf } from '../model/customers.ts';
import { financialStatusOf, fulfillmentStatusOf } from '../model/orderFigures.ts';
import { numberOf } from '../model/storeIds.ts';
import type { StoreBooks } from '../model/StoreBooks.ts';
import type { StoreFulfillmentOrder, BookedOrder, StoreProduct } from '../model/storeTypes.ts';
import { firstInventoryItemId, firstProductId, firstVariantId } from '../model/storeIds.ts';
import { compareTerm, type SearchTerm, textFits } from './searchQuery.ts';

/** Matches a number or a platform id. */
function idFits(type: string, actual: number, term: SearchTerm): boolean {
  const value = numberOf(type, term.value);
  return compareTerm(actual, value === null ? term : { ...term, value: String(value) }, 'number');
}

export function orderMatcher(books: StoreBooks) {
  return (order: BookedOrder, term: SearchTerm): boolean | null => {
    const { field, value } = term;
    switch (field) {
      case 'default':
        return textFits(`#${order.number}`, term) || textFits(order.number, term) || hasSku(order, term);
      case 'id':
        return idFits('Order', order.id, term);
      case 'name':
        return textFits(`#${order.number}`, term) || textFits(order.number, term);
      case 'created_at':
      case 'processed_at':
        return compareTerm(order.at, term, 'time');
      case 'updated_at':
        return compareTerm(order.updatedAt, term, 'time');
      case 'status':
        return statusFits(order, value.toLowerCase());
      case 'fulfillment_status':
        return fulfillmentFits(books, order, value.toLowerCase());
      case 'financial_status':
        return financialStatusOf(order).toLowerCase() === value.toLowerCase() || value === 'any';
      case 'tag':
        return order.tags.some((tag) => textFits(tag, term));
      case 'tag_not':
        return !order.tags.some((tag) => textFits(tag, term));
      case 'sku':
        return hasSku(order, term);
      case 'email':
        return !order.isRedacted && textFits(books.recipientOf(order).email, term);
      case 'customer_id':
        return idFits('Customer', customerIdOf(order) ?? 0, term);
      case 'test':
        return value === 'false';
      default:
        return null;
    }
  };
}

function hasSku(order: BookedOrder, term: SearchTerm): boolean {
  return order.lines.some(({ product }) => textFits(product.sku, term));
}

function statusFits({ cancelledAt, closedAt }: BookedOrder, value: string): boolean {
  if (value === 'open' || value === 'not_closed') return closedAt === null && cancelledAt === null;
  if (value === 'closed') return closedAt !== null;
  return value === 'cancelled' ? cancelledAt !== null : true;
}

function fulfillmentFits(books: StoreBooks, order: BookedOrder, value: string): boolean {
  const status = fulfillmentStatusOf(books, order);
  if (value === 'fulfilled' || value === 'shipped') return status === 'FULFILLED';
  if (value === 'partial') return status === 'PARTIALLY_FULFILLED';
  if (value === 'unfulfilled') return status !== 'FULFILLED';
  if (value === 'unshipped') return status === 'UNFULFILLED' || status === 'ON_HOLD';
  return value === 'on_hold' ? status === 'ON_HOLD' : true;
}

export interface OrderPart {
  order: BookedOrder;
  fulfillmentOrder: StoreFulfillmentOrder;
}

export function fulfillmentOrderMatches({ order, fulfillmentOrder }: OrderPart, term: SearchTerm): boolean | null {
  const { field, value } = term;
  switch (field) {
    case 'id':
      return idFits('FulfillmentOrder', fulfillmentOrder.id, term);
    case 'status':
      return fulfillmentOrder.status === value.toUpperCase();
    case 'assigned_location_id':
      return idFits('Location', fulfillmentOrder.locationId, term);
    case 'updated_at':
      return compareTerm(fulfillmentOrder.updatedAt, term, 'time');
    case 'order_id':
      return idFits('Order', order.id, term);
    default:
      return null;
  }
}

export function productMatcher(type: 'Product' | 'ProductVariant' | 'InventoryItem') {
  const first = { Product: firstProductId, ProductVariant: firstVariantId, InventoryItem: firstInventoryItemId }[type];
  return (product: StoreProduct, term: SearchTerm): boolean | null => {
    switch (term.field) {
      case 'default':
      case 'title':
        return product.title.toLowerCase().includes(term.value.toLowerCase().replace(/\*$/, ''));
      case 'id':
        return idFits(type, first + product.serial, term);
      case 'product_id':
        return idFits('Product', firstProductId + product.serial, term);
      case 'sku':
        return textFits(product.sku, term);
      case 'created_at':
        return compareTerm(product.createdAt, term, 'time');
      case 'updated_at':
        return compareTerm(product.updatedAt, term, 'time');
      case 'status':
        return term.value.toLowerCase().split(',').includes('active');
      case 'vendor':
        return textFits('Sample', term);
      default:
        return null;
    }
  };
}
