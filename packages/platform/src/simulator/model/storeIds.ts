/** Kinds of ids derived from an order's serial number. */
const orderParts = {
  LineItem: { first: 13_000_000_000_000, perOrder: 10_000 },
  FulfillmentOrder: { first: 6_000_000_000_000, perOrder: 1_000 },
  FulfillmentOrderLineItem: { first: 40_000_000_000_000, perOrder: 10_000_000 },
  Fulfillment: { first: 5_000_000_000_000, perOrder: 1_000 },
  FulfillmentLineItem: { first: 80_000_000_000_000, perOrder: 10_000_000 },
  FulfillmentEvent: { first: 31_000_000_000_000, perOrder: 10_000 },
  FulfillmentHold: { first: 900_000_000_000, perOrder: 1_000 },
  Refund: { first: 800_000_000_000, perOrder: 1_000 },
  Return: { first: 120_000_000_000, perOrder: 1_000 },
  ReturnLineItem: { first: 270_000_000_000_000, perOrder: 10_000_000 },
  ExchangeLineItem: { first: 96_000_000_000, perOrder: 1_000 },
  RefundLineItem: { first: 520_000_000_000_000, perOrder: 10_000_000 },
} as const;

export type OrderPart = keyof typeof orderParts;

/** Base of generated order ids. */
export const firstOrderId = 5_500_000_000_000;
export const firstProductId = 8_100_000_000_000;
export const firstVariantId = 44_000_000_000_000;
export const firstInventoryItemId = 46_000_000_000_000;
export const firstCustomerId = 7_200_000_000_000;
export const shopId = 68_517_429;
export const appId = 1_354_745;
export const installationId = 584_201_337;

/** Id of a part, from the order's serial number and the part's index (from 0). */
export function partId(part: OrderPart, serial: number, index: number): number {
  const { first, perOrder } = orderParts[part];
  if (index >= perOrder) throw new Error(`An order has at most ${perOrder} of ${part}.`);
  return first + serial * perOrder + index;
}

/** Serial number of a part's order. */
export function serialOfPart(part: OrderPart, id: number): number {
  const { first, perOrder } = orderParts[part];
  return Math.floor((id - first) / perOrder);
}

export function isOrderPart(type: string): type is OrderPart {
  return type in orderParts;
}

/** `gid://shopify/Order/5500000000001`. */
export function gid(type: string, id: number | string): string {
  return `gid://shopify/${type}/${id}`;
}

/** Null if the text is not a platform id. */
export function parseGid(text: string): { type: string; id: number; rest: string } | null {
  const match = /^gid:\/\/shopify\/([A-Za-z]+)\/(\d{1,16})(\?.*)?$/.exec(text);
  return match?.[1] === undefined ? null : { type: match[1], id: Number(match[2]), rest: match[3] ?? '' };
}

/** The number in an id of this type; null otherwise. */
export function numberOf(type: string, text: string): number | null {
  const parsed = parseGid(text);
  return parsed?.type === type ? parsed.id : null;
}
