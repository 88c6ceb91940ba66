import type { OrderAction } from './orderActionTexts.ts';
import type { OrderStage } from '../OrderStage.ts';
import { refusalOf, type TransitionFacts } from './refusalOf.ts';

/**
 * The stage after an action (§4 "Effects"); `null` when the order can't take it (see `refusalOf`). `hasShortItems`:
 * some items wait for stock, so canceling a partial shipment returns it to back orders.
 */
export function stageAfter(
  stage: OrderStage,
  action: OrderAction,
  facts: TransitionFacts,
  hasShortItems = false,
): OrderStage | null {
  if (refusalOf(stage, action, facts) !== null) return null;
  switch (action) {
    case 'hold-order':
      return 'hold';
    case 'move-to-open':
    case 'available':
    case 'available-partially':
    case 'run-workflow':
    case 'move-to-open-errored':
    case 'shipment-workflow':
      return 'open';
    case 'move-to-close':
      return 'closed';
    case 'ship-now':
      return 'inFulfillment';
    case 'cancel-partial-shipment':
      return hasShortItems ? 'backOrder' : 'open';
    case 'product-workflow':
    case 'cancel-item':
      return stage;
  }
}
