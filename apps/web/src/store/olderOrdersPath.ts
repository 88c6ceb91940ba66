import { defaultFilters, type OrderFilters } from '@hub/domain/dashboard';
import { appRoutes } from '@hub/domain/navigation';
import { tabs } from '@hub/domain/orders';
import { canView, sections } from '@hub/domain/permissions';
import { filteredPath } from '../orders/list/filtersInAddress.ts';
import type { OpenShop } from '../session/OpenShop.ts';

const holdList = appRoutes.find((route) => route.orderTab === tabs.hold && route.path.startsWith('/app/dashboard-v0/'));

/**
 * The list of orders on Hold from before the first day, or of all on Hold when lists have no such filter; `null`:
 * hidden.
 */
export function olderOrdersPath({ info, access }: Pick<OpenShop, 'info' | 'access'>): string | null {
  if (holdList === undefined || !canView(access, sections.dashboard)) return null;
  const fields: OrderFilters['fields'] = info.capabilities.includes('fieldFilters')
    ? { stageReason: 'beforeGoLive' }
    : {};
  return filteredPath(holdList.path, { ...defaultFilters, period: 'all', fields });
}
