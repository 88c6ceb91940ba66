import { message, type Words } from '@hub/domain/messages';
import { z } from 'zod';
import { wireId, wireList, wireSku, wireStockUnits, wireText, wireTime, wireUnits } from '../shared/wireFields.ts';

export const dclName = 'DCL Logistics';

/** api.dclcorp.com, "Help": dates and times are Pacific. */
export const dclTimeZone = 'America/Los_Angeles';

/**
 * Orders: GET orders with `extended_date`. Every field may be null, as in the schema of Airbyte's
 * `source-dcl-logistics`.
 */
const dclPackage = z.object({
  carton_id: wireText,
  tracking_number: wireText,
  shipped_items: z.array(z.object({ item_number: wireText, quantity: wireUnits.nullish() })).nullish(),
});

const dclShipment = z.object({
  ship_date: wireTime(dclTimeZone),
  shipping_carrier: wireText,
  shipping_service: wireText,
  packages: wireList(dclPackage),
});

export const dclOrder = z.object({
  order_number: wireId,
  account_number: wireText,
  order_stage: wireText,
  is_cancelled: z.boolean().nullish(),
  /** Assumed to match the request. */
  freight_account: wireText,
  shipments: wireList(dclShipment),
});

/** 0 or absent means success; any other code is a refusal, even with status 200 or 201. */
const errorCode = wireText.transform((code) => (code === null || Number(code) === 0 ? null : code));

const dclResult = { error_code: errorCode, error_message: wireText };

/** Null for none; a reply without its list is a refusal, or does not come from DCL. */
export const dclOrders = z
  .object({ ...dclResult, orders: z.array(dclOrder).nullish() })
  .refine(({ error_code, orders }) => error_code !== null || orders !== undefined, { path: ['orders'] });

const dclItem = z.object({
  item_number: wireSku.min(1),
  on_hand: wireStockUnits,
  available: wireStockUnits,
  committed: wireStockUnits.nullish(),
});

export const dclItems = z
  .object({ ...dclResult, items: z.array(dclItem).nullish() })
  .refine(({ error_code, items }) => error_code !== null || items !== undefined, { path: ['items'] });

/** Reply to a batch: one code for the batch and one per order. All must be 0. */
export const dclBatch = z
  .object({ ...dclResult, order_statuses: wireList(z.object({ order_number: wireText, ...dclResult })) })
  .refine(({ error_code, order_statuses }) => error_code !== null || order_statuses.length > 0, {
    path: ['order_statuses'],
  });

export const dclCancellation = z.object(dclResult);

const refusal = z.object({
  error_code: wireText,
  error_message: wireText,
  order_statuses: wireList(z.object({ error_code: errorCode, error_message: wireText })),
});

/** Text about the order precedes text about the batch. */
export function dclRefusal(body: unknown): Words | null {
  const parsed = refusal.safeParse(body);
  if (!parsed.success) return null;
  const { error_code, error_message, order_statuses } = parsed.data;
  const refused = order_statuses.find((status) => status.error_code !== null);
  const code = refused?.error_code ?? error_code;
  const own = refused?.error_message ?? error_message;
  return own ?? (code === null ? null : message('providers.errorCode', { provider: dclName, code }));
}
