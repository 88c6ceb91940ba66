import type { IsoTime } from '../shared/dates/IsoTime.ts';
import { normalised } from '../shared/texts/normalised.ts';
import type { ReportedStock } from './reportedStock.ts';

/** Units that a 3PL has at a site. */
interface SiteStock {
  sku: string;
  onHand: number;
  /** What it can promise. */
  available: number;
  /** What it has promised; absent: it does not say. */
  committed?: number;
}

/**
 * A 3PL's figures as reports on locations, with the units of all its sites together. What it can neither promise nor has
 * promised is damaged or held back. `readAt`: when it was asked.
 */
export function warehouseReports(
  stock: readonly SiteStock[],
  locationIds: ReadonlySet<string>,
  readAt: IsoTime,
): readonly ReportedStock[] {
  const units = new Map<string, Required<Pick<ReportedStock, 'unavailable' | 'hasPromised'>> & { onHand: number }>();
  for (const { sku, onHand, available, committed } of stock) {
    const others = units.get(sku) ?? { onHand: 0, unavailable: 0, hasPromised: false };
    const withheld = Math.max(0, onHand - Math.max(0, available) - (committed ?? 0));
    units.set(sku, {
      onHand: others.onHand + onHand,
      unavailable: others.unavailable + withheld,
      hasPromised: others.hasPromised || committed === undefined,
    });
  }
  return [...locationIds].flatMap((locationId) =>
    [...units].map(([sku, sums]) => ({ sku, locationId, ...sums, changedAt: readAt })),
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
