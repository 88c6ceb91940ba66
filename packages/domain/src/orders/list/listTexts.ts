import { ordersText } from '../../shared/orders/ordersText.ts';
import { type TabNumber, tabs } from '../../shared/orders/tabs.ts';
import { formatCount } from '../../shared/numbers/formatCount.ts';
import { orderTab } from './orderTabs.ts';
import { inLanguage } from '../../languages/inLanguage.ts';

/** Words for an empty list and for a link to a list. */
export const listWords = inLanguage('listWords', {
  /** What brings an order into each list. */
  hints: {
    [tabs.all]: 'New orders from your store appear here.',
    [tabs.open]: 'Orders waiting to go to your 3PL appear here.',
    [tabs.inFulfillment]: 'Orders sent to your 3PL appear here until they ship.',
    [tabs.shipped]: 'Orders appear here once at least part of them has shipped.',
    [tabs.errors]: 'Orders appear here when a workflow or a shipment fails.',
    [tabs.hold]: 'Orders on hold appear here.',
    [tabs.backOrders]: 'Orders waiting for stock appear here.',
    [tabs.needsReview]: 'Orders that need your decision appear here.',
  } satisfies Record<TabNumber, string>,
  narrowed: 'Try a longer period or a different filter.',
  noPage: (page: string) => `There is no page ${page}. Go back to an earlier page.`,
  allOf: (list: string) => `All of ${list}`,
});

/** Below "No Orders". `isNarrowed`: a search or period leaves orders out. */
export function emptyListHint(tab: TabNumber, { isNarrowed, page }: { isNarrowed: boolean; page: number }): string {
  if (page > 1) return listWords.noPage(formatCount(page));
  return isNarrowed ? `${listWords.hints[tab]} ${listWords.narrowed}` : listWords.hints[tab];
}

/** The list that a link without a list name leads to. */
export function allOrdersTitle(tab: TabNumber): string {
  return listWords.allOf(orderTab(tab).title);
}

/** Notice when a link opens orders that are not in the list: "3 orders in this link are not in Errors. …". */
export const missingOrdersText = inLanguage('missingOrdersText', (count: number, listTitle: string): string => {
  const [are, they, them] = count === 1 ? ['is', 'It', 'it'] : ['are', 'They', 'them'];
  return (
    `${ordersText(count)} in this link ${are} not in ${listTitle}. ` +
    `${they} may have moved on, or the filter, the period or the page hides ${them}.`
  );
});
