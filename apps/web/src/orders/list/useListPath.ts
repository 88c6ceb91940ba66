import type { OrderFilters } from '@hub/domain/dashboard';
import { appRoutes } from '@hub/domain/navigation';
import type { TabNumber } from '@hub/domain/orders';
import { canView, sections } from '@hub/domain/permissions';
import { useCallback } from 'react';
import { filteredPath } from './filtersInAddress.ts';
import { useOpenShop } from '../../session/OpenShop.ts';

/** Path of a stage's list with these filters; null without permission for the dashboard. */
export function useListPath(): (tab: TabNumber, filters: OrderFilters) => string | null {
  const { access } = useOpenShop();
  return useCallback(
    (tab, filters) => {
      const list = canView(access, sections.dashboard)
        ? appRoutes.find((route) => route.orderTab === tab && route.path.startsWith('/app/dashboard-v0/'))
        : undefined;
      return list ? filteredPath(list.path, filters) : null;
    },
    [access],
  );
}
