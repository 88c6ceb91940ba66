import { type OrderEvent, orderEvent } from '../../events/OrderEvent.ts';
import { groupBy } from '../../shared/lists/groupBy.ts';
import type { StoreRest } from '../detail/OrderDetail.ts';
import { isOther, type UnitsLeft } from './whatToShip.ts';
import { waitEvent } from './whyItWaits.ts';

/** What stays in the store although the order ships, by reason. An order without units to ship says itself why. */
export function storeRest({ now, kept }: UnitsLeft): readonly StoreRest[] {
  if (now.size === 0) return [];
  const events = kept.flatMap(({ units, why }): StoreRest[] => {
    const event = isOther(why) ? elsewhereEvent({ others: [why] }) : waitEvent(why, [why]);
    return event === null ? [] : [{ units, event }];
  });
  const byReason = groupBy(events, ({ event }) => JSON.stringify(event));
  return [...byReason.values()].flatMap(([first, ...more]) =>
    first === undefined ? [] : [{ ...first, units: more.reduce((sum, { units }) => sum + units, first.units) }],
  );
}

/** Who else ships what is left; `null` when nothing is left. */
export function elsewhereEvent({ others }: Pick<UnitsLeft, 'others'>): OrderEvent | null {
  if (others.length === 0) return null;
  const by = others.map((other) => (other.type === 'method' ? other.method : other.name));
  return orderEvent('shippedElsewhere', { by: [...new Set(by)] });
}
