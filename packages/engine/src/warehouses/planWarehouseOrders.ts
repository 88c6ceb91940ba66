import type { ShopTransaction } from '@hub/database';
import {
  insertWarehouseOrder,
  lockAllWarehouseOrders,
  lockWarehouseOrders,
  saveWarehouseOrder,
  type WarehouseOrderRecord,
} from '@hub/database/warehouses';
import type { EnabledAccount } from '@hub/domain/integrations';
import type { OrderState } from '@hub/domain/orders/actions';
import { type WarehouseOrderLine, warehouseReference } from '@hub/domain/warehouses';
import { accountFor, type ShippedBy, handoverRefusal, notConnected } from '@hub/domain/shipping';
import { recordWarehouseFailure } from '../orders/recordWarehouseRefusal.ts';
import { type Handover, readHandovers } from '../shipping/readHandover.ts';
import { isAtWarehouse, linesInError } from './linesInError.ts';
import { isUnsettled, linesToSend } from './linesToSend.ts';
import { unitsByLine } from './openUnits.ts';
import { isReship } from './reships.ts';
import type { WarehouseServices } from './WarehouseServices.ts';
import { requestCancellation, withdrawOrders } from './withdrawOrders.ts';

/** A warehouse that takes orders. */
interface Destination {
  provider: string;
  /** Account name at the provider. */
  account: string;
  /** The 3PL's own id of its warehouse; null uses the account's choice. */
  site: string | null;
}

/** One 3PL's part of an order. */
interface Part extends Destination {
  handover: Handover;
  lines: WarehouseOrderLine[];
}

/**
 * Plans what 3PLs get of a locked order in fulfillment, one warehouse order per account and site: waiting ones, and new
 * ones for units no 3PL has. Empty when there is nothing to send. If a required 3PL isn't connected, the order becomes
 * a shipment error that says so, and nothing new is sent.
 */
export async function planWarehouseOrders(
  transaction: ShopTransaction,
  services: WarehouseServices,
  state: OrderState,
  now: Date,
): Promise<readonly WarehouseOrderRecord[]> {
  const { orderId } = state.order;
  const everything = await lockAllWarehouseOrders(transaction, orderId);
  const given = everything.filter((record) => !isReship(record));
  const settled = { state: 'done', nextReadAt: null } as const;
  for (const record of given.filter(isUnsettled)) await saveWarehouseOrder(transaction, record, settled);
  const known = given.map((record) => (isUnsettled(record) ? { ...record, ...settled } : record));
  const lines = await linesToSend(transaction, state, known);
  const waiting = known.filter(({ state: stands }) => stands === 'queued' || stands === 'sending');
  if (lines.length === 0) return waiting;
  const { parts, handlings } = await partsOf(transaction, services, orderId, lines);
  const refusal = handoverRefusal(handlings);
  if (refusal !== null) {
    // We ship the rest ourselves, which doesn't affect the 3PL.
    if (handlings.every(({ isOwn }) => isOwn) && known.some(isGiven)) return waiting;
    const lineItemIds = await linesInError(transaction, { orderId, number: 0, lines });
    await recordWarehouseFailure(transaction, orderId, refusal, now, lineItemIds);
    await withdrawOrders(transaction, [orderId], now, ['queued', 'sending']);
    return [];
  }
  const failed = known.filter((record) => record.state === 'failed' && record.cancelRequestedAt === null);
  const held = known.filter((record) => record.state === 'held' && record.cancelRequestedAt === null);
  const resent = new Set<WarehouseOrderRecord>();
  let number = Math.max(0, ...everything.map((other) => other.number));
  for (const part of parts) {
    const { provider, account, site, handover, lines: own } = part;
    // The 3PL may have it under its reference, so it must not be sent under another one.
    const same = failed.findLast((record) => isOfPart(record, part) && isSame(record.lines, own));
    if (same !== undefined) {
      resent.add(same);
      await saveWarehouseOrder(transaction, same, { state: 'queued', tries: 1, nextTryAt: null, words: null });
      continue;
    }
    const { service, package: box } = handover;
    const onHold = held.find((record) => isOfPart(record, part) && !resent.has(record));
    if (onHold !== undefined) {
      resent.add(onHold);
      const released = { state: 'queued', tries: 1, lines: own, service, package: box, request: null } as const;
      await saveWarehouseOrder(transaction, onHold, { ...released, nextTryAt: null, words: null });
      continue;
    }
    number += 1;
    const given = { orderId, number, provider, account, site, lines: own, service, package: box, createdAt: now };
    await insertWarehouseOrder(transaction, { ...given, reference: warehouseReference(orderId, number) });
  }
  if (parts.length > 0)
    for (const record of [...failed, ...held].filter((each) => !resent.has(each)))
      await requestCancellation(transaction, record, now);
  const all = await lockWarehouseOrders(transaction, orderId);
  return all.filter(({ state: stands }) => stands === 'queued' || stands === 'sending');
}

/** Whether both go to the same warehouse. */
export function isOfPart(record: Destination, { provider, account, site }: Destination): boolean {
  return record.provider === provider && record.account === account && record.site === site;
}

/** Where a handover sends its lines; null when no account takes them. */
export function destinationOf(handover: Handover, accounts: readonly EnabledAccount[]): Destination | null {
  const { providerId: provider, handling } = handover;
  if (provider === null || handling.reason !== null) return null;
  const account = accountFor(handling, accounts, handover);
  return account === null ? null : { provider, account, site: handling.site || null };
}

/** Lines by their account and site, in line order, with each line's shipper. */
export async function partsOf(
  transaction: ShopTransaction,
  { providers, connections }: Pick<WarehouseServices, 'providers'> & Partial<Pick<WarehouseServices, 'connections'>>,
  orderId: string,
  lines: readonly WarehouseOrderLine[],
): Promise<{ parts: readonly Part[]; handlings: readonly ShippedBy[] }> {
  const { handoverOf, accounts } = await readHandovers(transaction, providers, orderId);
  const parts = new Map<string, Part>();
  const handlings: ShippedBy[] = [];
  if (handoverOf === null) return { parts: [], handlings };
  for (const line of lines) {
    const handover = handoverOf(line.locationId);
    const { providerId, handling } = handover;
    const destination = destinationOf(handover, accounts);
    if (destination === null || connections?.adapterOf(destination.provider) === null) {
      handlings.push(providerId === null ? handling : notConnected(providerId));
      continue;
    }
    handlings.push(handling);
    const key = JSON.stringify(destination);
    const part = parts.get(key) ?? { ...destination, handover, lines: [] };
    part.lines.push(line);
    parts.set(key, part);
  }
  return { parts: [...parts.values()], handlings };
}

/** Whether a 3PL ships or has shipped part of the order. */
function isGiven(record: WarehouseOrderRecord): boolean {
  return record.state === 'done' || isAtWarehouse(record);
}

/** Whether two lists contain the same units. */
export function isSame(a: readonly WarehouseOrderLine[], b: readonly WarehouseOrderLine[]): boolean {
  const units = (lines: readonly WarehouseOrderLine[]) =>
    JSON.stringify([...unitsByLine(lines)].toSorted(([first], [second]) => (first < second ? -1 : 1)));
  return units(a) === units(b);
}
