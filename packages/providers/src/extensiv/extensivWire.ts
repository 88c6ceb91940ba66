import { z } from 'zod';
import { wireId, wireList, wireSku, wireStockUnits, wireText, wireTime, wireUnits } from '../shared/wireFields.ts';

export const extensivName = 'Carter Distribution';

/*
 * Extensiv 3PL Warehouse Manager, which Carter Distribution uses. With `Accept: application/hal+json` names are camel
 * case, and rows are under `_embedded`, keyed by the address of their relation (developer.extensiv.com, REST API;
 * 3w.extensiv.com/rels).
 */

/** Rows under `_embedded` whose relation ends with `/kind`; the relation's host has changed over the years. */
function embedded<Item extends z.ZodType>(kind: string, item: Item) {
  const rows = z.array(item);
  return z.record(z.string(), z.unknown()).transform((all, context) => {
    const key = Object.keys(all).find((name) => name.toLowerCase().endsWith(`/${kind}`));
    const parsed = rows.safeParse(key === undefined ? [] : all[key]);
    if (parsed.success) return parsed.data;
    const [first] = parsed.error.issues;
    context.addIssue({ code: 'custom', path: [kind, ...(first?.path ?? [])], message: 'Not as documented' });
    return z.NEVER;
  });
}

/** A page of rows; without rows, `_embedded` is absent. */
function pageOf<Item extends z.ZodType>(kind: string, item: Item) {
  return z
    .object({ totalResults: z.int(), _embedded: embedded(kind, item).nullish() })
    .transform(({ totalResults, _embedded }) => ({ totalResults, rows: _embedded ?? [] }));
}

const orderItem = z.object({
  readOnly: z.object({ orderItemId: wireId }),
  itemIdentifier: z.object({ sku: wireSku }),
  externalId: wireText,
  qty: wireUnits,
});

const packageContent = z.object({ orderItemId: wireId, qty: wireUnits });

/** Contents are directly in it or nested below their relation. */
const packageInfo = z
  .object({
    packageId: wireId,
    trackingNumber: wireText,
    packageContents: wireList(packageContent),
    _embedded: embedded('packagecontent', packageContent).nullish(),
  })
  .transform(({ packageContents, _embedded, ...info }) => ({
    ...info,
    packageContents: packageContents.length > 0 ? packageContents : (_embedded ?? []),
  }));

/** Orders: Order, with `detail=OrderItems,Packages`. Times have no zone; they are the warehouse’s local times. */
export function extensivOrder(timeZone: string) {
  const time = wireTime(timeZone);
  return z
    .object({
      readOnly: z.object({
        orderId: wireId,
        status: z.union([z.int(), z.string()]).nullish(),
        isClosed: z.boolean().nullish(),
        processDate: time,
        smallParcelShipDate: time,
        shipDate: time,
        /** Set while the order is held. The hold call takes a reason, assumed to be returned here. */
        onHoldDate: wireText,
        onHoldReason: wireText,
        packages: wireList(packageInfo),
      }),
      referenceNum: wireText,
      routingInfo: z.object({ carrier: wireText, trackingNumber: wireText }).nullish(),
      orderItems: z.array(orderItem).nullish(),
      /** Data of the carriers’ system, the only place with further tracking numbers. */
      parcelResponse: z.object({ trackingNumbers: wireList(wireText) }).nullish(),
      _embedded: z
        .intersection(
          embedded('item', orderItem).transform((items) => ({ items })),
          embedded('package', packageInfo).transform((packages) => ({ packages })),
        )
        .nullish(),
    })
    .transform(({ orderItems, _embedded, readOnly, ...order }) => ({
      ...order,
      readOnly: {
        ...readOnly,
        packages: readOnly.packages.length > 0 ? readOnly.packages : (_embedded?.packages ?? []),
      },
      items: orderItems ?? _embedded?.items ?? [],
    }));
}

export function extensivOrders(timeZone: string) {
  return pageOf('order', extensivOrder(timeZone));
}

/** Customers: Customer. */
export const extensivCustomer = z.union([
  z.object({ readOnly: z.looseObject({}) }),
  z.object({ companyInfo: z.looseObject({}) }),
]);

/** Properties: Facilities. */
export const extensivFacilities = pageOf(
  'facility',
  z
    .object({
      readOnly: z.object({ facilityId: wireId }).nullish(),
      facilityId: wireId.nullish(),
      id: wireId.nullish(),
      name: wireText,
      timeZoneName: wireText,
    })
    .transform(({ readOnly, facilityId, id, name, timeZoneName }, context) => {
      const value = readOnly?.facilityId ?? facilityId ?? id;
      if (value !== undefined && value !== null) return { id: value, name, timeZoneName };
      context.addIssue({ code: 'custom', path: ['facilityId'], message: 'No id' });
      return z.NEVER;
    }),
);

/**
 * Properties: Carriers, with services ("modes") and billing codes. A code is a plain value or in an object (assumed).
 */
const wireCode = z.union([wireText, z.object({ code: wireText }).transform(({ code }) => code)]);
export const extensivCarriers = pageOf(
  'carrier',
  z.object({
    name: wireText,
    shipmentServices: wireList(z.object({ code: wireText, description: wireText })),
    billingCodes: wireList(wireCode),
  }),
);

/** Orders: Hold orders. Orders held or released, and why others weren't. */
export const extensivHolding = z
  .object({
    heldOrderIds: z.array(wireId),
    exceptions: z.object({ Faults: wireList(z.object({ EntryInfo: wireText })) }).nullish(),
  })
  .transform(({ heldOrderIds, exceptions }) => ({
    heldOrderIds,
    faults: (exceptions?.Faults ?? []).flatMap(({ EntryInfo }) => EntryInfo ?? []),
  }));

/** Inventory: Stock summaries. */
export const extensivStock = z.object({
  totalResults: z.int(),
  summaries: z.array(
    z.object({
      itemIdentifier: z.object({ sku: wireSku, id: wireText }),
      onHand: wireStockUnits,
      available: wireStockUnits,
      /** Promised to orders; not part of on hand or available. */
      allocated: wireStockUnits.nullish(),
      facilityId: wireText,
    }),
  ),
});

/** Authentication: a token, or an OAuth error with status 400 or 401. */
export const extensivToken = z.union([
  z.object({ access_token: z.string().min(1), expires_in: z.number().nullish() }),
  z.object({ error: z.string(), error_description: wireText }),
]);

/** Errors name their fields in Pascal case; camel case is accepted too. */
const extensivError = z
  .record(z.string(), z.unknown())
  .transform((body) => Object.fromEntries(Object.entries(body).map(([name, value]) => [name.toLowerCase(), value])))
  .pipe(
    z.object({
      errorcode: wireText,
      hint: wireText,
      properties: wireList(z.record(z.string(), z.unknown())),
      error: wireText,
      error_description: wireText,
      message: wireText,
    }),
  );

/** Extensiv's text of a refusal: "Duplicate: use another (ReferenceNum: S1001-1)". */
export function extensivRefusal(body: unknown): string | null {
  if (typeof body === 'string') return body;
  const error = extensivError.safeParse(body).data;
  if (error === undefined) return null;
  const words = [error.errorcode ?? error.error, error.hint ?? error.error_description ?? error.message];
  const properties = error.properties
    .map((property) =>
      Object.values(property).filter((value) => typeof value === 'string' || typeof value === 'number'),
    )
    .filter((values) => values.length > 0)
    .map((values) => values.join(': '));
  const sentence = words.filter((word) => word !== null).join(': ');
  if (sentence === '') return null;
  return properties.length === 0 ? sentence : `${sentence} (${properties.join(', ')})`;
}
