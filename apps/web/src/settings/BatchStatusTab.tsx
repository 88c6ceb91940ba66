import { createOrdersClient } from '@hub/api-client/orders';
import { defaultFilters, type OrderFilters } from '@hub/domain/dashboard';
import { appRoutes } from '@hub/domain/navigation';
import { canView, sections } from '@hub/domain/permissions';
import { batchCoverage } from '@hub/domain/settings';
import { batchDays, tabs } from '@hub/domain/shared';
import { BatchStatusScreen } from '@hub/ui/settings';
import { useOpenShop } from '../session/OpenShop.ts';
import { mapLoadable } from '../queries/mapLoadable.ts';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { orderKeys } from '../orders/orderKeys.ts';
import { useShopLoadable } from '../session/useShopLoadable.ts';
import { useSettingsPageHeader } from './useSettingsPageHeader.ts';

const allTime: OrderFilters = { ...defaultFilters, period: 'all' };

/** Filters of the list: orders in fulfillment of all time. */
const listRoute = appRoutes.find(
  (route) => route.orderTab === tabs.inFulfillment && route.path.startsWith('/app/dashboard-v0/'),
);

const batchingPath = appRoutes.find(({ path }) => path === '/app/fulfillment')?.tabs[0]?.path ?? '/app/fulfillment';

/** `/app/settings/batch_status`, for people with permission for Locations. */
export function BatchStatusTab(props: ScreenProps) {
  const { shop, client, access, timeZone, info } = useOpenShop();
  const pageHeader = useSettingsPageHeader(props);
  const page = useShopLoadable({
    queryKey: orderKeys.batches(shop),
    section: sections.dashboard,
    queryFn: ({ signal }) =>
      createOrdersClient(client.context).listOrders(
        { tab: tabs.inFulfillment, filters: allTime, fields: ['batch_time'] },
        { signal },
      ),
    structuralSharing: false,
  });
  const batches = mapLoadable(page, ({ orders, unreadable, hasNextPage }) => {
    const days = batchDays(orders, timeZone);
    return {
      ...days,
      unreadable,
      coverage: batchCoverage({ orders: orders.length, undated: days.undated, unreadable, hasMore: hasNextPage }),
    };
  });
  return (
    <BatchStatusScreen
      pageHeader={pageHeader}
      batches={batches}
      batchingPath={info.capabilities.includes('batching') ? batchingPath : null}
      listPath={listRoute && canView(access, sections.dashboard) ? `${listRoute.path}?period=all` : null}
    />
  );
}
