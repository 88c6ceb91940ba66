import { defaultFilters } from '@hub/domain/dashboard';
import { appRoutes } from '@hub/domain/navigation';
import { tabs } from '@hub/domain/orders';
import { canView, sections } from '@hub/domain/permissions';
import { filteredPath } from '../orders/list/filtersInAddress.ts';
import type { OpenShop } from '../session/OpenShop.ts';

const holdList = appRoutes.find((route) => route.orderTab === tabs.hold && route.path.startsWith('/app/dashboard-v0/'));

/**
 * The list of orders on Hold from before the first day; a list without such a filter shows all on Hold. `null`: hidden.
 */
export function olderOrdersPath({ access }: Pick<OpenShop, 'access'>): string | null {
  if (holdList === undefined || !canView(access, sections.dashboard)) return null;
  const fields = { stageReason: 'beforeGoLive' };
  return filteredPath(holdList.path, { ...defaultFilters, period: 'all', fields });
}
