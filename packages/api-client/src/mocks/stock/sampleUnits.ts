import { isNotShippable, virtualItem } from '../shop/goods.ts';
import { locations } from '../shop/sampleTexts.ts';
import { seededRandom } from '@hub/domain/simulation';

interface Shelf {
  /** Share of the SKUs that are out of stock here. */
  out: number;
  /** Fewest and most units of the others. */
  from: number;
  to: number;
}

const [northampton, leeds, rotterdam] = locations.map(({ location_id }) => location_id);

/** Warehouses with stock; the shop in London has none. */
const shelves: Readonly<Record<number, Shelf>> = {
  [Number(northampton)]: { out: 0.005, from: 150, to: 2_500 },
  [Number(leeds)]: { out: 0.06, from: 20, to: 400 },
  [Number(rotterdam)]: { out: 0.04, from: 60, to: 900 },
};

/** Units on hand of a sample SKU at each of its warehouses, always the same; none for what is not shipped. */
export function sampleUnits(sku: string): readonly { locationId: string; onHand: number }[] {
  if (virtualItem(sku) !== 0 || isNotShippable(sku)) return [];
  return Object.entries(shelves).map(([locationId, { out, from, to }]) => {
    const isOut = seededRandom(sku, `out of stock at ${locationId}`) < out;
    const units = from + seededRandom(sku, `stock at ${locationId}`) ** 2 * (to - from);
    return { locationId, onHand: isOut ? 0 : Math.floor(units) };
  });
}
