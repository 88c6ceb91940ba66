import { readSkuReport } from '@hub/api-client/insights';
import { describeFilters, type OrderFilters } from '@hub/domain/dashboard';
import type { SkuFigures } from '@hub/domain/insights';
import { sections } from '@hub/domain/shared';
import type { Loadable, SampleState } from '@hub/ui/data';
import { mapLoadable } from '../queries/mapLoadable.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import { useShopLoadable } from '../session/useShopLoadable.ts';
import { insightKeys } from './insightKeys.ts';

/** Units by SKU of all orders of the period, as a sample that has them all; for servers with capability `insights`. */
export function useSkuReport(filters: OrderFilters): Loadable<SampleState<SkuFigures>> {
  const { shop, client } = useOpenShop();
  const report = useShopLoadable({
    queryKey: insightKeys.skus(shop, filters),
    section: sections.tracking,
    queryFn: async ({ signal }) => ({ ...(await readSkuReport(client, filters, { signal })), filters }),
  });
  return mapLoadable(report, ({ orders, figures, filters: shownFilters }): SampleState<SkuFigures> => {
    const facts = { listed: orders, requested: orders, read: orders, failed: 0, unreadableOrders: 0, gap: null };
    return {
      phase: 'done',
      facts: { ...facts, unreadableLines: 0, period: describeFilters(shownFilters), from: null, to: null },
      figures,
      error: null,
      onCancel: () => undefined,
      onRetry: () => undefined,
      onLoadRest: null,
    };
  });
}
