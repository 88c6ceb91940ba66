import type { OrderFilters } from '@hub/domain/dashboard';
import { viewableTabs } from '@hub/domain/navigation';
import type { InsightsPlace } from '@hub/ui/insights';
import { useOpenShop } from '../session/OpenShop.ts';
import type { ScreenProps } from '../shared/ScreenProps.ts';
import { withReportFilters } from './reportFilters.ts';

/** The page's title and its tabs, which keep the period that is chosen. */
export function useInsightsPlace({ route, tab }: ScreenProps, filters: OrderFilters): InsightsPlace {
  const { access } = useOpenShop();
  const pathOf = (path: string) => withReportFilters(path, filters);
  return {
    title: route.title,
    tabs: viewableTabs(route, access).map(({ title, path }) => ({ title, path: pathOf(path) })),
    current: tab === null ? undefined : pathOf(tab.path),
  };
}
