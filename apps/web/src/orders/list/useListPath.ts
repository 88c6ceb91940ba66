import type { OrderFilters } from '@hub/domain/dashboard';
import type { TabNumber } from '@hub/domain/orders';
import { canView, sections } from '@hub/domain/permissions';
import { useCallback } from 'react';
import { filteredPath } from './filtersInAddress.ts';
import { stageListPath } from './stageListPath.ts';
import { useOpenShop } from '../../session/OpenShop.ts';

/** Path of a stage's list with these filters; `null` without permission for the dashboard. */
export function useListPath(): (tab: TabNumber, filters: OrderFilters) => string | null {
  const { access } = useOpenShop();
  return useCallback(
    (tab, filters) => {
      return canView(access, sections.dashboard) ? filteredPath(stageListPath(tab), filters) : null;
    },
    [access],
  );
}
