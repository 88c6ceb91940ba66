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

/** The stored parts of an order that workflows read. */
export interface StoredWorkflowOrder extends OwnFields {
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

/** The same with line totals as a database sums them; leaves out canceled lines. */
export interface SummedOrder extends OwnFields, Pick<WorkflowOrder, 'lines' | 'units' | 'skus' | 'productNames'> {
  /** Not rounded yet. */
  total: number;
  items: readonly WeighedItem[];
}

/** An order as workflows read it. Ignores canceled lines. */
export function workflowOrderOf({ lineItems, ...order }: StoredWorkflowOrder): WorkflowOrder {
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

/** The same for an order with summed lines. */
export function workflowOrderOfSums({ items, createdAt, total, ...order }: SummedOrder): WorkflowOrder {
  const weights = items.flatMap(({ productWeight, quantity }) => {
    const weight = Number.parseFloat(productWeight);
    return Number.isFinite(weight) ? [weight * quantity] : [];
  });
  return {
    ...order,
    createdAt: createdAt === null ? null : parseInstant(createdAt),
    // Prices have up to four digits, so the sum is the same in any order and precision.
    total: rounded(rounded(total, 4), 2),
    weight: weights.length === 0 ? null : rounded(sum(weights), 3),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Rounds a sum of prices to an amount: 0.1 + 0.2 is 0.3. */
function rounded(number: number, digits: number): number {
  return Number(number.toFixed(digits));
}
