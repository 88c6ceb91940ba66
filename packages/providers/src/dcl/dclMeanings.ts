import { message, type Words } from '@hub/domain/messages';
import { calendarDay, parseInstant } from '@hub/domain/shared';
import type { z } from 'zod';
import type { OutgoingShipment, Parcel, ParcelLine, WarehouseOrder, ProviderOrderState } from '../ProviderAdapter.ts';
import { createStatusLookup } from '../shared/createStatusLookup.ts';
import { dclName, type dclOrder, dclTimeZone } from './dclWire.ts';

/*
 * What DCL's fields mean for us. Source: api.dclcorp.com, "Help", Orders; shipments as the public clients read them.
 *
 * | DCL                                    | Here                                                                |
 * | -------------------------------------- | ------------------------------------------------------------------- |
 * | order_number                           | our reference; orders have no other id                              |
 * | order_stage                            | state, by `stages`; an unknown one holds the order, in words        |
 * | is_cancelled                           | state canceled, whatever the stage                                 |
 * | packages[].carton_id                   | parcelId; if null, the tracking number or else the position         |
 * | shipments[].ship_date                  | shippedAt, midnight Pacific for a date without a time               |
 * | shipped_items[].{item_number,quantity} | lines; DCL does not give our line back                              |
 */

interface Stage {
  state: ProviderOrderState;
  problem: Words | null;
}

const inReview: Stage = { state: 'onHold', problem: message('providers.reviewing', { provider: dclName }) };
const atWork: Stage = { state: 'received', problem: null };

const stages = createStatusLookup<Stage>({
  '2': { state: 'cancelled', problem: null },
  '4': inReview,
  '5': inReview,
  '6': inReview,
  /** Received; picking; verified, in two stages. */
  '10': atWork,
  '20': atWork,
  '30': atWork,
  '40': atWork,
  /** Partly shipped, in three stages. */
  '50': { state: 'partial', problem: null },
  '52': { state: 'partial', problem: null },
  '55': { state: 'partial', problem: null },
  '60': { state: 'shipped', problem: null },
  '62': { state: 'closedShort', problem: null },
  /** The shipped part of an order. */
  '70': { state: 'shipped', problem: null },
});

type DclOrder = z.infer<typeof dclOrder>;
type DclShipment = DclOrder['shipments'][number];

/** An unknown stage never means shipped or canceled. */
export function toDclOrder(order: DclOrder): WarehouseOrder {
  const unknown: Stage = {
    state: 'onHold',
    problem: message('providers.stage', { provider: dclName, stage: order.order_stage ?? '' }),
  };
  const stage = stages(order.is_cancelled ? '2' : order.order_stage) ?? unknown;
  return {
    reference: order.order_number,
    providerOrderId: order.order_number,
    ...stage,
    parcels: toParcels(order, stage.state === 'cancelled'),
  };
}

function toParcels({ order_number, shipments }: DclOrder, isCancelled: boolean): Parcel[] {
  const boxes = shipments.flatMap((shipment) => shipment.packages.map((box) => ({ shipment, box })));
  return boxes.map(({ shipment, box }, index): Parcel => {
    const hasLeft = shipment.ship_date !== null;
    const isVoided = isCancelled && !hasLeft;
    return {
      parcelId: box.carton_id ?? box.tracking_number ?? `${order_number}-${index + 1}`,
      carrier: shipment.shipping_carrier,
      trackingNumber: box.tracking_number,
      trackingUrl: null,
      shippedAt: shipment.ship_date,
      status: hasLeft ? 'in_transit' : isVoided ? 'canceled' : 'label_printed',
      isVoided,
      lines: box.shipped_items?.flatMap(toLine) ?? null,
    };
  });
}

function toLine({
  item_number,
  quantity,
}: NonNullable<DclShipment['packages'][number]['shipped_items']>[number]): ParcelLine[] {
  if (item_number === null || !quantity) return [];
  return [{ sku: item_number, lineItemId: null, quantity }];
}

export interface DclShipping {
  accountNumber: string;
  freightAccount: string;
  carrier: string;
  service: string;
}

/** Body of POST batches for one order. Empty address parts are omitted. */
export function toDclBatch(shipment: OutgoingShipment, shipping: DclShipping) {
  const { recipient, instructions, isExport, lines } = shipment;
  const { giftMessage } = instructions;
  const notes = [...instructions.notes, ...(shipment.package === null ? [] : [`Package: ${shipment.package}`])];
  const values = lines.flatMap(({ value }) => value ?? []);
  const orderedAt = parseInstant(shipment.orderedAt) ?? Date.now();
  const address = {
    company: recipient.company,
    attention: recipient.name,
    address1: recipient.address1,
    address2: recipient.address2,
    city: recipient.city,
    state_province: recipient.state,
    postal_code: recipient.postcode,
    country_code: recipient.country,
    phone: recipient.phone,
    email: recipient.email,
  };
  return {
    allow_partial: false,
    orders: [
      {
        order_number: shipment.reference,
        account_number: shipping.accountNumber,
        /** 1 is normal, 0 on hold, 2 rush. */
        order_status: 1,
        ordered_date: calendarDay(orderedAt, dclTimeZone),
        freight_account: shipping.freightAccount,
        shipping_carrier: shipping.carrier,
        shipping_service: shipping.service,
        ...(notes.length > 0 && { shipping_instructions: notes.join('\n') }),
        /** Printed for the recipient; DCL has no separate gift field. */
        ...(giftMessage !== null && { packing_list_comments: giftMessage }),
        /** Value of the whole order; DCL keeps HS code and origin with its items (assumed). */
        ...(isExport && values.length === lines.length && { international_declared_value: sumOf(values) }),
        shipping_address: Object.fromEntries(Object.entries(address).filter(([, text]) => text !== '')),
        lines: lines.map(({ sku, quantity, unitPrice }, index) => ({
          line_number: index + 1,
          item_number: sku,
          quantity,
          ...(unitPrice === null ? {} : { price: unitPrice }),
        })),
      },
    ],
  };
}

/** To the cent. */
function sumOf(values: readonly number[]): number {
  return Math.round(values.reduce((sum, value) => sum + value, 0) * 100) / 100;
}
