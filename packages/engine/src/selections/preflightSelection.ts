import type { ShopTransaction } from '@hub/database';
import { addPartOfSelection, groupSelection } from '@hub/database/selections';
import type { TabNumber } from '@hub/domain/orders';
import { type BulkAction, preflightCounted, type RefusedOrders } from '@hub/domain/orders/bulk';
import { randomUUID } from 'node:crypto';
import type { Session } from '../Session.ts';

export interface PreflightedSelection {
  /** Orders that allow the action, saved as a separate selection. */
  eligible: { selectionId: string; count: number };
  refused: readonly RefusedOrders[];
}

/**
 * Checks which orders in this person's frozen selection allow a bulk action, by the same rules as a fully loaded list;
 * null when there is no such selection.
 */
export async function preflightSelection(
  transaction: ShopTransaction,
  { staffId }: Pick<Session, 'staffId'>,
  { selectionId, tab, action }: { selectionId: string; tab: TabNumber; action: BulkAction },
  now: Date,
): Promise<PreflightedSelection | null> {
  const groups = await groupSelection(transaction, { selectionId, staffId });
  if (groups === null) return null;
  const { eligible, refused } = preflightCounted(action, tab, groups);
  const own = { selectionId: randomUUID(), staffId };
  const keys = eligible.map(({ key }) => key);
  const count = await addPartOfSelection(transaction, { ...own, of: selectionId, keys, now });
  return { eligible: { selectionId: own.selectionId, count }, refused };
}
