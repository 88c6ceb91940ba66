import { parseEpoch } from '../../shared/dates/parseEpoch.ts';
import { type TabNumber, tabs } from '../../shared/orders/tabs.ts';
import type { Order } from '../Order.ts';
import { inLanguage } from '../../languages/inLanguage.ts';
import { formatCount } from '../../shared/numbers/formatCount.ts';
import { ordersText } from '../../shared/orders/ordersText.ts';

/** A list's orders as shown, while the server may have newer ones. */
export interface LiveOrders {
  orders: readonly Order[];
  /** Orders that the server lists and that are not shown yet. */
  added: number;
  /** `orderId`s of shown orders that the server no longer lists. */
  left: ReadonlySet<string>;
}

/** One page as the server sends it, newest first. */
export interface FetchedOrders {
  orders: readonly Order[];
  hasNextPage: boolean;
}

/** What a person is doing with a list. */
export interface ListUse {
  /** Number of selected orders. */
  selected: number;
  /** Number of open orders. */
  expanded: number;
  isScrolled: boolean;
  /** Whether the focus or pointer is in the list. */
  isTouched: boolean;
}

/** Whether rows that appear or disappear would move things under the person's hand. */
export function isListInUse({ selected, expanded, isScrolled, isTouched }: ListUse): boolean {
  return selected > 0 || expanded > 0 || isScrolled || isTouched;
}

/** Shows the server's version. */
export function showAll(fetched: FetchedOrders): LiveOrders {
  return { orders: fetched.orders, added: 0, left: noOrders };
}

/**
 * The list after a reread that the person did not ask for. In use, rows stay in place and take their new content; new
 * ones wait, and those that left stay. Once something waits, everything waits until the person asks for it.
 */
export function mergeFetched(shown: LiveOrders, fetched: FetchedOrders, isInUse: boolean): LiveOrders {
  if (!isInUse && !hasChangesWaiting(shown)) return showAll(fetched);
  const fetchedById = new Map(fetched.orders.map((order) => [order.orderId, order]));
  const orders = shown.orders.map((order) => fetchedById.get(order.orderId) ?? order);
  const left = shown.orders.filter((order) => !fetchedById.has(order.orderId) && !isOnNextPage(order, fetched));
  const shownIds = new Set(shown.orders.map(({ orderId }) => orderId));
  const added = fetched.orders.reduce((count, { orderId }) => (shownIds.has(orderId) ? count : count + 1), 0);
  return { orders, added, left: left.length === 0 ? noOrders : new Set(left.map(({ orderId }) => orderId)) };
}

const noOrders: ReadonlySet<string> = new Set();

export function hasChangesWaiting({ added, left }: LiveOrders): boolean {
  return added > 0 || left.size > 0;
}

/** New orders push the oldest of a page to the next one. */
function isOnNextPage(order: Order, { orders, hasNextPage }: FetchedOrders): boolean {
  if (!hasNextPage) return false;
  const oldest = parseEpoch(orders.at(-1)?.createdAt ?? null);
  const created = parseEpoch(order.createdAt);
  return oldest === null || created === null || created <= oldest;
}

/** `3 new orders, 1 order has left this list.`; '' when nothing waits. */
export function waitingChangesText({ added, left }: LiveOrders): string {
  const news = added === 0 ? [] : [liveListTexts.added(added)];
  const gone = left.size === 0 ? [] : [liveListTexts.left(left.size)];
  const parts = [...news, ...gone];
  return parts.length === 0 ? '' : `${parts.join(', ')}.`;
}

/** Texts around waiting orders. */
export const liveListTexts = inLanguage('liveListTexts', {
  show: 'Show',
  update: 'Update list',
  added: (orders: number) => `${formatCount(orders)} new ${orders === 1 ? 'order' : 'orders'}`,
  left: (orders: number) => `${ordersText(orders)} ${orders === 1 ? 'has' : 'have'} left this list`,
  notListed: 'No longer listed',
  moved: [
    'Moved',
    'Moved to Open',
    'Moved to Fulfillment',
    'Moved to Shipped',
    'Moved to Errors',
    'Moved to Hold',
    'Moved to Back Order',
    'Moved to Review',
  ],
});

const movedTo = {
  [tabs.all]: liveListTexts.moved[0],
  [tabs.open]: liveListTexts.moved[1],
  [tabs.inFulfillment]: liveListTexts.moved[2],
  [tabs.shipped]: liveListTexts.moved[3],
  [tabs.errors]: liveListTexts.moved[4],
  [tabs.hold]: liveListTexts.moved[5],
  [tabs.backOrders]: liveListTexts.moved[6],
  [tabs.needsReview]: liveListTexts.moved[7],
} satisfies Record<TabNumber, string>;

/**
 * What a shown order says after leaving the list `from`. `to` is the most specific tab that lists it now, `tabs.all`
 * for no other tab, `null` while unknown.
 */
export function leftOrderText(from: TabNumber, to: TabNumber | null): string {
  // Outside the period or search, which does not mean it moved.
  if (from === tabs.all || from === to) return liveListTexts.notListed;
  return movedTo[to ?? tabs.all];
}

/** The same, unless the order is still in the tab and only no longer matches the period or search. */
export function movedText(from: TabNumber, leftText: string | undefined): string | undefined {
  return leftText === leftOrderText(from, from) ? undefined : leftText;
}

/** Label of the button that shows waiting orders. */
export function showChangesLabel({ added }: LiveOrders): string {
  return added > 0 ? liveListTexts.show : liveListTexts.update;
}
