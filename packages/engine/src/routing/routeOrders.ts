import type { ShopTransaction } from '@hub/database';
import { addJobs } from '@hub/database/jobs';
import { lockOrders, saveOrders } from '@hub/database/orders';
import {
  awaitedSkusAt,
  isRouted,
  listRoutingLocations,
  lockOrdersTaken,
  ordersWithoutLocation,
  readAllocations,
  readRoutingFacts,
  readRoutingRules,
  replaceAllocations,
  saveOrderRouting,
  type StoredAllocation,
} from '@hub/database/routing';
import { readShop } from '@hub/database/shops';
import { countsStock, lockStock } from '@hub/database/stock';
import { noteStoreWrite, readStoreOrderParts } from '@hub/database/store';
import { orderEvent } from '@hub/domain/events';
import { message } from '@hub/domain/messages';
import type { OrderStage } from '@hub/domain/orders';
import {
  afterRouting,
  applyAction,
  linesToRoute,
  type OrderAction,
  type OrderState,
  type RoutingStops,
} from '@hub/domain/orders/actions';
import { itemsToShip } from '@hub/domain/orders/shipping';
import {
  routeOrder,
  type RoutingDecision,
  type RoutingLine,
  type RoutingOrder,
  routingEvent,
} from '@hub/domain/routing';
import { shippingLocation } from '@hub/domain/shared';
import { availableStock, stockKey, type StockLevel, type StockMove } from '@hub/domain/stock';
import { addEvent } from '../orders/addEvent.ts';
import { type OrderJob, queues, type RouteOrderJob } from '../jobs/queues.ts';
import { addStockArrivedJobs, moveStock, reservedMoves } from './reserveStock.ts';

/** For an order that no person has released. */
export const stopsAlways: RoutingStops = { whenShort: true, withoutLocation: true };

export interface RouteOptions {
  stops: RoutingStops;
  /** Whether to route again because the inputs have changed. */
  again?: boolean;
}

/** How to route an order that an action has opened; null to skip routing. */
export function routingAfter(action: OrderAction, stageBefore: OrderStage | null): RouteOptions | null {
  // A person who opens an order from review or back order has decided to ship it.
  if (action === 'move-to-open') return { stops: { whenShort: true, withoutLocation: stageBefore !== 'needsReview' } };
  if (action === 'available') return { stops: { whenShort: false, withoutLocation: false }, again: true };
  return null;
}

/**
 * Routes an open order by the active rules: reserves its units, and stores where each line ships from and why. Ignores
 * other orders. Without active rules it only reserves units.
 */
export async function routeOpenOrder(
  transaction: ShopTransaction,
  orderId: string,
  { stops, again = false }: RouteOptions,
  now: Date,
): Promise<void> {
  const isRouting = await hasActiveRules(transaction);
  if (!isRouting && !(await countsStock(transaction))) return;
  const before = (await lockOrders(transaction, [orderId])).get(orderId);
  if (before?.stage !== 'open') return;
  if (!isRouting) return reserveUnrouted(transaction, before, linesToRoute(before.detail), now);
  if (!again && (await isRouted(transaction, orderId))) return;
  const routed = await decide(transaction, before, now);
  if (routed === null) return;
  await keep(transaction, routed, now);
  const after = stateAfter(before, routed.decision, stops);
  const event = routingEvent(routed.decision, routed.order, after.stage === 'open');
  await saveOrders(transaction, [{ before, after, event }]);
  await addEvent(transaction, orderId, event, now);
}

/**
 * Routes several open orders like `routeOpenOrder`. Locks everything they need first, in a fixed order, to avoid
 * deadlocks.
 */
export async function routeOpenOrders(
  transaction: ShopTransaction,
  orderIds: readonly string[],
  options: RouteOptions,
  now: Date,
): Promise<void> {
  const [first] = orderIds;
  if (first === undefined || !(await movesStock(transaction))) return;
  if (orderIds.length > 1) {
    const states = await lockOrders(transaction, orderIds);
    const [locations, { timeZone }] = await Promise.all([listRoutingLocations(transaction), readShop(transaction)]);
    await lockTakenToday(transaction, { locations, timeZone }, first, now);
    await lockStock(
      transaction,
      [...states.values()].flatMap(({ detail }) => linesToRoute(detail).map(({ sku }) => sku)),
    );
  }
  for (const orderId of orderIds) await routeOpenOrder(transaction, orderId, options, now);
}

/**
 * Routes an unrouted order just before it is sent, when a batch came before the job after its hold, or a person clicked
 * Ship Now. Short units are sent with the rest, as when a person releases it.
 */
export async function routeUnroutedOrder(transaction: ShopTransaction, state: OrderState, now: Date): Promise<void> {
  const { orderId } = state.order;
  const isRouting = await hasActiveRules(transaction);
  if (isRouting ? await isRouted(transaction, orderId) : !(await countsStock(transaction))) return;
  const skus = new Map(state.detail.lineItems.map(({ lineItemId, sku }) => [lineItemId, sku]));
  const lines = itemsToShip(state.detail).map((item) => ({ ...item, sku: skus.get(item.lineItemId) ?? '' }));
  if (!isRouting) return reserveUnrouted(transaction, state, lines, now);
  const routed = await decide(transaction, state, now, lines);
  // A person has decided to ship it although no location does.
  if (routed === null || routed.decision.outcome === 'review') return;
  await keep(transaction, routed, now);
  await addEvent(transaction, orderId, routingEvent(routed.decision, routed.order, true), now);
}

/** Routes an order that was opened in bulk. */
export async function routeOpenedOrder(
  transaction: ShopTransaction,
  { orderId, stops, again }: RouteOrderJob,
  now: Date,
): Promise<void> {
  if (await openRoutable(transaction, orderId, now)) return;
  await routeOpenOrder(transaction, orderId, { stops, again }, now);
}

/**
 * Opens an order that no location could ship, once one can. False when it does not wait for that, or none can yet.
 */
async function openRoutable(transaction: ShopTransaction, orderId: string, now: Date): Promise<boolean> {
  const before = (await lockOrders(transaction, [orderId])).get(orderId);
  if (before?.stage !== 'needsReview') return false;
  if ((await readStoreOrderParts(transaction, orderId))?.stageReason?.kind !== 'noLocation') return false;
  const routed = await decide(transaction, before, now);
  if (routed === null || routed.decision.outcome === 'review') return false;
  await keep(transaction, routed, now);
  const after = stateAfter({ ...before, stage: 'open' }, routed.decision, stopsAlways);
  const event = routingEvent(routed.decision, routed.order, after.stage === 'open');
  await saveOrders(transaction, [{ before, after, event }]);
  await addEvent(transaction, orderId, event, now);
  await addJobs(transaction, [{ queue: queues.orderReady, data: { orderId } satisfies OrderJob }]);
  return true;
}

/** Adds the jobs that route orders opened in bulk. */
export async function addRoutingJobs(
  transaction: ShopTransaction,
  orderIds: readonly string[],
  { stops, again = false }: RouteOptions,
): Promise<void> {
  if (orderIds.length === 0 || !(await movesStock(transaction))) return;
  const jobs = orderIds.map((orderId): RouteOrderJob => ({ orderId, stops, again }));
  await addJobs(
    transaction,
    jobs.map((data) => ({ queue: queues.routeOrder, data })),
  );
}

/** Orders that wait for a location or for stock look at these locations again. */
export async function addWaitingForLocations(
  transaction: ShopTransaction,
  locationIds: readonly number[],
): Promise<void> {
  await addRoutingJobs(transaction, await ordersWithoutLocation(transaction), { stops: stopsAlways, again: true });
  await addStockArrivedJobs(transaction, await awaitedSkusAt(transaction, locationIds));
}

/**
 * Releases a back order when all of it is in stock, or with `partly` when one line is, with its timeline and follow-up
 * job. False when it wasn't released.
 */
export async function releaseBackOrder(
  transaction: ShopTransaction,
  orderId: string,
  release: 'whole' | 'partly',
  now: Date,
): Promise<boolean> {
  const before = (await lockOrders(transaction, [orderId])).get(orderId);
  if (before?.stage !== 'backOrder') return false;
  const routed = await decide(transaction, before, now);
  if (routed === null) return false;
  const after = afterArrival(stateAfter(before, routed.decision, stopsAlways), release, now);
  if (after?.stage !== 'open') return false;
  await keep(transaction, routed, now);
  await saveOrders(transaction, [{ before, after }]);
  const isPart = routed.decision.outcome !== 'routed';
  await addEvent(transaction, orderId, orderEvent('stockArrived', { isPart }), now);
  await addEvent(transaction, orderId, routingEvent(routed.decision, routed.order), now);
  await addJobs(transaction, [{ queue: queues.orderReady, data: { orderId } satisfies OrderJob }]);
  return true;
}

/** State of a routed back order after its release; null when it isn't released. */
function afterArrival(routed: OrderState, release: 'whole' | 'partly', now: Date): OrderState | null {
  if (routed.stage !== 'backOrder') return routed;
  return release === 'partly' ? applyAction(routed, 'available-partially', now.toISOString()).state : null;
}

async function hasActiveRules(transaction: ShopTransaction): Promise<boolean> {
  return (await readRoutingRules(transaction)).rules.some(({ isActive }) => isActive);
}

/** Whether opening an order affects stock or routing. */
async function movesStock(transaction: ShopTransaction): Promise<boolean> {
  return (await hasActiveRules(transaction)) || countsStock(transaction);
}

/**
 * Without rules, an order ships from the location a workflow chose, or the default one, even when short. Reserves its
 * units if that location counts them.
 */
async function reserveUnrouted(
  transaction: ShopTransaction,
  { order: { orderId } }: OrderState,
  lines: readonly RoutingLine[],
  now: Date,
): Promise<void> {
  const [facts, locations, before] = await Promise.all([
    readRoutingFacts(transaction, orderId),
    listRoutingLocations(transaction),
    readAllocations(transaction, [orderId]),
  ]);
  const { destination = null } = facts ?? {};
  const chosen = destination?.type === 'location' ? destination.locationId : null;
  const shipsFrom = shippingLocation(chosen, locations);
  const location = locations.find(({ locationId }) => locationId === shipsFrom);
  if (location === undefined || destination?.type === 'provider') return;
  const { locationId, name } = location;
  const levels = await lockStock(
    transaction,
    [...lines, ...before].map(({ sku }) => sku),
  );
  const counted = new Set(levels.map(stockKey));
  const reason = message('routing.onlyLocation', { location: name });
  const after = [
    ...before.filter((part) => !lines.some(({ lineItemId }) => lineItemId === part.lineItemId)),
    ...lines.flatMap((line) =>
      counted.has(stockKey({ sku: line.sku, locationId }))
        ? [{ ...line, orderId, locationId, isReserved: true, reason }]
        : [],
    ),
  ];
  const moves = movesBetween(before, after);
  if (moves.every(({ allocated }) => allocated === 0)) return;
  await moveStock(transaction, moves, now, levels);
  await replaceAllocations(transaction, [orderId], after);
}

interface RoutedOrder {
  order: RoutingOrder;
  decision: RoutingDecision;
  /** Current allocations of the order. */
  before: readonly StoredAllocation[];
  after: readonly StoredAllocation[];
  /** Stock levels of its SKUs, locked. */
  levels: readonly StockLevel[];
}

/** Decides where a locked order ships from, with its stock locked; null when there is nothing to decide. */
async function decide(
  transaction: ShopTransaction,
  state: OrderState,
  now: Date,
  lines: readonly RoutingLine[] = linesToRoute(state.detail),
): Promise<RoutedOrder | null> {
  const { orderId } = state.order;
  // The order is locked, so nothing the locks below depend on can change.
  const [facts, { rules }, locations, before, { timeZone }] = await Promise.all([
    readRoutingFacts(transaction, orderId),
    readRoutingRules(transaction),
    listRoutingLocations(transaction),
    readAllocations(transaction, [orderId]),
    readShop(transaction),
  ]);
  // A provider chosen by a workflow picks its own warehouse.
  if (lines.length === 0 || facts === null || facts.destination?.type === 'provider') return null;
  if (!rules.some(({ isActive }) => isActive)) return null;
  const takenToday = await lockTakenToday(transaction, { locations, timeZone }, orderId, now);
  const routedLines = new Set(lines.map(({ lineItemId }) => lineItemId));
  const replaced = before.filter(({ lineItemId }) => routedLines.has(lineItemId));
  const levels = await lockStock(
    transaction,
    [...lines, ...before].map(({ sku }) => sku),
  );
  const order: RoutingOrder = {
    orderId,
    country: facts.country,
    postcode: facts.postcode,
    chosenLocationId: facts.destination?.locationId ?? null,
    lines,
  };
  const decision = routeOrder(order, { rules, locations, stock: stockForOrder(levels, replaced), takenToday });
  const counted = new Set(levels.map(({ sku }) => sku));
  const allocated = decision.outcome === 'review' ? [] : decision.allocations;
  const after = [
    ...before.filter(({ lineItemId }) => !routedLines.has(lineItemId)),
    ...allocated.map((part) => ({ ...part, orderId, isReserved: part.locationId !== null && counted.has(part.sku) })),
  ];
  return { order, decision, before, after, levels };
}

/** Units other orders take today at limited locations, which are locked. */
async function lockTakenToday(
  transaction: ShopTransaction,
  { locations, timeZone }: { locations: Awaited<ReturnType<typeof listRoutingLocations>>; timeZone: string },
  exceptOrderId: string,
  now: Date,
) {
  const limitedLocationIds = locations.flatMap((location) =>
    location.isActive && location.dailyCapacity !== null ? [location.locationId] : [],
  );
  return lockOrdersTaken(transaction, { now, timeZone, exceptOrderId, limitedLocationIds });
}

/** Units available to the order: free ones and its own. */
function stockForOrder(
  levels: readonly StockLevel[],
  own: readonly StoredAllocation[],
): Map<string, Map<string, number>> {
  const stock = availableStock(levels);
  for (const { sku, locationId, quantity, isReserved } of own) {
    const unitsByLocation = stock.get(sku);
    if (isReserved && locationId !== null)
      unitsByLocation?.set(locationId, (unitsByLocation.get(locationId) ?? 0) + quantity);
  }
  return stock;
}

async function keep(transaction: ShopTransaction, routed: RoutedOrder, now: Date): Promise<void> {
  const { order, decision, before, after } = routed;
  await moveStock(transaction, movesBetween(before, after), now, routed.levels);
  await replaceAllocations(transaction, [order.orderId], after);
  await saveOrderRouting(transaction, order.orderId, decision, now);
  const location = onlyLocation(after);
  if (location !== null && location !== onlyLocation(before))
    await noteStoreWrite(transaction, order.orderId, 'location');
}

/** Changes of reserved units by SKU and location. */
function movesBetween(before: readonly StoredAllocation[], after: readonly StoredAllocation[]): readonly StockMove[] {
  const moves = [...reservedMoves(before, 'released'), ...reservedMoves(after, 'reserved')];
  return [...Map.groupBy(moves, stockKey).values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const allocated = others.reduce((sum, move) => sum + (move.allocated ?? 0), first.allocated ?? 0);
    return [{ ...first, allocated, cause: allocated < 0 ? ('released' as const) : ('reserved' as const) }];
  });
}

/** The location of all units; null when there are several or none. */
function onlyLocation(allocations: readonly StoredAllocation[]): string | null {
  const [location = null, ...others] = new Set(allocations.map(({ locationId }) => locationId));
  return others.length === 0 ? location : null;
}

function stateAfter(before: OrderState, { outcome, allocations }: RoutingDecision, stops: RoutingStops): OrderState {
  const shortLines = new Set(
    allocations.flatMap(({ lineItemId, locationId }) => (locationId === null ? [lineItemId] : [])),
  );
  return afterRouting(before, { outcome, shortLines }, stops);
}
