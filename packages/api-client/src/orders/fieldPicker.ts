import type { WireOrder } from './wireOrder.ts';

/** A function that keeps the fields of a row that a query names, comma-separated; all when it names none. */
export function fieldPicker(fields: string | undefined): (row: WireOrder) => WireOrder {
  if (fields === undefined) return (row) => row;
  const fieldNames = new Set(fields.split(',').map((field) => field.trim()));
  return (row) => Object.fromEntries(Object.entries(row).filter(([field]) => fieldNames.has(field))) as WireOrder;
}
