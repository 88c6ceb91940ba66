import { message, type Words } from '../messages/Message.ts';
import type { LeftOut } from '../events/OrderEvent.ts';
import { countryName } from '../shared/addresses/countryName.ts';
import type {
  Allocation,
  LocationTrace,
  Preference,
  RoutingDecision,
  RoutingLine,
  RoutingLocation,
  RoutingOrder,
  RoutingRule,
  StockLevels,
  Zone,
} from './Routing.ts';

/** Routing's input besides the order. */
export interface RoutingContext {
  rules: readonly RoutingRule[];
  /** In the merchant's order, which decides when no rule does. */
  locations: readonly RoutingLocation[];
  stock: StockLevels;
  /** Orders that each location has taken today. */
  takenToday?: ReadonlyMap<string, number>;
}

/** Decides which location ships which units of an order, with a reason per line. Pure. */
export function routeOrder(order: RoutingOrder, context: RoutingContext): RoutingDecision {
  const rule = context.rules.find(({ isActive, countries }) => isActive && includesCountry(countries, order.country));
  const locations = context.locations.map((location): LocationTrace & { location: RoutingLocation } => ({
    locationId: location.locationId,
    name: location.name,
    leftOut: whyLeftOut(location, order, rule, context.takenToday),
    location,
  }));
  const candidates = ranked(
    locations.filter(({ leftOut }) => leftOut === null).map(({ location }) => location),
    order,
    rule?.preferences ?? [],
    context.stock,
  );
  const decision = {
    rule: rule?.name ?? null,
    locations: locations.map(({ locationId, name, leftOut }) => ({ locationId, name, leftOut })),
  };
  if (candidates.length === 0) return { ...decision, ...withoutLocation(order) };
  const sources = (rule?.maySplit ?? true) ? candidates : [fullestOf(candidates, order, context.stock)];
  const left = stockOfOrder(order, context.stock);
  const allocations = order.lines.flatMap((line) => allocateLine(line, sources, left));
  const shipping = new Set(allocations.map(({ locationId }) => locationId));
  const shipsFrom = candidates.map(({ locationId }) => locationId).filter((locationId) => shipping.has(locationId));
  const outcome = outcomeOf(shipsFrom.length > 0, shipping.has(null));
  return { ...decision, outcome, allocations, shipsFrom };
}

function outcomeOf(shipsSome: boolean, isShort: boolean): RoutingDecision['outcome'] {
  if (!isShort) return 'routed';
  return shipsSome ? 'partlyShort' : 'short';
}

function withoutLocation({ lines }: RoutingOrder): Pick<RoutingDecision, 'outcome' | 'allocations' | 'shipsFrom'> {
  const allocations = lines.map((line) => shortLine(line, line.quantity, message('routing.noLocation')));
  return { outcome: 'review', allocations, shipsFrom: [] };
}

/** Why a location can't ship an order; `null` when it can. */
function whyLeftOut(
  location: RoutingLocation,
  order: RoutingOrder,
  rule: RoutingRule | undefined,
  takenToday: ReadonlyMap<string, number> = new Map(),
): LeftOut | null {
  const { locationId, dailyCapacity } = location;
  if (!location.isActive) return { type: 'switchedOff' };
  if (order.chosenLocationId !== null) return order.chosenLocationId === locationId ? null : { type: 'otherChosen' };
  if (rule !== undefined && rule.locationIds.length > 0 && !rule.locationIds.includes(locationId))
    return { type: 'notInRule', rule: rule.name };
  if (location.zones.length > 0 && !location.zones.some((zone) => isInZone(zone, order)))
    return { type: 'outsideZones', country: order.country, postcode: order.postcode };
  if (dailyCapacity !== null && (takenToday.get(locationId) ?? 0) >= dailyCapacity)
    return { type: 'full', orders: dailyCapacity };
  return null;
}

function isInZone({ countries, postcodes }: Zone, { country, postcode }: RoutingOrder): boolean {
  const plain = plainPostcode(postcode);
  return (
    includesCountry(countries, country) &&
    (postcodes.length === 0 || postcodes.some((start) => plain.startsWith(plainPostcode(start))))
  );
}

function includesCountry(countries: readonly string[], country: string): boolean {
  const name = countryName(country).toLowerCase();
  return countries.length === 0 || countries.some((other) => countryName(other).toLowerCase() === name);
}

function plainPostcode(postcode: string): string {
  return postcode.replaceAll(/\s/g, '').toUpperCase();
}

function ranked(
  locations: readonly RoutingLocation[],
  order: RoutingOrder,
  preferences: readonly Preference[],
  stock: StockLevels,
): readonly RoutingLocation[] {
  if (locations.length < 2 || preferences.length === 0) return locations;
  const scores = preferences.map((preference) => scoreOf(preference, order, stock));
  // Computes each score once: stock scores would be recomputed in every comparison.
  return locations
    .map((location) => ({ location, scores: scores.map((score) => score(location)) }))
    .sort((a, b) => compareScores(a.scores, b.scores))
    .map(({ location }) => location);
}

/** The first difference decides. */
function compareScores(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((score, at) => score !== b[at]);
  return index === -1 ? 0 : (b[index] ?? 0) - (a[index] ?? 0);
}

/** Higher is better. */
function scoreOf(
  preference: Preference,
  order: RoutingOrder,
  stock: StockLevels,
): (location: RoutingLocation) => number {
  switch (preference.type) {
    case 'ranked':
      return ({ locationId }) => {
        const index = preference.locationIds.indexOf(locationId);
        return index === -1 ? -preference.locationIds.length : -index;
      };
    case 'sameCountry':
      return ({ country }) => (countryName(country) === countryName(order.country) ? 1 : 0);
    case 'fewestSplits': {
      const needed = neededUnits(order);
      return ({ locationId }) => (needed.every(([sku, units]) => unitsAt(stock, locationId, sku) >= units) ? 1 : 0);
    }
    case 'mostStock': {
      const needed = neededUnits(order);
      return (location) => shippableUnits(location, needed, stock);
    }
  }
}

/** The first location that can ship the most units. */
function fullestOf(candidates: readonly RoutingLocation[], order: RoutingOrder, stock: StockLevels): RoutingLocation {
  const needed = neededUnits(order);
  return candidates.reduce((best, location) =>
    shippableUnits(location, needed, stock) > shippableUnits(best, needed, stock) ? location : best,
  );
}

type NeededUnits = readonly (readonly [sku: string, units: number])[];

/** Units of each SKU in an order. */
function neededUnits({ lines }: RoutingOrder): NeededUnits {
  const needed = new Map<string, number>();
  for (const { sku, quantity } of lines) needed.set(sku, (needed.get(sku) ?? 0) + quantity);
  return [...needed];
}

/** How many of these units a location has. */
function shippableUnits({ locationId }: RoutingLocation, needed: NeededUnits, stock: StockLevels): number {
  return sum(needed.map(([sku, units]) => Math.min(units, unitsAt(stock, locationId, sku))));
}

/** Units of a SKU at a location; unlimited for an uncounted SKU. */
function unitsAt(stock: StockLevels, locationId: string, sku: string): number {
  const levels = stock.get(sku);
  return levels === undefined ? Infinity : Math.max(0, levels.get(locationId) ?? 0);
}

type RemainingStock = Map<string, Map<string, number>>;

/** A copy of the stock of the order's SKUs, because two lines can share one. */
function stockOfOrder({ lines }: RoutingOrder, stock: StockLevels): RemainingStock {
  const remaining: RemainingStock = new Map();
  for (const { sku } of lines) {
    const levels = stock.get(sku);
    if (levels !== undefined) remaining.set(sku, new Map(levels));
  }
  return remaining;
}

/** Takes a line's units from the first location with all of them, else from each what it has. */
function allocateLine(
  line: RoutingLine,
  sources: readonly RoutingLocation[],
  stock: RemainingStock,
): readonly Allocation[] {
  const { sku, quantity } = line;
  const whole = sources.find(({ locationId }) => unitsAt(stock, locationId, sku) >= quantity);
  let left = quantity;
  const parts = (whole === undefined ? sources : [whole]).flatMap((location) => {
    const { locationId } = location;
    const available = unitsAt(stock, locationId, sku);
    const units = Math.min(left, available);
    left -= units;
    stock.get(sku)?.set(locationId, available - units);
    return units > 0 ? [allocation(line, location, units)] : [];
  });
  return left > 0 ? [...parts, shortLine(line, left, message('routing.notInStock'))] : parts;
}

function allocation(line: RoutingLine, { locationId, name }: RoutingLocation, quantity: number): Allocation {
  const { lineItemId, sku } = line;
  const reason =
    quantity === line.quantity
      ? message('routing.hasAll', { location: name, units: quantity })
      : message('routing.hasSome', { location: name, units: quantity, of: line.quantity });
  return { lineItemId, sku, locationId, quantity, reason };
}

function shortLine({ lineItemId, sku }: RoutingLine, quantity: number, reason: Words): Allocation {
  return { lineItemId, sku, locationId: null, quantity, reason };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
