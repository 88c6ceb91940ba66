import type { WireOrder } from './wireOrder.ts';

/**
 * Equivalent of `wireOrder.safeParse(row).success` by hand: for 100,000 rows zod without its compiler (see
 * `wireFields`) takes longer than parsing the JSON. A property test compares the two.
 */
export function isWireOrder(row: unknown): row is WireOrder {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return false;
  const order = row as Readonly<Record<string, unknown>>;
  return (
    (order.id === null || order.id === undefined || isWireId(order.id)) &&
    isWireId(order.order_id) &&
    isOptionalText(order.order_name) &&
    isOptionalText(order.customer_name) &&
    isOptionalText(order.fulfillment_status) &&
    isOptionalText(order.shopify_created_at) &&
    isOptionalText(order.shopify_close_at) &&
    isOptionalText(order.shopify_cancelled_at) &&
    isOptionalText(order.batch_time) &&
    isOptionalText(order.shipped_time) &&
    isOptionalNumber(order['3pl_status']) &&
    isOptionalNumber(order.is_back_order) &&
    isOptionalText(order.error) &&
    isOptionalText(order.error_message) &&
    isOptionalNumber(order.error_type)
  );
}

const idDigits = /^\d+$/;
const numberDigits = /^-?\d{1,15}(\.\d+)?$/;

/** Equivalent of `wireId.safeParse(value).success`. */
export function isWireId(value: unknown): value is string | number {
  return typeof value === 'string' ? idDigits.test(value) : Number.isSafeInteger(value);
}

function isOptionalText(value: unknown): boolean {
  return typeof value === 'string' || value === null || value === undefined;
}

function isOptionalNumber(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'string'
    ? numberDigits.test(value)
    : typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER;
}
