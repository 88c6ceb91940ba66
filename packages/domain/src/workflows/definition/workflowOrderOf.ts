import { parseInstant } from '../../shared/dates/parseInstant.ts';
import type { WorkflowOrder } from './WorkflowOrder.ts';

type OwnFields = Pick<
  WorkflowOrder,
  | 'orderId'
  | 'orderName'
  | 'customerName'
  | 'earlierOrders'
  | 'country'
  | 'postcode'
  | 'shippingMethod'
  | 'tags'
  | 'bundles'
  | 'collections'
  | 'handling'
  | 'paymentStatus'
  | 'risk'
  | 'dispute'
  | 'deliveryMethod'
  | 'isTest'
  | 'poNumber'
  | 'checkout'
> & {
  /** ISO 8601. */
  createdAt: string | null;
};

/** What is kept of an order, as far as workflows read it. */
export interface KeptOrder extends OwnFields {
  lineItems: readonly KeptLineItem[];
}

interface KeptLineItem extends WeighedItem {
  name: string;
  sku: string;
  /** Per unit. */
  price: number | null;
  isCancelled: boolean;
}

interface WeighedItem {
  quantity: number;
  /** Kilograms per unit, as text. */
  productWeight: string;
}

/** The same with the sums of its lines, as a database adds them up; cancelled lines are left out. */
export interface SummedOrder extends OwnFields, Pick<WorkflowOrder, 'lines' | 'units' | 'skus' | 'productNames'> {
  /** Not rounded yet. */
  total: number;
  items: readonly WeighedItem[];
}

/** An order as workflows read it. Cancelled lines count for nothing. */
export function workflowOrderOf({ lineItems, ...order }: KeptOrder): WorkflowOrder {
  const items = lineItems.filter(({ isCancelled }) => !isCancelled);
  return workflowOrderOfSums({
    ...order,
    items,
    total: sum(items.map(({ price, quantity }) => (price ?? 0) * quantity)),
    units: sum(items.map(({ quantity }) => quantity)),
    lines: items.length,
    skus: items.map(({ sku }) => sku),
    productNames: items.map(({ name }) => name),
  });
}

/** The same of an order whose lines are summed already. */
export function workflowOrderOfSums({ items, createdAt, total, ...order }: SummedOrder): WorkflowOrder {
  const weights = items.flatMap(({ productWeight, quantity }) => {
    const weight = Number.parseFloat(productWeight);
    return Number.isFinite(weight) ? [weight * quantity] : [];
  });
  return {
    ...order,
    createdAt: createdAt === null ? null : parseInstant(createdAt),
    // Prices have up to four digits; so the sum is the same, in whichever order and precision it was added up.
    total: rounded(rounded(total, 4), 2),
    weight: weights.length === 0 ? null : rounded(sum(weights), 3),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Sums of prices are amounts again: 0.1 + 0.2 is 0.3. */
function rounded(number: number, digits: number): number {
  return Number(number.toFixed(digits));
}
