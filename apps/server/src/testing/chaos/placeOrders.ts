import { setTimeout as sleep } from 'node:timers/promises';
import type { PlacedOrder } from './Ledgers.ts';
import type { LocationChange, PlannedOrder } from './planDay.ts';
import type { ChaosWorld } from './startChaosWorld.ts';

/** Maximum pending webhooks when the next order is placed; the store keeps 5,000. */
const mostWebhooksWaiting = 1_000;

/** Longest wait in ms before the next order, so one stuck webhook doesn't hold up the day. */
const longestPauseMs = 60_000;

export interface PlacingPace {
  pauseMs: number;
  /** Maximum orders in progress when the next one is placed, because a shop's orders spread over a day. */
  mostUnderWay: number;
}

/**
 * Places orders as fast as webhooks are answered and orders leave, changes the store's locations in between, and records each order in
 * `placed`.
 */
export async function placeOrders(
  world: ChaosWorld,
  { planned, changes }: { planned: readonly PlannedOrder[]; changes: readonly LocationChange[] },
  placed: Map<string, PlacedOrder>,
  { pauseMs, mostUnderWay }: PlacingPace,
  onPlaced: (name: string, planned: PlannedOrder) => void,
): Promise<void> {
  const { store } = world;
  let ended = 0;
  let webhooks = 0;
  for (const [index, each] of planned.entries()) {
    for (const change of changes) if (change.before === index) changeLocation(world, change);
    const { order, parts } = each;
    const name = store.controls.placeOrder(order);
    const story = order.story ?? null;
    const addresses = [order.recipient.address1, ...newAddresses(story)];
    placed.set(name, { addresses, parts, story, isShippedNow: false });
    onPlaced(name, each);
    webhooks += order.lines.length + 3;
    if (webhooks > mostWebhooksWaiting) {
      webhooks = 0;
      await store.settled();
    }
    await sleep(pauseMs);
    for (const endsAt = Date.now() + longestPauseMs; placed.size - ended > mostUnderWay && Date.now() < endsAt;) {
      await sleep(500);
      ended = await countEnded(world).catch(() => ended);
    }
  }
}

function changeLocation({ store }: ChaosWorld, { type, locationId, name }: LocationChange): void {
  const { controls } = store;
  const place = { address1: '1 Market Square', city: 'Leeds', zip: 'LS1 5DL', countryCode: 'GB' };
  const acts: Record<LocationChange['type'], () => void> = {
    open: () => controls.addLocation({ id: locationId, name, ...place }),
    rename: () => controls.renameLocation(locationId, name),
    close: () => controls.setLocationActive(locationId, false),
    reopen: () => controls.setLocationActive(locationId, true),
    delete: () => controls.deleteLocation(locationId),
  };
  acts[type]();
}

/** Final addresses of an order. */
function newAddresses(story: PlacedOrder['story']): string[] {
  if (story === 'newAddress') return ['7 New Harbour Street'];
  if (story === 'pickupPoint' || story === 'redirected' || story === 'severalAddresses') return ['2 Station Approach'];
  return story === 'wrongAddress' ? ['12 Harbour Street'] : [];
}

async function countEnded({ database, shopId }: ChaosWorld): Promise<number> {
  const { rows } = await database.executeSql(
    `SELECT count(*)::int AS count FROM orders WHERE shop_id = $1 AND stage IN ('shipped', 'cancelled', 'closed')`,
    [shopId],
  );
  return Number(rows[0]?.count);
}

/** The number in an order's address, which the engine and references use. */
export function orderIdOf({ store }: Pick<ChaosWorld, 'store'>, name: string): string {
  return store.controls.order(name)?.id.split('/').at(-1) ?? '';
}
