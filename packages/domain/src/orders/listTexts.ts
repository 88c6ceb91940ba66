import { ordersText } from '../shared/ordersText.ts';
import { type TabNumber, tabs } from '../shared/tabs.ts';
import { formatCount } from '../shared/formatCount.ts';

/** What brings an order into each list, for the empty state. */
const emptyHints = {
  [tabs.all]: 'Orders appear here as soon as the store sells something.',
  [tabs.open]: 'Orders appear here while they wait to be sent to the 3PL.',
  [tabs.inFulfillment]: 'Orders appear here once they were sent to the 3PL, until they are shipped.',
  [tabs.shipped]: 'Orders appear here once a part of them was shipped.',
  [tabs.errors]: 'Orders appear here when a workflow or a shipment fails.',
  [tabs.hold]: 'Orders appear here when somebody puts them on hold.',
  [tabs.backOrders]: 'Orders appear here when the 3PL has too little stock of an item.',
  [tabs.needsReview]: 'Orders appear here when they need a decision of yours.',
} as const satisfies Record<TabNumber, string>;

/** Below "No Orders". `isNarrowed`: a search or a period leaves orders out. */
export function emptyListHint(tab: TabNumber, { isNarrowed, page }: { isNarrowed: boolean; page: number }): string {
  if (page > 1) return `There is no page ${formatCount(page)}. Go back to an earlier page.`;
  return isNarrowed ? `${emptyHints[tab]} A longer period or another filter may show more.` : emptyHints[tab];
}

/** The list's count in its header; null while unknown. Where the server pages, the count of the page. */
export function listCountText(total: number | null, page: { shown: number; isPaged: boolean } | null): string {
  if (!page) return total === null ? '' : ordersText(total);
  if (!page.isPaged) return ordersText(page.shown);
  return total === null
    ? `${ordersText(page.shown)} on this page`
    : `${formatCount(page.shown)} of ${ordersText(total)} on this page`;
}

/** Ids in an address may be any text, so they are shortened. */
const maxShownIdLength = 24;

/** Notice when an address opens orders that the list does not contain. `orderIds`: at least one. */
export function missingOrdersText(orderIds: readonly string[]): string {
  if (orderIds.length > 1) {
    return `${formatCount(orderIds.length)} orders that this address opens are not in this list. They may have moved on, or the filter, the period or the page leaves them out.`;
  }
  const [id = ''] = orderIds;
  const shown = id.length > maxShownIdLength ? `${id.slice(0, maxShownIdLength)}…` : id;
  return `The order ${shown} that this address opens is not in this list. It may have moved on, or the filter, the period or the page leaves it out.`;
}
