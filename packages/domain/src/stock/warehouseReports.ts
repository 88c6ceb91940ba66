import type { IsoTime } from '../shared/IsoTime.ts';
import { normalised } from '../shared/normalised.ts';
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

/** A 3PL's figures under the SKUs that the shop has, where it has them in another spelling; else in the first that comes. */
export function inOwnSpelling<Row extends { sku: string }>(
  stock: readonly Row[],
  known: readonly string[],
): readonly Row[] {
  const exact = new Set(known);
  const spellings = new Map<string, string>();
  for (const sku of [...known, ...stock.map((row) => row.sku)])
    if (!spellings.has(normalised(sku))) spellings.set(normalised(sku), sku);
  return stock.map((row) =>
    exact.has(row.sku) ? row : { ...row, sku: spellings.get(normalised(row.sku)) ?? row.sku },
  );
}
