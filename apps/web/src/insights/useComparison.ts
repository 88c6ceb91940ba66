import type { OrderFilters } from '@hub/domain/dashboard';
import type { ComparedDays, DaySpan } from '@hub/domain/insights';
import type { TabNumber } from '@hub/domain/orders';
import type { ComparedOrders, Comparison } from '@hub/ui/insights';
import type { Loadable } from '@hub/ui/shared';
import { useOpenShop } from '../session/OpenShop.ts';
import { useAppEnvironment } from '../shared/AppEnvironment.ts';
import { useQuestion } from '../shared/useQuestion.ts';
import { reportFields } from './reportFields.ts';
import { daysFilters } from '../reports/reportFilters.ts';
import { tallied } from './tallied.ts';

const noDays: DaySpan = { first: '', last: '' };

/** Both periods, three lists each, by custom dates (§7 list-order). Null while there are no days to ask for. */
export function useComparison(days: ComparedDays | null): Loadable<Comparison> | null {
  const { shop, client, timeZone } = useOpenShop();
  const { now } = useAppEnvironment();
  const { current, previous, isUnfinished } = days ?? { current: noDays, previous: noDays, isUnfinished: false };

  const listOf = (tab: TabNumber, filters: OrderFilters, signal: AbortSignal) =>
    client.orders.listEveryOrder({ tab, filters, fields: tab === 1 ? reportFields : [] }, { signal });
  const askFor = async ({ first, last }: DaySpan, signal: AbortSignal): Promise<ComparedOrders> => {
    const filters = daysFilters(first, last);
    const [all, shipped, errors] = await Promise.all([
      listOf(1, filters, signal),
      listOf(4, filters, signal),
      listOf(5, filters, signal),
    ]);
    return {
      report: await tallied(all.orders, timeZone, signal),
      shipped: shipped.orders.length,
      errors: errors.orders.length,
      unreadable: all.unreadable + shipped.unreadable + errors.unreadable,
    };
  };

  const answer = useQuestion({
    key: [shop, 'insights', 'comparison', timeZone, current, previous],
    section: 1,
    async ask(signal): Promise<Comparison> {
      const askedAt = now();
      const [currentOrders, previousOrders] = await Promise.all([askFor(current, signal), askFor(previous, signal)]);
      return { days: { current, previous, isUnfinished }, current: currentOrders, previous: previousOrders, askedAt };
    },
    structuralSharing: false,
    enabled: days !== null,
  });
  return days === null ? null : answer;
}
