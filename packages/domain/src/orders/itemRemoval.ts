import { type OrderAccess, disabledReasonFor, disabledReasons } from './OrderAccess.ts';
import { orderActionTexts } from './orderActionTexts.ts';
import type { LineItem } from './OrderDetail.ts';
import type { TabNumber } from './orderTabs.ts';
import { lineItemThreePlStatus } from './threePlStatus.ts';

/** How a line item can be taken out of its order. */
export interface ItemRemoval {
  /** A quantity input with its button, or a plain link where there is nothing to choose (§5). */
  control: 'input' | 'link';
  /** Highest quantity that the input takes. */
  max: number;
  label: string;
  confirmation: string;
  disabledReason: string | null;
}

/** §5 "Default removal quantity". */
export const defaultRemoveQuantity = '1';

/**
 * "Remove item from order on tab 2 items whose 3pl_status is not 2" (§4); null where it is not offered, which includes
 * items that are cancelled already. An item of which nothing is left to fulfil keeps its link, off and saying why.
 */
export function itemRemoval(tab: TabNumber, item: LineItem, access: OrderAccess): ItemRemoval | null {
  if (tab !== 2 || item.isCancelled || item.threePlStatus === lineItemThreePlStatus.sentToWarehouse) return null;
  const max = removableQuantity(item);
  const { label, confirmation } = orderActionTexts('cancel-item');
  const disabledReason = disabledReasonFor(access, false) ?? (max < 1 ? disabledReasons.nothingToRemove : null);
  return { control: max <= 1 ? 'link' : 'input', max, label, confirmation, disabledReason };
}

/** Units that can be taken out: "1 to the line's fulfillable quantity" (§5). */
export function removableQuantity(item: Pick<LineItem, 'fulfillableQuantity'>): number {
  return Math.max(0, Math.floor(item.fulfillableQuantity) || 0);
}

/**
 * What the quantity input holds after `input` was typed. Whole numbers from 1 to `max`; empty is allowed while typing;
 * above the maximum or below 1 resets to 1 (§5), and so does what is no whole number.
 */
export function removeQuantity(input: string, max: number): string {
  const text = input.trim();
  if (text === '') return '';
  if (!/^\d+$/.test(text)) return defaultRemoveQuantity;
  const quantity = Number(text);
  return quantity >= 1 && quantity <= max ? String(quantity) : defaultRemoveQuantity;
}
