import {
  insertWarehouseOrder,
  lockWarehouseOrders,
  saveWarehouseOrder,
  type ShopTransaction,
  type WarehouseOrderRecord,
} from '@hub/database';
import type { OrderState } from '@hub/domain/orders';
import { type WarehouseOrderLine, warehouseReference } from '@hub/domain/warehouses';
import { type Handover, readHandovers } from '../shipping/readHandover.ts';
import { accountForOrders } from './accountSettings.ts';
import { linesToSend } from './linesToSend.ts';
import { unitsByLine } from './openUnits.ts';
import type { WarehouseServices } from './WarehouseServices.ts';
import { requestCancellation } from './withdrawOrders.ts';

/** What one 3PL is to be given of an order. */
interface Part {
  provider: string;
  handover: Handover;
  lines: WarehouseOrderLine[];
}

/**
 * What 3PLs are to be given of a locked order in fulfillment, one warehouse order for each 3PL that runs locations of it:
 * those that wait already, and new ones of what no 3PL has. Empty: nothing is to be sent, or no 3PL that can be called is
 * connected.
 */
export async function planWarehouseOrders(
  transaction: ShopTransaction,
  services: WarehouseServices,
  state: OrderState,
  now: Date,
): Promise<readonly WarehouseOrderRecord[]> {
  const { orderId } = state.order;
  const known = await lockWarehouseOrders(transaction, orderId);
  const lines = await linesToSend(transaction, state, known);
  const waiting = known.filter(({ state: stands }) => stands === 'queued' || stands === 'sending');
  if (lines.length === 0) return waiting;
  const parts = await partsOf(transaction, services, orderId, lines);
  const failed = known.filter((record) => record.state === 'failed' && record.cancelRequestedAt === null);
  const held = known.filter((record) => record.state === 'held' && record.cancelRequestedAt === null);
  const resent = new Set<WarehouseOrderRecord>();
  let number = Math.max(0, ...known.map((other) => other.number));
  for (const { provider, handover, lines: own } of parts) {
    const account = await accountForOrders(transaction, services.providers, provider);
    if (account === null) continue;
    // The 3PL may have it under its reference, so the same is not sent under another one.
    const same = failed.findLast(
      (record) => record.provider === provider && record.account === account && isSame(record.lines, own),
    );
    if (same !== undefined) {
      resent.add(same);
      await saveWarehouseOrder(transaction, same, { state: 'queued', tries: 1, nextTryAt: null, words: null });
      continue;
    }
    const { service, package: box } = handover;
    const onHold = held.find(
      (record) => record.provider === provider && record.account === account && !resent.has(record),
    );
    if (onHold !== undefined) {
      resent.add(onHold);
      const released = { state: 'queued', tries: 1, lines: own, service, package: box, request: null } as const;
      await saveWarehouseOrder(transaction, onHold, { ...released, nextTryAt: null, words: null });
      continue;
    }
    number += 1;
    const given = { orderId, number, provider, account, lines: own, service, package: box, createdAt: now };
    await insertWarehouseOrder(transaction, { ...given, reference: warehouseReference(orderId, number) });
  }
  if (parts.length > 0)
    for (const record of [...failed, ...held].filter((each) => !resent.has(each)))
      await requestCancellation(transaction, record, now);
  const all = await lockWarehouseOrders(transaction, orderId);
  return all.filter(({ state: stands }) => stands === 'queued' || stands === 'sending');
}

/** Lines by the 3PL that they go to, in the order of the lines; what no 3PL can be called for is left out. */
async function partsOf(
  transaction: ShopTransaction,
  { providers, connections }: WarehouseServices,
  orderId: string,
  lines: readonly WarehouseOrderLine[],
): Promise<readonly Part[]> {
  const handoverOf = await readHandovers(transaction, providers, orderId);
  const parts = new Map<string, Part>();
  if (handoverOf === null) return [];
  for (const line of lines) {
    const handover = handoverOf(line.locationId);
    const provider = handover.providerId;
    if (provider === null || connections.adapterOf(provider) === null) continue;
    const part = parts.get(provider) ?? { provider, handover, lines: [] };
    part.lines.push(line);
    parts.set(provider, part);
  }
  return [...parts.values()];
}

function isSame(a: readonly WarehouseOrderLine[], b: readonly WarehouseOrderLine[]): boolean {
  const units = (lines: readonly WarehouseOrderLine[]) =>
    JSON.stringify([...unitsByLine(lines)].toSorted(([first], [second]) => (first < second ? -1 : 1)));
  return units(a) === units(b);
}
