import { SkuReportScreen } from '@hub/ui/insights';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { useSkuPath } from '../orders/list/useSkuPath.ts';
import { ReportControls } from './ReportControls.tsx';
import { useReportFilters } from './useReportFilters.ts';
import { useReportPageHeader } from './useReportPageHeader.ts';
import { readSkuReport } from '@hub/api-client/insights';
import { describeFilters, type OrderFilters } from '@hub/domain/dashboard';
import type { SkuReport } from '@hub/domain/insights';
import { sections } from '@hub/domain/shared';
import type { Loadable } from '@hub/ui/data';
import { useOpenShop } from '../session/OpenShop.ts';
import { useShopLoadable } from '../session/useShopLoadable.ts';
import { insightKeys } from './insightKeys.ts';

/** `/app/insights/inventory`: the SKUs of all orders of a period. */
export function SkuReportingTab(props: ScreenProps) {
  const { shown, queryFilters, change } = useReportFilters();
  return (
    <SkuReportScreen
      pageHeader={useReportPageHeader(props, shown)}
      controls={<ReportControls filters={shown} onChange={change} shownPeriod={queryFilters.period} fetchedAt={null} />}
      report={useSkuReport(queryFilters)}
      skuPath={useSkuPath(queryFilters)}
      isAllTime={queryFilters.period === 'all'}
    />
  );
}

/** Units by SKU of all orders of the period. */
function useSkuReport(filters: OrderFilters): Loadable<SkuReport & { period: string }> {
  const { shop, client } = useOpenShop();
  return useShopLoadable({
    queryKey: insightKeys.skus(shop, filters),
    section: sections.tracking,
    queryFn: async ({ signal }) => ({
      ...(await readSkuReport(client, filters, { signal })),
      period: describeFilters(filters),
    }),
  });
}
