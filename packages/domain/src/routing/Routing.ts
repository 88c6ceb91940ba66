import type { Words } from '../messages/Message.ts';
import type { LeftOut } from '../events/OrderEvent.ts';

/** Where a location ships to. */
export interface Zone {
  /** Names or ISO 3166 codes; none: all countries. */
  countries: readonly string[];
  /** How postcodes begin: "LS", "10"; none: all postcodes. */
  postcodes: readonly string[];
}

/** A location as routing sees it. */
export interface RoutingLocation {
  locationId: string;
  name: string;
  /** Name or ISO 3166 code of where it is. */
  country: string;
  isActive: boolean;
  /** None: it ships everywhere. */
  zones: readonly Zone[];
  /** Most orders of a day; null: any number. */
  dailyCapacity: number | null;
}

/** What routing reads of an order. */
export interface RoutingOrder {
  orderId: string;
  country: string;
  postcode: string;
  /** Location that a workflow or a person has chosen; null: the rules decide. */
  chosenLocationId: string | null;
  lines: readonly RoutingLine[];
}

export interface RoutingLine {
  lineItemId: string;
  sku: string;
  /** Units to ship. */
  quantity: number;
}

/** How locations are preferred, the first difference decides. */
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
  /** Orders to these countries; none: all. */
  countries: readonly string[];
  /** Only these locations; none: all. */
  locationIds: readonly string[];
  preferences: readonly Preference[];
  /** Whether an order may ship from several locations. */
  maySplit: boolean;
}

/** Units of a SKU at each location. A SKU that stands nowhere is not counted, and always there. */
export type StockLevels = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Units of a line from one location; `locationId` null: they are short. */
export interface Allocation {
  lineItemId: string;
  sku: string;
  locationId: string | null;
  quantity: number;
  /** "Leeds has all 6". */
  reason: Words;
}

/** A location that was looked at, and why it was left out. */
export interface LocationTrace {
  locationId: string;
  name: string;
  /** Null: it was a candidate. */
  leftOut: LeftOut | null;
}

/** What routing decides about an order. */
export interface RoutingDecision {
  /** `review`: no location can ship any of it. */
  outcome: 'routed' | 'partlyShort' | 'short' | 'review';
  /** Name of the rule; null where none is for this order. */
  rule: string | null;
  /** All units of all lines, each once. */
  allocations: readonly Allocation[];
  locations: readonly LocationTrace[];
  /** Locations that ship something of it, in the order of preference. */
  shipsFrom: readonly string[];
}
