import { type TabNumber, tabs } from '../../shared/orders/tabs.ts';
import { type OrderAccess, disabledReasonFor, disabledReasons } from '../actions/OrderAccess.ts';
import { orderActionTexts } from '../actions/orderActionTexts.ts';
import type { LineItem } from './OrderDetail.ts';
import { lineItemThreePlStatus } from '../threePlStatus.ts';

/** How a line item can be removed from its order. */
export interface ItemRemoval {
  /** A quantity input with a button, or a plain link when only one unit is left (§5). */
  control: 'input' | 'link';
  /** Maximum quantity. */
  max: number;
  label: string;
  confirmation: string;
  disabledReason: string | null;
}

export const defaultRemoveQuantity = '1';

/**
 * "Remove item from order" (§4): tab 2, `3pl_status` not 2, not canceled; otherwise `null`. With nothing left to
 * fulfill, the link is disabled and says why. On tab 3 it is for items at the warehouse, when the server asks the
 * 3PL.
 */
export function itemRemoval(tab: TabNumber, item: LineItem, access: OrderAccess): ItemRemoval | null {
  const isAtWarehouse = item.threePlStatus === lineItemThreePlStatus.sentToWarehouse;
  const max = removableQuantity(item);
  const isOffered =
    tab === tabs.open
      ? !isAtWarehouse
      : tab === tabs.inFulfillment && access.changesAtWarehouse === true && isAtWarehouse && max > 0;
  if (!isOffered || item.isCancelled) return null;
  const { label, confirmation } = orderActionTexts('cancel-item');
  const disabledReason = disabledReasonFor(access, false) ?? (max < 1 ? disabledReasons.nothingToRemove : null);
  return { control: max <= 1 ? 'link' : 'input', max, label, confirmation, disabledReason };
}

/** Removable units: the line's fulfillable quantity (§5). */
export function removableQuantity(item: Pick<LineItem, 'fulfillableQuantity'>): number {
  return Math.max(0, Math.floor(item.fulfillableQuantity) || 0);
}

/**
 * The quantity after typing `input` (§5): a whole number from 1 to `max`, empty while typing; anything else resets to
 * 1.
 */
export function removeQuantity(input: string, max: number): string {
  const text = input.trim();
  if (text === '') return '';
  if (!/^\d+$/.test(text)) return defaultRemoveQuantity;
  const quantity = Number(text);
  return quantity >= 1 && quantity <= max ? String(quantity) : defaultRemoveQuantity;
}
