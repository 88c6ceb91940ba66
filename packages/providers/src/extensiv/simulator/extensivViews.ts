import { isAllShipped, parcelsThatLeft } from '../../simulators/core/orderStages.ts';
import type { SimulatedOrder, SimulatedParcel } from '../../simulators/core/SimulatedOrder.ts';
import { zonedTime } from '../../simulators/core/zonedTime.ts';

type Row = Record<string, unknown>;

export interface Facility {
  facilityId: number;
  name: string;
  /** A Windows time zone name. */
  timeZoneName: string;
}

/** Both are in the same time zone; Extensiv names it only on the facility. */
export const facilities: readonly [Facility, ...Facility[]] = [
  { facilityId: 3, name: 'Reno', timeZoneName: 'Pacific Standard Time' },
  { facilityId: 5, name: 'Portland', timeZoneName: 'Pacific Standard Time' },
];

/** With codes for services and payers. Extensiv's help lists none, so both shapes come from a public client. */
export const carriers = [
  {
    name: 'UPS',
    shipmentServices: [
      { code: 'Ground', description: 'Ground' },
      { code: '2ND', description: '2nd Day Air' },
    ],
    billingCodes: ['Prepaid', 'BillThirdParty'],
  },
  { name: 'Will Call', shipmentServices: [], billingCodes: ['Prepaid'] },
] as const;

export const relations = {
  order: 'http://api.3plCentral.com/rels/orders/order',
  item: 'http://api.3plCentral.com/rels/orders/item',
  carrier: 'http://api.3plCentral.com/rels/properties/carrier',
  facility: 'http://api.3plCentral.com/rels/properties/facility',
  customer: 'http://api.3plCentral.com/rels/customers/customer',
} as const;

/** Warehouse local time, without a zone. */
export function extensivTime(ms: number): string {
  return zonedTime(ms, 'America/Los_Angeles');
}

export function extensivETag(order: SimulatedOrder): string {
  return `"${order.id}.${order.version}"`;
}

/** 0 open, 1 closed (all of it confirmed as shipped), 2 canceled. */
export function extensivStatus(order: SimulatedOrder): 0 | 1 | 2 {
  if (order.stage === 'cancelled') return 2;
  return isAllShipped(order) ? 1 : 0;
}

/** An order in camel case; `details` as in `detail=OrderItems,Packages`. */
export function extensivOrder(order: SimulatedOrder, details: readonly string[]): Row {
  const left = parcelsThatLeft(order);
  const isClosed = extensivStatus(order) === 1;
  const has = (detail: string) => details.includes(detail) || details.includes('all');
  const { customerIdentifier, facilityIdentifier, routingInfo, shipTo, externalId, notes } = order.wire;
  const { parcelOption, fulfillInvInfo } = order.wire;
  const processedAt = Math.max(...left.map(({ shippedAt }) => shippedAt ?? 0), 0);
  return {
    readOnly: {
      orderId: order.id,
      customerIdentifier,
      facilityIdentifier,
      status: extensivStatus(order),
      isClosed,
      fullyAllocated: order.stage !== 'onHold',
      processDate: isClosed ? extensivTime(processedAt) : null,
      creationDate: extensivTime(order.receivedAt),
      lastModifiedDate: extensivTime(order.updatedAt),
      onHoldDate: order.stage === 'onHold' ? extensivTime(order.updatedAt) : null,
      onHoldReason: order.problem,
      ...(has('packages') && { packages: left.map((parcel) => packageView(order, parcel)) }),
    },
    referenceNum: order.reference,
    externalId: externalId ?? null,
    notes: notes ?? null,
    ...(parcelOption !== undefined && { parcelOption }),
    ...(fulfillInvInfo !== undefined && { fulfillInvInfo }),
    routingInfo: {
      ...(typeof routingInfo === 'object' ? routingInfo : {}),
      ...(left[0] && { carrier: left[0].carrier.name, trackingNumber: left[0].trackingNumber }),
    },
    shipTo,
    ...(has('orderitems') && { orderItems: order.lines.map((line) => itemView(order, line.id)) }),
  };
}

function packageView(order: SimulatedOrder, parcel: SimulatedParcel): Row {
  return {
    packageId: parcel.id,
    trackingNumber: parcel.trackingNumber,
    createDate: extensivTime(parcel.shippedAt ?? order.updatedAt),
    packageContents: parcel.lines.map((line, index) => ({
      packageContentId: parcel.id * 100 + index,
      packageId: parcel.id,
      orderItemId: line.lineId,
      qty: line.quantity,
    })),
  };
}

function itemView(order: SimulatedOrder, lineId: number): Row {
  const line = order.lines.find(({ id }) => id === lineId);
  return {
    readOnly: { orderItemId: lineId, fullyAllocated: order.stage !== 'onHold' },
    itemIdentifier: { sku: line?.sku, id: lineId },
    externalId: line?.lineRef ?? null,
    qty: line?.quantity,
  };
}

/** Moves rows of an order into `_embedded`, each list under the address of its documentation. */
export function toHal(order: Row): Row {
  const { orderItems, ...rest } = order;
  return orderItems === undefined ? rest : { ...rest, _embedded: { [relations.item]: orderItems } };
}

/** The same in Pascal case, without `Accept: application/hal+json`. */
export function toPascalCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toPascalCase);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, part]) => [
    `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    toPascalCase(part),
  ]);
  return Object.fromEntries(entries);
}
