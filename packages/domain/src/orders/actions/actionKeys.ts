import { type TabNumber, tabs } from '../../shared/orders/tabs.ts';
import { type OrderAction, orderActionTexts } from './orderActionTexts.ts';
import { inLanguage } from '../../languages/inLanguage.ts';

/** Each action's shortcut on the focused order. Removing an item has none because it needs an item. */
const keys = {
  'hold-order': 'h',
  'product-workflow': 'p',
  'shipment-workflow': 'w',
  'cancel-partial-shipment': 'u',
  'ship-now': 's',
  'move-to-close': 'c',
  'move-to-open': 'm',
  available: 'm',
  'available-partially': 't',
  'run-workflow': 'r',
  'move-to-open-errored': 'm',
  'cancel-item': null,
} satisfies Record<OrderAction, string | null>;

/** An action's key; `null` for none. */
export function actionKey(action: OrderAction): string | null {
  return keys[action];
}

/** Actions that a tab's orders can offer (§4 "Actions by tab"). */
const actionsByTab = {
  [tabs.all]: [],
  [tabs.open]: [
    'hold-order',
    'product-workflow',
    'shipment-workflow',
    'cancel-partial-shipment',
    'ship-now',
    'move-to-close',
  ],
  [tabs.inFulfillment]: ['move-to-close'],
  [tabs.shipped]: [],
  [tabs.errors]: ['run-workflow', 'move-to-open-errored', 'shipment-workflow', 'move-to-close'],
  [tabs.hold]: ['move-to-open', 'move-to-close'],
  [tabs.backOrders]: ['available', 'available-partially', 'move-to-close'],
  [tabs.needsReview]: ['ship-now', 'move-to-close'],
} satisfies Record<TabNumber, readonly OrderAction[]>;

/** A tab's shortcuts with their button labels. */
export function actionKeysOf(tab: TabNumber): readonly { key: string; label: string }[] {
  return actionsByTab[tab].map((action) => ({ key: keys[action], label: orderActionTexts(action).label }));
}

/** Shown beside a key while no open order has its button. */
export const actionKeysNote = inLanguage('actionKeysNote', '(when the open order has it)');
