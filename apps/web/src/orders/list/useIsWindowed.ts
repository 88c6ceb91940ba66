import { bulkActions, defaultSort, type OrderSort, type TabNumber } from '@hub/domain/orders';
import { useOpenShop } from '../../session/OpenShop.ts';

/**
 * Whether only the rows in sight of a list are asked for: newest first, on servers with capability `windowed-lists`.
 * Lists with bulk actions are read whole, since causes and checks before sending are about all of their orders.
 */
export function useIsWindowed(tab: TabNumber, sort: OrderSort = defaultSort): boolean {
  const { info } = useOpenShop();
  return info.capabilities.includes('windowed-lists') && sort === defaultSort && bulkActions(tab).length === 0;
}
