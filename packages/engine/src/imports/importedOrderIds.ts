import { hash } from 'node:crypto';

export interface ImportedOrderIds {
  orderId: string;
  /** Id of the row in lists. */
  rowId: string;
  /** Id of a line by its position, from 0; at most 16,383 lines. */
  lineItemId(position: number): string;
}

/** Store ids have 13 digits; these start far above and are still safe integers. */
const firstOrderId = 500_000_000_000_000;

/** Whether an order was imported from a file, by its id. */
export function isImportedId(orderId: string): boolean {
  return Number(orderId) >= firstOrderId;
}

const hashBytes = 6;
const maxLines = 2 ** 14;

/** Ids of an imported order, from 48 bits of a hash of its name, so that every import gives the same. */
export function importedOrderIds(orderName: string): ImportedOrderIds {
  const bits = hash('sha256', orderName, 'buffer').readUIntBE(0, hashBytes);
  // A line's key starts with its order, so some of the bits are enough.
  const firstLine = (bits % 2 ** 38) * maxLines;
  return {
    orderId: String(firstOrderId + bits),
    rowId: String(bits),
    lineItemId: (position) => String(firstLine + position + 1),
  };
}
