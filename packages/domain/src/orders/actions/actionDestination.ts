import { type TabNumber, tabs } from '../../shared/orders/tabs.ts';
import type { Order } from '../Order.ts';
import { destinationWords, type OrderAction } from './orderActionTexts.ts';
import { stageOfTab, tabOfStage } from '../OrderStage.ts';
import { orderTab } from '../list/orderTabs.ts';
import { stageAfter } from './stageAfter.ts';

/** Actions after which the server's workflows and routing decide where the order goes. */
const decidedByServer: ReadonlySet<OrderAction> = new Set([
  'move-to-open',
  'available',
  'available-partially',
  'run-workflow',
  'shipment-workflow',
  'move-to-open-errored',
  'product-workflow',
]);

/**
 * The list that has an order after an action in a tab: All Orders when the server decides or no other list has it;
 * `null` while it stays in its list.
 */
export function actionDestination(action: OrderAction, tab: TabNumber, order: Order): TabNumber | null {
  const stage = stageOfTab(tab);
  const next = stage && stageAfter(stage, action, order);
  if (next === null || next === stage) return null;
  return decidedByServer.has(action) ? tabs.all : (tabOfStage(next) ?? tabs.all);
}

/** Label of the link after an action: "See it in Hold Orders". */
export function destinationLabel(tab: TabNumber): string {
  return destinationWords.seeIn(orderTab(tab).title);
}

/** How many orders a person moved out of a list today, by action. */
export type HandledOrders = Readonly<Partial<Record<OrderAction, number>>>;

/** Above an empty list: "All clear. You handled 12 orders here today: 9 moved to open, 3 closed." '' for none. */
export function clearedTodayText(handled: HandledOrders): string {
  const byWords = new Map<HandledWords, number>();
  for (const [words, actions] of handledWords) {
    const orders = actions.reduce((sum, action) => sum + Math.max(0, handled[action] ?? 0), 0);
    if (orders > 0) byWords.set(words, orders);
  }
  const total = [...byWords.values()].reduce((sum, orders) => sum + orders, 0);
  if (total === 0) return '';
  const parts = [...byWords].map(([words, orders]) => words(orders));
  return destinationWords.cleared(total, parts.join(', '));
}

type HandledWords = (orders: number) => string;

const handledWords: readonly (readonly [words: HandledWords, actions: readonly OrderAction[]])[] = [
  [destinationWords.handled.sent, ['ship-now']],
  [destinationWords.handled.opened, ['move-to-open', 'move-to-open-errored', 'available', 'cancel-partial-shipment']],
  [destinationWords.handled.released, ['available-partially']],
  [destinationWords.handled.run, ['run-workflow', 'shipment-workflow', 'product-workflow']],
  [destinationWords.handled.held, ['hold-order']],
  [destinationWords.handled.closed, ['move-to-close']],
];
