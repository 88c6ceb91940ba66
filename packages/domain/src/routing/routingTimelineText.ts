import { bidiIsolate } from '../shared/bidiIsolate.ts';
import { countryName } from '../shared/countryName.ts';
import { formatCount } from '../shared/formatCount.ts';
import { formatQuantity } from '../shared/formatQuantity.ts';
import { joinNames } from '../shared/joinNames.ts';
import type { RoutingDecision, RoutingOrder } from './Routing.ts';

/** SKUs and locations that a text names. */
const namedAtMost = 3;

/**
 * What was decided about an order, for its timeline: "Routed to Rotterdam by “EU orders”: ships to Germany, has all 3
 * units".
 */
export function routingTimelineText(decision: RoutingDecision, order: RoutingOrder): string {
  const reserved = unitsByLocation(decision);
  switch (decision.outcome) {
    case 'review':
      return `Needs review: ${noLocationText(decision)}`;
    case 'short':
      return `On back order: ${shortText(decision)}`;
    case 'partlyShort':
      return `On back order: ${shortText(decision)}; reserved ${joinNames(reserved.map(reservedText))}`;
    case 'routed':
      return routedText(decision, order, reserved);
  }
}

/** The same for an order that a person has released although it is short or no location can ship it. */
export function releasedTimelineText(decision: RoutingDecision, order: RoutingOrder): string {
  if (decision.outcome === 'routed') return routedText(decision, order, unitsByLocation(decision));
  if (decision.outcome === 'review') return `Not routed: ${noLocationText(decision)}`;
  return `Released although ${shortText(decision)}`;
}

type ReservedUnits = readonly [name: string, units: number];

function routedText(decision: RoutingDecision, order: RoutingOrder, reserved: readonly ReservedUnits[]): string {
  const units = reserved.reduce((sum, [, each]) => sum + each, 0);
  const [first] = reserved;
  const all = units === 1 ? 'the unit' : `all ${formatQuantity(units, 'unit')}`;
  if (first === undefined) return 'Routed: there is nothing to ship';
  const by = chosenBy(decision, order);
  if (reserved.length > 1)
    return `Routed to ${joinNames(reserved.map(reservedUnits))}${by}: ${first[0]} does not have ${all}`;
  return `Routed to ${first[0]}${by}: ${shipsTo(order)}has ${all}`;
}

function chosenBy({ rule }: RoutingDecision, { chosenLocationId }: RoutingOrder): string {
  if (chosenLocationId !== null) return ', as a workflow decided';
  return rule === null ? ': no rule covers this country' : ` by “${bidiIsolate(rule)}”`;
}

function shipsTo({ country }: RoutingOrder): string {
  return country === '' ? '' : `ships to ${countryName(country)}, `;
}

function reservedUnits([name, units]: ReservedUnits): string {
  return `${name} (${formatQuantity(units, 'unit')})`;
}

function reservedText([name, units]: ReservedUnits): string {
  return `${formatQuantity(units, 'unit')} at ${name}`;
}

function unitsByLocation({ allocations, locations, shipsFrom }: RoutingDecision): readonly ReservedUnits[] {
  const names = new Map(locations.map(({ locationId, name }) => [locationId, bidiIsolate(name)]));
  return shipsFrom.map((locationId) => {
    const units = allocations.reduce((sum, part) => (part.locationId === locationId ? sum + part.quantity : sum), 0);
    return [names.get(locationId) ?? 'a deleted location', units] as const;
  });
}

/** "85123A × 4 and 22423 × 2 are not in stock". */
function shortText({ allocations }: RoutingDecision): string {
  const short = new Map<string, number>();
  for (const { sku, locationId, quantity } of allocations)
    if (locationId === null) short.set(sku, (short.get(sku) ?? 0) + quantity);
  const texts = [...short].map(
    ([sku, units]) => `${bidiIsolate(sku || 'an item without SKU')} × ${formatCount(units)}`,
  );
  return `${joinNames(shortened(texts, 'SKU'))} ${texts.length === 1 ? 'is' : 'are'} not in stock`;
}

/** "no location can ship it. Leeds: Switched off; Rotterdam: Does not ship to Japan". */
function noLocationText({ locations }: RoutingDecision): string {
  const reasons = locations.map(({ name, leftOut }) => `${bidiIsolate(name)}: ${leftOut ?? 'has nothing of it'}`);
  return `no location can ship it. ${shortened(reasons, 'location').join('; ')}`.trim();
}

function shortened(texts: readonly string[], noun: string): readonly string[] {
  if (texts.length <= namedAtMost + 1) return texts;
  return [...texts.slice(0, namedAtMost), formatQuantity(texts.length - namedAtMost, `more ${noun}`)];
}
