import type { ShopTransaction } from '@hub/database';
import { addPartOfSelection, groupSelection } from '@hub/database/selections';
import type { TabNumber } from '@hub/domain/orders';
import { type BulkAction, preflightCounted, type RefusedOrders } from '@hub/domain/orders/bulk';
import { randomUUID } from 'node:crypto';
import type { Session } from '../Session.ts';

export interface SelectionPreflight {
  /** The orders that can take the action, written down as a selection of their own. */
  eligible: { selectionId: string; count: number };
  refused: readonly RefusedOrders[];
}

/**
 * Which orders of a frozen selection of this person can take a bulk action, by the rules that judge a list which was read
 * whole; null where there is no such selection.
 */
export async function preflightSelection(
  transaction: ShopTransaction,
  { staffId }: Pick<Session, 'staffId'>,
  { selectionId, tab, action }: { selectionId: string; tab: TabNumber; action: BulkAction },
  now: Date,
): Promise<SelectionPreflight | null> {
  const groups = await groupSelection(transaction, { selectionId, staffId });
  if (groups === null) return null;
  const { eligible, refused } = preflightCounted(action, tab, groups);
  const own = { selectionId: randomUUID(), staffId };
  const keys = eligible.map(({ key }) => key);
  const count = await addPartOfSelection(transaction, { ...own, of: selectionId, keys, now });
  return { eligible: { selectionId: own.selectionId, count }, refused };
}
