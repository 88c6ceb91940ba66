import type { IsoTime } from '../shared/IsoTime.ts';
import type { ReportedStock } from './reportedStock.ts';

/** What a 3PL has at a site; `onHand` in units. */
interface SiteStock {
  sku: string;
  onHand: number;
}

/** A 3PL's figures as reports on locations, with the units of all its sites together. `readAt`: when it was asked. */
export function warehouseReports(
  stock: readonly SiteStock[],
  locationIds: ReadonlySet<string>,
  readAt: IsoTime,
): readonly ReportedStock[] {
  const units = new Map<string, number>();
  for (const { sku, onHand } of stock) units.set(sku, (units.get(sku) ?? 0) + onHand);
  return [...locationIds].flatMap((locationId) =>
    [...units].map(([sku, onHand]) => ({ sku, locationId, onHand, changedAt: readAt })),
  );
}
