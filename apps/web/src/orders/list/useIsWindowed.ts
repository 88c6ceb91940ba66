import { defaultSort, type OrderSort, type TabNumber, tabs } from '@hub/domain/orders';
import { useOpenShop } from '../../session/OpenShop.ts';

/**
 * Lists of which the rows in sight are enough. The others are read whole: Errors, Hold Orders and Needs User Review are
 * listed by cause, with the count of each, and Back Orders says how many of all could be released in part.
 */
const windowedTabs: ReadonlySet<TabNumber> = new Set([tabs.all, tabs.open, tabs.inFulfillment, tabs.shipped]);

/** Whether only the rows in sight of a list are asked for: newest first, on servers with capability `windowed-lists`. */
export function useIsWindowed(tab: TabNumber, sort: OrderSort = defaultSort): boolean {
  const { info } = useOpenShop();
  return info.capabilities.includes('windowed-lists') && sort === defaultSort && windowedTabs.has(tab);
}
