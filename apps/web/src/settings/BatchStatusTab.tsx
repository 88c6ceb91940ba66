import { defaultFilters, type OrderFilters } from '@hub/domain/dashboard';
import { appRoutes } from '@hub/domain/navigation';
import { canView } from '@hub/domain/permissions';
import { batchCoverage } from '@hub/domain/settings';
import { batchDays } from '@hub/domain/shared';
import { BatchStatusScreen } from '@hub/ui/settings';
import { useOpenShop } from '../session/OpenShop.ts';
import { mapLoadable } from '../shared/mapLoadable.ts';
import type { ScreenProps } from '../shared/ScreenProps.ts';
import { useQuestion } from '../shared/useQuestion.ts';
import { useSettingsPlace } from './useSettingsPlace.ts';

const allTime: OrderFilters = { ...defaultFilters, period: 'all' };

/** The list that the figures are derived from: orders in fulfillment, however old. */
const list = appRoutes.find((route) => route.orderTab === 3 && route.path.startsWith('/app/dashboard-v0/'));

/** `/app/settings/batch_status`, for whom Locations are open. */
export function BatchStatusTab(props: ScreenProps) {
  const { shop, client, access, timeZone } = useOpenShop();
  const place = useSettingsPlace(props);
  const page = useQuestion({
    key: [shop, 'orders', 'batches'],
    section: 1,
    ask: (signal) => client.orders.listOrders({ tab: 3, filters: allTime, fields: ['batch_time'] }, { signal }),
    structuralSharing: false,
  });
  const batches = mapLoadable(page, ({ orders, unreadable, hasNextPage }) => {
    const days = batchDays(orders, timeZone);
    return {
      ...days,
      coverage: batchCoverage({ orders: orders.length, undated: days.undated, unreadable, hasMore: hasNextPage }),
    };
  });
  return (
    <BatchStatusScreen
      place={place}
      batches={batches}
      listPath={list && canView(access, 1) ? `${list.path}?period=all` : null}
    />
  );
}
