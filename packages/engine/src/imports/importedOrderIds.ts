import { hash } from 'node:crypto';

export interface ImportedOrderIds {
  orderId: string;
  /** Of the row in lists. */
  rowId: string;
  /** Of a line, by its position from 0; fewer than 16,384 lines. */
  lineItemId(position: number): string;
}

/** The ids that the store gives have 13 digits; these begin far above, and still are whole numbers of JavaScript. */
const firstOrderId = 500_000_000_000_000;

/** Whether an order has an id that no store gives: it came by a file. */
export function isImportedId(orderId: string): boolean {
  return Number(orderId) >= firstOrderId;
}

const hashBytes = 6;
const maxLines = 2 ** 14;

/** Ids of an order that comes from a file: the same whenever it is imported, from 48 bits of a hash of its name. */
export function importedOrderIds(orderName: string): ImportedOrderIds {
  const bits = hash('sha256', orderName, 'buffer').readUIntBE(0, hashBytes);
  // The key of a line begins with its order, so a part of the bits is enough.
  const firstLine = (bits % 2 ** 38) * maxLines;
  return {
    orderId: String(firstOrderId + bits),
    rowId: String(bits),
    lineItemId: (position) => String(firstLine + position + 1),
  };
}
