import type { Database } from '@hub/database';
import { lockOrders, readOrderDetail } from '@hub/database/orders';
import { readLocations } from '@hub/database/shops';
import { listWarehouseOrders } from '@hub/database/warehouses';
import type { OrderState } from '@hub/domain/orders/actions';
import type { RunningStore, StoreBookOrder } from '@hub/platform/simulator';
import type { RunningSimulators } from '@hub/providers/simulators';
import { chaosProviders } from './chaosShop.ts';
import { mergeParcels, sum } from './compareLedgers.ts';
import type { EngineEntry, Ledgers, Parcels, StoreEntry, Units, WarehouseEntry } from './Ledgers.ts';

interface Books {
  placed: Ledgers['placed'];
  store: RunningStore;
  database: Database;
  shopId: number;
  simulators: RunningSimulators;
}

/** Orders per transaction. */
const ordersAtOnce = 500;

/** Units that were sent, including returned ones, and units still to be sent. */
function unitsOf({ lines, fulfillmentOrders, fulfillments }: StoreBookOrder): Units {
  const left = fulfillmentOrders.flatMap((part) => part.lines.map(({ sku, remaining }) => ({ [sku]: remaining })));
  const sent = fulfillments
    .filter(({ status }) => status === 'SUCCESS')
    .flatMap((one) => one.lines.map(({ sku, quantity }) => ({ [sku]: quantity })));
  const known = sum([...left, ...sent]);
  return Object.fromEntries(lines.map(({ sku }) => [sku, known[sku] ?? 0]));
}

/** Delivery methods that send a parcel. */
const sentBy: ReadonlySet<string> = new Set(['SHIPPING', 'PICKUP_POINT']);

function fetchedOf({ fulfillmentOrders }: StoreBookOrder): Units {
  const fetched = fulfillmentOrders.filter(({ method, status }) => status !== 'CANCELLED' && !sentBy.has(method));
  return sum(fetched.flatMap(({ lines }) => lines.map(({ sku, total }) => ({ [sku]: total }))));
}

/** Whether customers pick up, or another service ships, everything that was not canceled. */
function isElsewhere({ fulfillmentOrders }: StoreBookOrder): boolean {
  const valid = fulfillmentOrders.filter(({ status }) => status !== 'CANCELLED');
  return (
    valid.length > 0 &&
    valid.every(({ method, requestStatus }) => !sentBy.has(method) || requestStatus !== 'UNSUBMITTED')
  );
}

/** Reads the orders of the three ledgers. */
export async function readLedgers({ placed, store, database, shopId, simulators }: Books): Promise<Ledgers> {
  const inStore = new Map<string, StoreEntry>();
  const names = new Map<string, string>();
  for (const name of placed.keys()) {
    const order = store.controls.order(name);
    if (order === null) continue;
    names.set(numberOf(order.id), name);
    inStore.set(name, {
      isCancelled: order.cancelledAt !== null,
      isElsewhere: isElsewhere(order),
      units: unitsOf(order),
      fetched: fetchedOf(order),
      parcels: mergeParcels(
        order.fulfillments
          .filter(({ status }) => status === 'SUCCESS')
          .map(({ trackingNumbers, lines }) => ({
            [trackingNumbers.join(' ')]: sum(lines.map(({ sku, quantity }) => ({ [sku]: quantity }))),
          })),
      ),
    });
  }
  const ids = await allOrderIds(database, shopId);
  const engine = new Map<string, EngineEntry[]>();
  for (let from = 0; from < ids.length; from += ordersAtOnce)
    await database.inShop(shopId, async (transaction) => {
      const states = await lockOrders(transaction, ids.slice(from, from + ordersAtOnce));
      for (const [orderId, state] of states) {
        const given = await listWarehouseOrders(transaction, orderId);
        const name = names.get(orderId) ?? state.order.orderName;
        // Read separately, because a locked order has no timeline.
        const timeline = (await readOrderDetail(transaction, orderId))?.timeline ?? [];
        engine.set(name, [
          ...(engine.get(name) ?? []),
          {
            ...ownEntry(state),
            timeline: timeline.flatMap(({ event }) => event ?? []),
            standing: given.map(({ provider, reference, state: stands }) => `${provider} ${reference} ${stands}`),
            references: given
              .filter(({ state: stands }) => stands !== 'cancelled' && stands !== 'refused')
              .map(({ provider, reference }) => `${provider} ${reference}`),
          },
        ]);
      }
    });
  return { placed, store: inStore, engine, warehouses: atWarehouses(simulators, names) };
}

/**
 * Webhooks that the app answered with 200, and those that it didn't store. Each of these is lost, even if something else made up for it. An
 * event has a webhook for each item that it changed, and the app stores a row for each. A stock level can change twice in an event, and is
 * then stored once.
 */
export async function compareWebhooks({ store, database, shopId }: Pick<Books, 'store' | 'database' | 'shopId'>) {
  const found = await database.executeSql('SELECT event_id AS id FROM store_events WHERE shop_id = $1', [shopId]);
  // Ids have the form "orders/create <event> <item>".
  const kept = Map.groupBy(found.rows, ({ id }) => String(id).split(' ').slice(0, 2).join(' '));
  const delivered = store.controls.webhooks().filter(({ outcome }) => outcome === 200);
  const answered = [...new Map(delivered.map((webhook) => [webhook.webhookId, webhook])).values()];
  const byEvent = Map.groupBy(answered, ({ topic, eventId }) => `${topic} ${eventId}`);
  const lost = [...byEvent].flatMap(([id, sent]) => {
    const rows = kept.get(id)?.length ?? 0;
    return rows > 0 && id.startsWith('inventory_levels/') ? [] : sent.slice(rows).map(() => id);
  });
  return { answered: answered.length, lost };
}

/** The shop's locations at the end, without deleted ones, which the store no longer lists. */
export async function readOpenLocations({ database, shopId }: Pick<Books, 'database' | 'shopId'>) {
  const known = await database.inShop(shopId, readLocations);
  return known.filter(({ state }) => state !== 'gone');
}

async function allOrderIds(database: Database, shopId: number): Promise<string[]> {
  const { rows } = await database.executeSql('SELECT order_id::text AS id FROM orders WHERE shop_id = $1', [shopId]);
  return rows.map(({ id }) => String(id));
}

function ownEntry({ stage, detail }: OrderState): Omit<EngineEntry, 'references' | 'standing' | 'timeline'> {
  const skus = new Map(detail.lineItems.map(({ lineItemId, sku }) => [lineItemId, sku ?? '']));
  return {
    stage,
    units: sum(
      detail.lineItems
        .filter(({ isCancelled }) => !isCancelled)
        .map(({ sku, quantity }): Units => ({ [sku ?? '']: quantity })),
    ),
    parcels: mergeParcels(
      detail.fulfillments
        .filter(({ shipmentStatus }) => shipmentStatus !== 'canceled')
        .map(({ trackingNumber, lineItemId, quantity }) => ({
          [trackingNumber ?? '']: { [skus.get(lineItemId) ?? '']: quantity },
        })),
    ),
  };
}

function atWarehouses(simulators: RunningSimulators, names: ReadonlyMap<string, string>) {
  const found = new Map<string, WarehouseEntry[]>();
  for (const provider of chaosProviders)
    for (const order of simulators.control(provider).books().orders) {
      const orderId = order.reference.split('-')[0] ?? '';
      const name = names.get(orderId) ?? order.reference;
      const left = order.parcels.filter(
        ({ state }) => state === 'shipped' || state === 'inTransit' || state === 'delivered',
      );
      const parcels: Parcels = mergeParcels(
        left.map(({ trackingNumber, lines }) => ({
          [trackingNumber ?? '']: sum(lines.map(({ sku, quantity }) => ({ [sku]: quantity }))),
        })),
      );
      found.set(name, [
        ...(found.get(name) ?? []),
        {
          reference: `${provider} ${order.reference}`,
          isCancelled: order.stage === 'cancelled',
          // Some 3PLs remove units by overwriting the order under its key, which is not another creation.
          creates: order.creates.filter(({ outcome }) => outcome !== 'updated').length,
          units: sum(order.lines.map(({ sku, quantity }) => ({ [sku]: quantity }))),
          parcels,
          given: JSON.stringify(order.wire),
        },
      ]);
    }
  return found;
}

/** `gid://shopify/Order/12` gives 12. */
const numberOf = (id: string) => id.split('/').at(-1) ?? '';
