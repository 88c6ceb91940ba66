import { isNarrowed, type OrderFilters, ordersOutside } from '@hub/domain/dashboard';
import type { TabNumber } from '@hub/domain/orders';
import { orderTab } from '@hub/domain/orders/list';
import { shownValue } from '@hub/ui/data';
import { OutsidePeriod } from '@hub/ui/dashboard';
import { useOffers } from '../../../session/OpenShop.ts';
import { filteredPath } from '../filtersInAddress.ts';
import { stageListPath } from '../stageListPath.ts';
import { useStats } from '../useStats.ts';
import { useAttention } from './useAttention.ts';

export interface OutsidePeriodSlotProps {
  tab: TabNumber;
  filters: OrderFilters;
  /** The tab's orders of the period; `null` when unknown. */
  count: number | null;
  /** Its orders are on the screen. Without `attention`, or with a search, the server is asked only then. */
  isOpen: boolean;
}

/** "71 older" next to the count of a list whose orders need a person. */
export function OutsidePeriodSlot(props: OutsidePeriodSlotProps) {
  const hasAttention = useOffers('attention');
  const { filters, isOpen } = props;
  if (filters.period === 'all') return null;
  // The queues have no search.
  if (hasAttention && !isNarrowed(filters)) return <OutsideByQueues {...props} />;
  return isOpen && <OutsideByStats {...props} />;
}

function OutsideByQueues(props: OutsidePeriodSlotProps) {
  const queues = shownValue(useAttention())?.queues;
  return <Outside {...props} all={queues?.find(({ tab }) => tab === props.tab)?.orders ?? null} />;
}

function OutsideByStats(props: OutsidePeriodSlotProps) {
  const figures = shownValue(useStats(withoutPeriod(props.filters)));
  return <Outside {...props} all={figures?.[orderTab(props.tab).statsField] ?? null} />;
}

function Outside({ tab, filters, count, all }: OutsidePeriodSlotProps & { all: number | null }) {
  return (
    <OutsidePeriod
      tab={tab}
      orders={ordersOutside(all, count)}
      period={filters.period}
      path={filteredPath(stageListPath(tab), withoutPeriod(filters))}
    />
  );
}

function withoutPeriod(filters: OrderFilters): OrderFilters {
  return { ...filters, period: 'all', startDate: null, endDate: null };
}
