import type { StoredParcel, WarehouseOrderRecord } from '@hub/database/warehouses';
import type { OrderDetail } from '@hub/domain/orders/detail';
import type { WarehouseOrderLine } from '@hub/domain/warehouses';

/** Lines of a warehouse order with the units not yet in a parcel. */
export function openLines(
  { lines }: Pick<WarehouseOrderRecord, 'lines'>,
  parcels: ReadonlyMap<string, StoredParcel>,
  { fulfillments }: OrderDetail,
): readonly WarehouseOrderLine[] {
  const ids = new Set([...parcels.values()].flatMap(({ fulfillmentId }) => fulfillmentId ?? []));
  const shipped = new Map<string, number>();
  for (const { fulfillmentId, lineItemId, quantity } of fulfillments)
    if (ids.has(fulfillmentId)) shipped.set(lineItemId, (shipped.get(lineItemId) ?? 0) + quantity);
  return lines.flatMap((line) => {
    const taken = Math.min(line.quantity, shipped.get(line.lineItemId) ?? 0);
    shipped.set(line.lineItemId, (shipped.get(line.lineItemId) ?? 0) - taken);
    return line.quantity > taken ? [{ ...line, quantity: line.quantity - taken }] : [];
  });
}

/** Subtracts units from lines; drops empty lines. */
export function withoutLines(
  lines: readonly WarehouseOrderLine[],
  removed: readonly Pick<WarehouseOrderLine, 'lineItemId' | 'quantity'>[],
): readonly WarehouseOrderLine[] {
  const left = unitsByLine(removed);
  return lines.flatMap((line) => {
    const taken = Math.min(line.quantity, left.get(line.lineItemId) ?? 0);
    left.set(line.lineItemId, (left.get(line.lineItemId) ?? 0) - taken);
    return line.quantity > taken ? [{ ...line, quantity: line.quantity - taken }] : [];
  });
}

/** Units by line. */
export function unitsByLine(
  lines: readonly Pick<WarehouseOrderLine, 'lineItemId' | 'quantity'>[],
): Map<string, number> {
  const units = new Map<string, number>();
  for (const { lineItemId, quantity } of lines) units.set(lineItemId, (units.get(lineItemId) ?? 0) + quantity);
  return units;
}
