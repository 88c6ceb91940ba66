import { message } from '@hub/domain/messages';
import { isSameSku } from '@hub/domain/shared';
import type { z } from 'zod';
import type { CallProvider } from '../http/CallProvider.ts';
import type { OutgoingLine, OutgoingShipment } from '../ProviderAdapter.ts';
import { RefusedError, TooLateError } from '../ProviderError.ts';
import { isGone, isStarted, unitsOf } from './shipbobMeanings.ts';
import {
  shipbobBulkChange,
  shipbobChange,
  shipbobName as provider,
  type shipbobOrder,
  shipbobRefusal as refusal,
  type shipbobShipment,
} from './shipbobWire.ts';

type ShipbobOrder = z.infer<typeof shipbobOrder>;
type ShipbobShipment = z.infer<typeof shipbobShipment>;

export interface ShipbobChanges {
  /** Holds every open shipment; none stays on hold when one can't be held. Throws `TooLateError`. */
  hold(order: ShipbobOrder): Promise<void>;
  /** Releases our hold; holds of the warehouse's own stay. */
  release(order: ShipbobOrder): Promise<void>;
  /** Changes addresses and units that differ. Resolves to whether units were changed. */
  change(order: ShipbobOrder, shipment: OutgoingShipment): Promise<boolean>;
}

/** Whether the open shipments of an order have our units. */
export function hasOurUnits(order: ShipbobOrder, { lines }: OutgoingShipment): boolean {
  return changedItems(openShipments(order), lines) === null;
}

/**
 * Calls that change an order's shipments (developer.shipbob.com, Orders): Bulk place and release hold, Update address,
 * Update line items. Most answer 200 also where they failed. Repeating one is safe.
 */
export function createShipbobChanges(
  call: CallProvider,
  headers: () => Record<string, string>,
  version: string,
): ShipbobChanges {
  const shipmentPath = ({ id }: ShipbobShipment, action: string) =>
    `${version}/shipment/${encodeURIComponent(id)}:${action}`;

  async function change(method: 'PUT' | 'POST', path: string, body: unknown): Promise<void> {
    const reply = (await call({ method, path, headers: headers(), body, reply: shipbobChange, refusal })).body;
    if (!reply.is_success)
      throw new RefusedError(reply.error?.message ?? message('providers.refusedRequest', { provider }));
  }

  /** Holds or releases, and resolves to the shipments for which that failed. */
  async function bulk(action: 'bulkPlaceOnHold' | 'bulkReleaseHold', shipments: readonly ShipbobShipment[]) {
    const { results } = (
      await call({
        method: 'POST',
        path: `${version}/shipment:${action}`,
        headers: headers(),
        body: { shipment_ids: shipments.map(({ id }) => Number(id)) },
        reply: shipbobBulkChange,
        refusal,
      })
    ).body;
    const done = new Set(results.filter(({ is_success }) => is_success).map(({ id }) => id));
    const failed = shipments.filter(({ id }) => !done.has(id));
    return { failed, words: results.map(({ error }) => error?.message ?? null).find((text) => text !== null) ?? null };
  }

  async function release(order: ShipbobOrder): Promise<void> {
    const { failed, words } = await bulk('bulkReleaseHold', openShipments(order));
    if (failed.length > 0) throw new RefusedError(words ?? message('providers.refusedRequest', { provider }));
  }

  return {
    release,

    async hold(order) {
      const open = openShipments(order);
      const { failed, words } = await bulk('bulkPlaceOnHold', open);
      if (failed.length === 0) return;
      const held = open.filter((each) => !failed.includes(each));
      if (held.length > 0) await bulk('bulkReleaseHold', held);
      throw new TooLateError(words ?? message('providers.startedWorking', { provider }));
    },

    async change(order, shipment) {
      const open = openShipments(order);
      const items = changedItems(open, shipment.lines);
      for (const each of open) {
        if (isSameRecipient(each, shipment)) continue;
        await change('PUT', shipmentPath(each, 'updateAddress'), toAddress(shipment));
      }
      const [only, ...others] = open;
      if (items === null || only === undefined) return false;
      if (others.length > 0) throw new TooLateError(message('providers.splitOrCombined', { provider }));
      await change('POST', shipmentPath(only, 'updateLineItems'), { items });
      return true;
    },
  };
}

/** Shipments that will still ship. Throws `TooLateError` once the warehouse works on any. */
function openShipments({ shipments }: ShipbobOrder): ShipbobShipment[] {
  const open = shipments.filter((shipment) => !isGone(shipment));
  if (open.some(isStarted)) throw new TooLateError(message('providers.startedWorking', { provider }));
  if (open.length === 0) throw new RefusedError(message('providers.nothingToChange', { provider }));
  return open;
}

/** Orders: Update shipment address. */
function toAddress({ recipient }: OutgoingShipment) {
  return {
    recipient_name: recipient.name,
    company_name: recipient.company,
    street_address1: recipient.address1,
    street_address2: recipient.address2,
    city: recipient.city,
    state: recipient.state,
    zip_code: recipient.postcode,
    country_code: recipient.country,
    phone_number: recipient.phone,
    email: recipient.email,
  };
}

function isSameRecipient({ recipient }: ShipbobShipment, { recipient: ours }: OutgoingShipment): boolean {
  if (recipient?.address == null) return false;
  const { address, name, email, phone_number } = recipient;
  const { address1, address2, city, state, zip_code, country, company_name } = address;
  const theirs = [name, email, phone_number, address1, address2, city, state, zip_code, country, company_name];
  const { postcode, company, phone } = ours;
  const wanted = [ours.name, ours.email, phone, ours.address1, ours.address2, ours.city, ours.state, postcode];
  return JSON.stringify(theirs.map((text) => text ?? '')) === JSON.stringify([...wanted, ours.country, company]);
}

/** Line items that leave the units of `lines` in shipments; null when they already have them. */
function changedItems(shipments: readonly ShipbobShipment[], lines: readonly OutgoingLine[]) {
  const left = lines.map(({ sku, quantity }) => ({ sku, quantity }));
  let isChanged = false;
  const items = new Map<string, number>();
  for (const { reference_id, sku, inventory_items } of shipments.flatMap(({ products }) => products)) {
    const given = unitsOf(inventory_items);
    const own = left.filter((line) => isSameSku(line.sku, reference_id ?? sku ?? ''));
    let wanted = 0;
    for (const line of own) {
      const units = Math.min(line.quantity, given - wanted);
      line.quantity -= units;
      wanted += units;
    }
    if (wanted !== given) isChanged = true;
    const totals = new Map<string, number>();
    for (const { id, quantity } of inventory_items) totals.set(id ?? '', (totals.get(id ?? '') ?? 0) + quantity);
    for (const [id, total] of totals)
      items.set(id, (items.get(id) ?? 0) + (given === 0 ? 0 : (total * wanted) / given));
  }
  if (left.some(({ quantity }) => quantity > 0)) throw new RefusedError(message('providers.itemsKept', { provider }));
  if (!isChanged) return null;
  const whole = [...items].filter(([, quantity]) => quantity > 0);
  // An item without an id, or part of a unit of a bundle.
  if (whole.some(([id, quantity]) => id === '' || !Number.isInteger(quantity)))
    throw new RefusedError(message('providers.itemsKept', { provider }));
  // "The complete list of line items": what is left out is removed. ShipBob chooses the lots again.
  return whole.map(([id, quantity]) => ({ inventory_id: Number(id), quantity, is_manually_assigned_lot: false }));
}
