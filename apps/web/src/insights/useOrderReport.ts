import { type OrderFilters, periodRange } from '@hub/domain/dashboard';
import { reportedSpan } from '@hub/domain/insights';
import type { ReportedOrders } from '@hub/ui/insights';
import type { Loadable } from '@hub/ui/shared';
import { useOpenShop } from '../session/OpenShop.ts';
import { useAppEnvironment } from '../shared/AppEnvironment.ts';
import { useQuestion } from '../shared/useQuestion.ts';
import { reportFields } from './reportFields.ts';
import { tallied } from './tallied.ts';

/** All orders of the period (§7 list-order), added up once; the orders themselves are not kept. */
export function useOrderReport(filters: OrderFilters): Loadable<ReportedOrders> {
  const { shop, client, timeZone } = useOpenShop();
  const { now } = useAppEnvironment();
  return useQuestion({
    key: [shop, 'insights', 'report', timeZone, filters],
    section: 1,
    async ask(signal): Promise<ReportedOrders> {
      const askedAt = now();
      const { orders, unreadable } = await client.orders.listEveryOrder(
        { tab: 1, filters, fields: reportFields },
        { signal },
      );
      const span = reportedSpan(periodRange(filters, askedAt, timeZone), askedAt, timeZone);
      return { report: await tallied(orders, timeZone, signal), unreadable, span, askedAt };
    },
    structuralSharing: false,
  });
}
