import { type TabNumber, tabs } from '../../shared/orders/tabs.ts';
import type { OrderAction } from './orderActionTexts.ts';

/**
 * The inverse of an action done in a tab; `null` for none. Only hold <-> open has an undo (contract, "Dashboard and
 * lists"); an order opened from review was never on hold.
 */
export function undoOf(action: OrderAction, tab: TabNumber): OrderAction | null {
  // By then its 3PL may or may not have agreed.
  if (action === 'hold-order') return tab === tabs.inFulfillment ? null : 'move-to-open';
  if (action === 'move-to-open' && tab === tabs.hold) return 'hold-order';
  return null;
}
