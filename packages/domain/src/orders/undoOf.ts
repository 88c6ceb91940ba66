import type { OrderAction } from './orderActionTexts.ts';
import type { TabNumber } from './orderTabs.ts';

/**
 * The action that takes back another one done under a tab, null where there is none. Undo exists for hold <-> open and
 * for nothing else (contract, "Dashboard and lists"); an order that came to open from a review was never on hold.
 */
export function undoOf(action: OrderAction, tab: TabNumber): OrderAction | null {
  if (action === 'hold-order') return 'move-to-open';
  if (action === 'move-to-open' && tab === 6) return 'hold-order';
  return null;
}
