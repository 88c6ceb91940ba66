import { joinNames } from '../../shared/texts/joinNames.ts';
import type { SkuQuantity } from '../../shared/orders/SkuQuantity.ts';
import { backOrderFacts } from '../detail/backOrderFacts.ts';
import { someUnits } from '../detail/backOrderTexts.ts';
import { lineItemGroup, shippedQuantity } from '../detail/groupLineItems.ts';
import { consequenceWords, type OrderAction } from './orderActionTexts.ts';
import type { OrderDetail } from '../detail/OrderDetail.ts';

/**
 * What an action does to the goods of loaded orders, for its confirmation: "16 units leave, 6 wait." `null` when
 * there is nothing to say. `locations` maps ids to names.
 */
export function actionConsequence(
  action: OrderAction,
  details: readonly OrderDetail[],
  locations: ReadonlyMap<string, string> = new Map(),
): string | null {
  const facts = details.map(backOrderFacts);
  const leaving = unitsIn(facts.flatMap(({ sendable }) => sendable));
  const short = facts.flatMap((each) => each.short);
  const waiting = unitsIn(short);
  switch (action) {
    case 'ship-now':
      if (leaving === 0) return null;
      return joinSentences(
        `${consequenceWords.go(leaving)} ${receiver(details)}${origin(details, leaving, locations)}.`,
        waiting === 0 ? null : consequenceWords.wait(waiting),
      );
    case 'available-partially':
      return leaving === 0 ? null : consequenceWords.leave(leaving, waiting);
    case 'available':
      if (waiting === 0) return null;
      return consequenceWords.short(waiting, leaving + waiting, someUnits(short));
    case 'move-to-close':
      return leaving + waiting === 0 ? null : consequenceWords.notShipped(leaving + waiting);
    default:
      return null;
  }
}

/** "to Shipbob": the one 3PL that gets all of them, if the server says. */
function receiver(details: readonly OrderDetail[]): string {
  const names = new Set(details.map(({ shipping }) => shipping?.provider ?? null));
  const [name] = names;
  return names.size === 1 && name ? consequenceWords.to(name) : consequenceWords.toProvider;
}

/** " from Leeds", or units per location; empty unless the server gives every unit's location. */
function origin(details: readonly OrderDetail[], units: number, locations: ReadonlyMap<string, string>): string {
  const byLocation = new Map<string, number>();
  for (const { lineItems, fulfillments } of details)
    for (const item of lineItems) {
      const group = lineItemGroup(item, shippedQuantity(item, fulfillments) > 0);
      if (group !== 'nonShipped' && group !== 'shipped') continue;
      for (const { locationId, quantity } of item.allocations ?? [])
        if (locationId !== null) byLocation.set(locationId, (byLocation.get(locationId) ?? 0) + quantity);
    }
  const parts = [...byLocation].map(([locationId, quantity]) => ({
    name: locations.get(locationId)?.trim() ?? '',
    quantity,
  }));
  const allocated = parts.reduce((sum, { quantity }) => sum + quantity, 0);
  if (allocated !== units || parts.some(({ name }) => name === '')) return '';
  const [only] = parts;
  if (parts.length === 1 && only) return consequenceWords.from(only.name);
  return `: ${joinNames(parts.map(({ name, quantity }) => consequenceWords.unitsFrom(quantity, name)))}`;
}

function unitsIn(items: readonly SkuQuantity[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

function joinSentences(...sentences: readonly (string | null)[]): string {
  return sentences.filter((sentence) => sentence !== null).join(' ');
}
