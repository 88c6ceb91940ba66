import { type Order, type TabNumber, tabs } from '@hub/domain/orders';
import { canView, sections } from '@hub/domain/permissions';
import { useCallback } from 'react';
import { useOpenShop } from '../../session/OpenShop.ts';
import { orderPath } from './orderPath.ts';

/** Path of an open order in a list (All Orders by default); `null` without permission for the dashboard. */
export function useOrderPath(): (order: Pick<Order, 'orderId' | 'orderName'>, tab?: TabNumber) => string | null {
  const { access } = useOpenShop();
  return useCallback(
    (order, tab = tabs.all) => (canView(access, sections.dashboard) ? orderPath(order, tab) : null),
    [access],
  );
}
