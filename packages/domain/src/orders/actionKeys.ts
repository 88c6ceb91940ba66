import { type OrderAction, orderActionTexts } from './orderActionTexts.ts';
import type { TabNumber } from './orderTabs.ts';

/**
 * The key of each action on the order that the keyboard is in. Removing an item has none: it needs to be said which.
 */
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

/** The key of an action; null where it has none. */
export function actionKey(action: OrderAction): string | null {
  return keys[action];
}

/** What an order of each tab may offer at all (§4 "Actions by tab"); which of them it does, its own facts decide. */
const actionsByTab = {
  1: [],
  2: ['hold-order', 'product-workflow', 'shipment-workflow', 'cancel-partial-shipment', 'ship-now', 'move-to-close'],
  3: ['move-to-close'],
  4: [],
  5: ['run-workflow', 'move-to-open-errored', 'shipment-workflow', 'move-to-close'],
  6: ['move-to-open', 'move-to-close'],
  7: ['available', 'available-partially', 'move-to-close'],
  8: ['ship-now', 'move-to-close'],
} satisfies Record<TabNumber, readonly OrderAction[]>;

/** The keys of a tab with the buttons that they stand for. */
export function actionKeysOf(tab: TabNumber): readonly { key: string; label: string }[] {
  return actionsByTab[tab].map((action) => ({ key: keys[action], label: orderActionTexts(action).label }));
}

/** Beside a key while no open order has its button. */
export const actionKeysNote = '(where an open order offers it)';
