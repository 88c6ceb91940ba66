import { packBoxes, type PackedItem } from './packBoxes.ts';

/** A parcel as a 3PL reports it. */
export interface ReportedParcel {
  parcelId: string;
  /** Null: the 3PL does not say what is in it. */
  lines: readonly { sku: string; lineItemId: string | null; quantity: number }[] | null;
}

/** Units that a warehouse has of a line. */
interface UnitsLeft extends PackedItem {
  sku: string;
}

/**
 * What is in each parcel, of the units that the warehouse still has: by the line that it names, else by SKU in the order
 * of the lines, never more than is left. Parcels without lines share what the others leave; they wait (and are left
 * out) until nothing more is to come. Parcels for which nothing is left are left out, too.
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
  const unknown = parcels.filter(({ lines }) => lines === null);
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

/** Takes units of a reported line out of what is left. */
function takeUnits(
  units: UnitsLeft[],
  { sku, lineItemId, quantity }: { sku: string; lineItemId: string | null; quantity: number },
): PackedItem[] {
  const isNamed = units.some((line) => line.lineItemId === lineItemId);
  const fitting = units.filter((line) => (isNamed ? line.lineItemId === lineItemId : line.sku === sku));
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

/** One item for each line. */
function mergeItems(items: readonly PackedItem[]): readonly PackedItem[] {
  const quantities = new Map<string, number>();
  for (const { lineItemId, quantity } of items)
    quantities.set(lineItemId, (quantities.get(lineItemId) ?? 0) + quantity);
  return [...quantities].map(([lineItemId, quantity]) => ({ lineItemId, quantity }));
}
