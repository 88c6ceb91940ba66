import { type TabNumber, tabs } from '../../shared/orders/tabs.ts';
import type { OrderAction } from './orderActionTexts.ts';

/**
 * The inverse of an action done in a tab; null for none. Undo exists for hold <-> open only (contract, "Dashboard and
 * lists"); an order that came to open from review was never on hold.
 */
export function undoOf(action: OrderAction, tab: TabNumber): OrderAction | null {
  // Its 3PL may have agreed by then, or not.
  if (action === 'hold-order') return tab === tabs.inFulfillment ? null : 'move-to-open';
  if (action === 'move-to-open' && tab === tabs.hold) return 'hold-order';
  return null;
}
