import type { ShopTransaction } from '@hub/database';
import { addSelection, readSelection, type SelectionPart } from '@hub/database/selections';
import { readShop } from '@hub/database/shops';
import type { OrderFilters } from '@hub/domain/dashboard';
import type { TabNumber } from '@hub/domain/orders';
import { randomUUID } from 'node:crypto';
import { orderSearchOf } from '../orders/orderSearchOf.ts';
import { stagePartsOf } from '../orders/streamOrders.ts';
import type { Session } from '../Session.ts';

export interface SelectedOrders {
  tab: TabNumber;
  filters: OrderFilters;
  /** `orderId`s in the list that aren't selected. */
  except: readonly string[];
  /** `orderId`s to select if they are in the list; null selects the whole list. */
  only: readonly string[] | null;
}

/** Saves the selected orders of a list as they are now; later changes don't affect the selection. */
export async function freezeSelection(
  transaction: ShopTransaction,
  { staffId }: Pick<Session, 'staffId'>,
  { tab, filters, except, only }: SelectedOrders,
  now: Date,
): Promise<{ selectionId: string; count: number }> {
  const selectionId = randomUUID();
  const search = orderSearchOf(filters, now, (await readShop(transaction)).timeZone);
  const count = await addSelection(transaction, {
    selectionId,
    staffId,
    search,
    parts: stagePartsOf(tab),
    except,
    only,
    now,
  });
  return { selectionId, count };
}

/** A page of this person's frozen selection, from 0; null when there is none. */
export function readFrozenOrders(
  transaction: ShopTransaction,
  { staffId }: Pick<Session, 'staffId'>,
  selectionId: string,
  part: { offset: number; limit: number },
): Promise<SelectionPart | null> {
  return readSelection(transaction, { selectionId, staffId }, part);
}
