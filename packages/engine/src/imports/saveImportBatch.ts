import type { ShopTransaction } from '@hub/database';
import { advanceImport, type ImportRecord, knownOrderNames } from '@hub/database/imports';
import { insertOrders, type ReceivedOrder } from '@hub/database/orders';
import { knownOrderIds } from '@hub/database/store';
import type { ImportOrder, RefusedRow } from '@hub/domain/imports';
import { message } from '@hub/domain/messages';

/** Content of one import transaction. */
export interface ImportBatch {
  orders: readonly BatchOrder[];
  refused: readonly RefusedRow[];
  /** Lines of the file so far. */
  linesRead: number;
  bytesRead: number;
}

interface BatchOrder {
  imported: ImportOrder;
  received: ReceivedOrder;
}

/** Remaining space for refused rows; more are only counted. */
export interface ProblemSpace {
  rows: number;
  /** Characters of their cells. */
  characters: number;
}

/** The import is no longer running. */
export class ImportEndedError extends Error {
  override readonly name = 'ImportEndedError';
}

/**
 * Stores a batch with its progress. Skips existing order names. Throws ImportEndedError, which rolls back the batch,
 * when the import has ended.
 */
export async function saveImportBatch(
  transaction: ShopTransaction,
  importId: string,
  { orders, refused, linesRead, bytesRead }: ImportBatch,
  space: ProblemSpace,
): Promise<{ record: ImportRecord; space: ProblemSpace }> {
  // A store may write its order names without `#`.
  const bare = await knownOrderNames(
    transaction,
    orders.map(({ imported }) => imported.orderNumber),
  );
  const fresh = orders.filter(({ imported }) => !bare.has(imported.orderNumber));
  // Two orders of a batch may get the same id.
  const byId = Map.groupBy(fresh, ({ received }) => received.order.orderId);
  const added = await insertOrders(
    transaction,
    [...byId.values()].flatMap(([first]) => first?.received ?? []),
  );
  const others = orders.filter((entry) => {
    const { orderId } = entry.received.order;
    return !added.has(orderId) || byId.get(orderId)?.[0] !== entry;
  });
  const names = others.map(({ received }) => received.order.orderName);
  const known = await knownOrderNames(transaction, names);
  // The store's own id identifies the order, even under another name here.
  const storeOrders = others.filter(({ imported }) => (imported.exported?.storeId ?? '') !== '');
  const knownIds = await knownOrderIds(
    transaction,
    storeOrders.map(({ received }) => received.order.orderId),
  );
  const isKnown = (entry: BatchOrder) =>
    bare.has(entry.imported.orderNumber) ||
    known.has(entry.received.order.orderName) ||
    (storeOrders.includes(entry) && knownIds.has(entry.received.order.orderId));
  const collisions = others.filter((entry) => !isKnown(entry));
  const problems = [...refused, ...collisions.flatMap(collisionRows)];
  const { kept, left } = fitting(problems, space);
  const record = await advanceImport(transaction, importId, {
    ordersAdded: added.size,
    ordersKnown: others.length - collisions.length,
    linesRefused: problems.length,
    linesRead,
    bytesRead,
    problems: kept,
  });
  if (record === null) throw new ImportEndedError('The import was ended.');
  return { record, space: left };
}

function collisionRows({ imported, received: { order } }: BatchOrder): RefusedRow[] {
  const reason = message('imports.sameId', { order: imported.orderNumber, id: order.orderId });
  return imported.rows.map(({ line, cells }) => ({ line, cells, reason }));
}

function fitting(problems: readonly RefusedRow[], space: ProblemSpace): { kept: RefusedRow[]; left: ProblemSpace } {
  let { rows, characters } = space;
  const kept = problems.filter(({ cells }) => {
    const length = cells.reduce((sum, cell) => sum + cell.length, 0);
    if (rows === 0 || length > characters) return false;
    rows -= 1;
    characters -= length;
    return true;
  });
  return { kept, left: { rows, characters } };
}
