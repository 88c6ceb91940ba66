import { createOrdersClient, type AllOrders } from '@hub/api-client/orders';
import type { OrderFilters } from '@hub/domain/dashboard';
import type { ComparedDays, DaySpan } from '@hub/domain/insights';
import { type TabNumber, tabs } from '@hub/domain/orders';
import { sections, type ReadGap, sumReadGaps } from '@hub/domain/shared';
import type { ComparedOrders, Comparison } from '@hub/ui/insights';
import type { Loadable } from '@hub/ui/data';
import { useOpenShop } from '../session/OpenShop.ts';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import { useShopLoadable } from '../session/useShopLoadable.ts';
import { insightKeys } from './insightKeys.ts';
import { reportFields } from './reportFields.ts';
import { customDaysFilters } from './reportFilters.ts';
import { tallyOrders } from './tallyOrders.ts';

const emptySpan: DaySpan = { first: '', last: '' };

/** Both periods with three lists each, by custom dates (§7 `list-order`). `null` while the days are incomplete. */
export function useComparison(days: ComparedDays | null): Loadable<Comparison> | null {
  const { shop, client, timeZone } = useOpenShop();
  const { now } = useAppEnvironment();
  const { current, previous, isUnfinished } = days ?? { current: emptySpan, previous: emptySpan, isUnfinished: false };

  const fetchList = (tab: TabNumber, filters: OrderFilters, signal: AbortSignal) =>
    createOrdersClient(client.context).listAllOrders(
      { tab, filters, fields: tab === tabs.all ? reportFields : [] },
      { signal },
    );
  const fetchPeriod = async (
    { first, last }: DaySpan,
    signal: AbortSignal,
  ): Promise<{ orders: ComparedOrders; lists: readonly AllOrders[] }> => {
    const filters = customDaysFilters(first, last);
    const [all, shipped, errors] = await Promise.all([
      fetchList(tabs.all, filters, signal),
      fetchList(tabs.shipped, filters, signal),
      fetchList(tabs.errors, filters, signal),
    ]);
    const orders = {
      report: await tallyOrders(all.orders, timeZone, signal),
      shipped: shipped.orders.length,
      errors: errors.orders.length,
      // The list of all orders contains those of the other two.
      unreadable: Math.max(all.unreadable, shipped.unreadable, errors.unreadable),
    };
    return { orders, lists: [all, shipped, errors] };
  };

  const comparison = useShopLoadable({
    queryKey: insightKeys.comparison(shop, timeZone, current, previous),
    section: sections.dashboard,
    async queryFn({ signal }): Promise<Comparison> {
      const fetchedAt = now();
      const [currentPeriod, previousPeriod] = await Promise.all([
        fetchPeriod(current, signal),
        fetchPeriod(previous, signal),
      ]);
      return {
        days: { current, previous, isUnfinished },
        current: currentPeriod.orders,
        previous: previousPeriod.orders,
        gap: gapOfLists([...currentPeriod.lists, ...previousPeriod.lists]),
        fetchedAt,
      };
    },
    structuralSharing: false,
    enabled: days !== null,
  });
  return days === null ? null : comparison;
}

/** The combined gap of a report's lists. */
function gapOfLists(lists: readonly AllOrders[]): ReadGap | null {
  return sumReadGaps(lists.map(({ orders, unreadable, gap }) => ({ read: orders.length + unreadable, gap })));
}
