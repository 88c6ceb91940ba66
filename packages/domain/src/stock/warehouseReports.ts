import type { IsoTime } from '../shared/dates/IsoTime.ts';
import { normalised } from '../shared/texts/normalised.ts';
import type { ReportedStock } from './reportedStock.ts';

/** A 3PL's units at a site. */
interface SiteStock {
  sku: string;
  onHand: number;
  /** Units it can promise. */
  available: number;
  /** Units it has promised; absent when it does not say. */
  committed?: number;
}

/**
 * Turns a 3PL's figures into reports on locations, summing all its sites. Units neither available nor promised are
 * damaged or held back. `readAt` is when it was asked.
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

/** A 3PL's figures under the shop's spelling of each SKU, else under the first spelling found. */
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
