import { isSameSku } from '../../shared/orders/SkuQuantity.ts';
import { packBoxes, type PackedItem } from './packBoxes.ts';

/** A parcel as a 3PL reports it. */
export interface ReportedParcel {
  parcelId: string;
  /** `null` when the 3PL does not say what is in it. */
  lines: readonly { sku: string; lineItemId: string | null; quantity: number }[] | null;
}

/** Whether the 3PL says what is in it; an empty list says nothing either. */
export function isContentKnown({ lines }: ReportedParcel): boolean {
  return lines !== null && lines.length > 0;
}

/** Units of a line that a warehouse has. */
interface UnitsLeft extends PackedItem {
  sku: string;
}

/**
 * Contents of each parcel, from the units that the warehouse still has: by the line it names, else by SKU, else by
 * another spelling of the SKU, in line order, never more than is left. Parcels without lines share the rest; they
 * wait (and are left out) until no more parcels are coming. Parcels with nothing left for them are also left out.
 */
export function packParcels(
  parcels: readonly ReportedParcel[],
  left: readonly UnitsLeft[],
  { isComplete }: { isComplete: boolean },
): ReadonlyMap<string, readonly PackedItem[]> {
  const units = left.map((line) => ({ ...line }));
  const packed = new Map<string, readonly PackedItem[]>();
  for (const { parcelId, lines } of parcels) {
    const items = lines?.flatMap((line) => takeUnits(units, line)) ?? [];
    if (items.length > 0) packed.set(parcelId, mergeItems(items));
  }
  const unknown = parcels.filter((parcel) => !isContentKnown(parcel));
  if (!isComplete || unknown.length === 0) return packed;
  const rest = units
    .filter(({ quantity }) => quantity > 0)
    .map(({ lineItemId, quantity }) => ({ lineItemId, quantity }));
  for (const [index, items] of packBoxes(rest, unknown.length).entries()) {
    const parcel = unknown[index];
    if (parcel !== undefined && items.length > 0) packed.set(parcel.parcelId, items);
  }
  return packed;
}

/** Lines that a 3PL refers to. */
function linesOf<Line extends { sku: string; lineItemId: string }>(
  lines: readonly Line[],
  { sku, lineItemId }: { sku: string; lineItemId: string | null },
): readonly Line[] {
  const named = lines.filter((line) => line.lineItemId === lineItemId);
  if (named.length > 0) return named;
  const spelled = lines.filter((line) => line.sku === sku);
  return spelled.length > 0 ? spelled : lines.filter((line) => isSameSku(line.sku, sku));
}

/** SKUs in parcels that match no line. */
export function unknownSkus(
  parcels: readonly ReportedParcel[],
  lines: readonly { sku: string; lineItemId: string }[],
): readonly string[] {
  const reported = parcels.flatMap((parcel) => parcel.lines ?? []).filter(({ quantity }) => quantity > 0);
  return [...new Set(reported.filter((line) => linesOf(lines, line).length === 0).map(({ sku }) => sku))];
}

const restSuffix = '/rest';

/** Whether it is the second part of a mixed parcel, see `splitMixed`. */
export function isRest({ parcelId }: ReportedParcel): boolean {
  return parcelId.endsWith(restSuffix);
}

/**
 * Splits a parcel in two when only some of its SKUs are known: the rest ships on its own once they are mapped.
 * `shipped` has the lines of the parcel's shipment; `null` before there is one.
 */
export function splitMixed<Reported extends ReportedParcel>(
  parcel: Reported,
  lines: readonly { sku: string; lineItemId: string }[],
  shipped: ReadonlySet<string> | null,
): readonly Reported[] {
  const isKnown = (reported: { sku: string; lineItemId: string | null }) => {
    const meant = linesOf(lines, reported);
    return shipped === null ? meant.length > 0 : meant.some(({ lineItemId }) => shipped.has(lineItemId));
  };
  const known = parcel.lines?.filter(isKnown) ?? [];
  const rest = parcel.lines?.filter((line) => !isKnown(line)) ?? [];
  if (known.length === 0 || !rest.some(({ quantity }) => quantity > 0)) return [parcel];
  return [
    { ...parcel, lines: known },
    { ...parcel, parcelId: `${parcel.parcelId}${restSuffix}`, lines: rest },
  ];
}

/** Takes a reported line's units out of what is left. */
function takeUnits(
  units: UnitsLeft[],
  { sku, lineItemId, quantity }: { sku: string; lineItemId: string | null; quantity: number },
): PackedItem[] {
  const fitting = linesOf(units, { sku, lineItemId });
  let wanted = Number.isInteger(quantity) ? quantity : 0;
  const taken: PackedItem[] = [];
  for (const line of fitting) {
    const quantityTaken = Math.min(line.quantity, wanted);
    if (quantityTaken <= 0) continue;
    line.quantity -= quantityTaken;
    wanted -= quantityTaken;
    taken.push({ lineItemId: line.lineItemId, quantity: quantityTaken });
  }
  return taken;
}

/** One item per line. */
function mergeItems(items: readonly PackedItem[]): readonly PackedItem[] {
  const quantities = new Map<string, number>();
  for (const { lineItemId, quantity } of items)
    quantities.set(lineItemId, (quantities.get(lineItemId) ?? 0) + quantity);
  return [...quantities].map(([lineItemId, quantity]) => ({ lineItemId, quantity }));
}
