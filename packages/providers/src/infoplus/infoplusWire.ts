import { z } from 'zod';
import { wireId, wireList, wireSku, wireStockUnits, wireText, wireTime, wireUnits } from '../shared/wireFields.ts';

export const infoplusName = 'Info Plus';

/*
 * Infoplus API "beta", the version its own clients use (github.com/infopluscommerce/infoplus-javascript-client, docs).
 * Searches return a plain array.
 */

/** Times without an offset are UTC (assumed). */
const time = wireTime('UTC');

/** Integer for an order, with a fraction for its back orders: 1200, 1200.001. */
const orderNo = z.union([wireId, z.number().max(1e15).transform(String)]);

const optionalUnits = wireUnits.nullish().transform((units) => units ?? null);

export const infoplusOrder = z.object({
  orderNo,
  customerOrderNo: wireText,
  status: wireText,
  holdCode: wireText,
  lineItems: wireList(
    z.object({
      lineItemId: wireText,
      customerLineItemNo: wireText,
      sku: wireSku,
      orderedQty: wireUnits,
      shippedQty: optionalUnits,
      backorderQty: optionalUnits,
    }),
  ),
});

/** The order unchanged, to save with changes. */
export const infoplusWholeOrder = z.looseObject({
  orderNo: z.union([z.number(), z.string()]),
  holdCode: wireText,
  shipToStreet: wireText,
  shipToStreet2: wireText,
  shipToZip: wireText,
  lineItems: z.array(z.looseObject({ sku: wireSku, orderedQty: wireUnits })),
});

export const infoplusShipments = z.array(
  z.object({
    id: wireId,
    cartonNo: wireText,
    trackingNo: wireText,
    shipped: z.boolean(),
    shipDate: time,
    deliveredDate: time,
    status: wireText,
    carrierCompany: wireText,
    carrierServiceId: wireText,
  }),
);

export const infoplusCartonContents = z.array(
  z.object({ cartonNo: wireText, lineItemId: wireText, sku: wireText, quantity: wireUnits }),
);

export const infoplusCarrierService = z.object({ label: wireText });

export const infoplusChoices = z.array(z.object({ id: wireId, name: wireText, label: wireText }));

export const infoplusItems = z.array(z.object({ sku: wireSku }));

export const infoplusInventory = z.array(
  z.object({
    sku: wireSku,
    warehouseId: wireText,
    onHandQuantity: wireStockUnits,
    availableQuantity: wireStockUnits,
  }),
);

const infoplusErrors = z.object({ errors: z.array(z.string()).min(1) });

/** Infoplus's reason for a refusal. */
export function infoplusRefusal(body: unknown): string | null {
  if (typeof body === 'string') return body;
  return infoplusErrors.safeParse(body).data?.errors.join(' ') ?? null;
}
