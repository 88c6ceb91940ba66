import { listShippedParcels, listWarehouseOrders, type ShopTransaction } from '@hub/database';
import type { WarehousePart, WarehousePartRequest } from '@hub/domain/orders';
import type { WarehouseOrderState, WarehouseRequest } from '@hub/domain/warehouses';
import { providerName } from './accountSettings.ts';

/** What 3PLs know of an order. */
export interface OrderAtWarehouses {
  /** What each was given, oldest first. */
  parts: readonly WarehousePart[];
  /** Of each shipment, by its id. */
  carriers: ReadonlyMap<string, { carrier: string | null; trackingUrl: string | null }>;
}

/** Of what has ended, nobody waits for an answer. */
function isOpen(state: WarehouseOrderState): boolean {
  return state === 'queued' || state === 'sending' || state === 'sent' || state === 'held';
}

function shownRequest({ wanted, items, answer }: WarehouseRequest): WarehousePartRequest {
  const shown = { wanted, items: items.map(({ name, quantity }) => ({ name, quantity })) };
  return answer === null || answer.type === 'done'
    ? { ...shown, state: 'asking', words: '' }
    : { ...shown, state: answer.type, words: answer.words };
}

/** Which 3PL was given which part of an order, and by which carriers its parcels go. */
export async function readWarehouseParts(transaction: ShopTransaction, orderId: string): Promise<OrderAtWarehouses> {
  const [given, parcels] = await Promise.all([
    listWarehouseOrders(transaction, orderId),
    listShippedParcels(transaction, orderId),
  ]);
  return {
    parts: given.map(({ provider, account, lines, state, request }) => ({
      provider: providerName(provider),
      providerId: provider,
      account,
      units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      state,
      ...(request !== null && isOpen(state) && request.answer?.type !== 'done' && { request: shownRequest(request) }),
    })),
    carriers: new Map(
      parcels.map(({ fulfillmentId, carrier, trackingUrl }) => [fulfillmentId, { carrier, trackingUrl }]),
    ),
  };
}
