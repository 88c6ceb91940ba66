import type { ShopTransaction } from '@hub/database';
import { addSelection, readSelection, type SelectionPart } from '@hub/database/selections';
import { readShop } from '@hub/database/shops';
import type { OrderFilters } from '@hub/domain/dashboard';
import type { TabNumber } from '@hub/domain/orders';
import { randomUUID } from 'node:crypto';
import { orderSearchOf } from '../orders/orderSearchOf.ts';
import { stagePartsOf } from '../orders/streamOrders.ts';
import type { Session } from '../Session.ts';

export interface SelectedList {
  tab: TabNumber;
  filters: OrderFilters;
  /** `orderId`s of the list that are not selected. */
  except: readonly string[];
  /** `orderId`s: only those of them that the list has; null: all that it has. */
  only: readonly string[] | null;
}

/** Writes down orders of a list, all except some or only some, as they are now: what changes afterwards changes nothing about it. */
export async function freezeSelection(
  transaction: ShopTransaction,
  { staffId }: Pick<Session, 'staffId'>,
  { tab, filters, except, only }: SelectedList,
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

/** A page of a frozen selection of this person, from 0; null where there is none. */
export function readFrozenOrders(
  transaction: ShopTransaction,
  { staffId }: Pick<Session, 'staffId'>,
  selectionId: string,
  part: { offset: number; limit: number },
): Promise<SelectionPart | null> {
  return readSelection(transaction, { selectionId, staffId }, part);
}
