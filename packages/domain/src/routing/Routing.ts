import type { Words } from '../messages/Message.ts';
import type { LeftOut } from '../events/OrderEvent.ts';

/** Where a location ships to. */
export interface Zone {
  /** Names or ISO 3166 codes; empty for all countries. */
  countries: readonly string[];
  /** Postcode prefixes: "LS", "10"; empty for all postcodes. */
  postcodes: readonly string[];
}

/** A location as routing reads it. */
export interface RoutingLocation {
  locationId: string;
  name: string;
  /** Name or ISO 3166 code of its country. */
  country: string;
  isActive: boolean;
  /** Empty when it ships everywhere. */
  zones: readonly Zone[];
  /** Maximum orders per day; `null` for no limit. */
  dailyCapacity: number | null;
}

/** The part of an order that routing reads. */
export interface RoutingOrder {
  orderId: string;
  country: string;
  postcode: string;
  /** Location set by a workflow or person; `null` to let the rules decide. */
  chosenLocationId: string | null;
  lines: readonly RoutingLine[];
}

export interface RoutingLine {
  lineItemId: string;
  sku: string;
  /** Units to ship. */
  quantity: number;
}

/** How to rank locations; the first difference decides. */
export type Preference =
  | { type: 'ranked'; locationIds: readonly string[] }
  | { type: 'sameCountry' }
  | { type: 'fewestSplits' }
  | { type: 'mostStock' };

export type PreferenceType = Preference['type'];

/** The first active rule for the order's country decides. */
export interface RoutingRule {
  ruleId: string;
  name: string;
  isActive: boolean;
  /** Countries of the orders it applies to; empty for all. */
  countries: readonly string[];
  /** The only locations allowed; empty for all. */
  locationIds: readonly string[];
  preferences: readonly Preference[];
  /** Whether an order can ship from several locations. */
  maySplit: boolean;
}

/** Units of a SKU at each location. A SKU without any entry is not counted and always available. */
export type StockLevels = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Units of a line from one location; `locationId` is `null` when they are short. */
export interface Allocation {
  lineItemId: string;
  sku: string;
  locationId: string | null;
  quantity: number;
  /** "Leeds has all 6". */
  reason: Words;
}

/** A location that was considered, and why it was left out. */
export interface LocationTrace {
  locationId: string;
  name: string;
  /** `null` when it was a candidate. */
  leftOut: LeftOut | null;
}

/** Routing's decision about an order. */
export interface RoutingDecision {
  /** `review`: no location can ship any of it. */
  outcome: 'routed' | 'partlyShort' | 'short' | 'review';
  /** Name of the rule; `null` when none applies to this order. */
  rule: string | null;
  /** All units of all lines, each once. */
  allocations: readonly Allocation[];
  locations: readonly LocationTrace[];
  /** Locations that ship part of it, in order of preference. */
  shipsFrom: readonly string[];
}
