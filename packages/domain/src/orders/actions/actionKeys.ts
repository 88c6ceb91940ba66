import { type TabNumber, tabs } from '../../shared/orders/tabs.ts';
import { type OrderAction, orderActionTexts } from './orderActionTexts.ts';
import { inLanguage } from '../../languages/inLanguage.ts';

/** The shortcut of each action on the focused order. Removing an item has none, since it needs an item. */
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

/** The key of an action; null for none. */
export function actionKey(action: OrderAction): string | null {
  return keys[action];
}

/** Actions that an order of each tab may offer (§4 "Actions by tab"). */
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

/** The shortcuts of a tab with the labels of their buttons. */
export function actionKeysOf(tab: TabNumber): readonly { key: string; label: string }[] {
  return actionsByTab[tab].map((action) => ({ key: keys[action], label: orderActionTexts(action).label }));
}

/** Beside a key while no open order has its button. */
export const actionKeysNote = inLanguage('actionKeysNote', '(when the open order has it)');
