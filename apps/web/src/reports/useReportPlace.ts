import type { OrderFilters } from '@hub/domain/dashboard';
import { viewableTabs } from '@hub/domain/navigation';
import type { PageTab } from '@hub/ui/shared';
import { useOpenShop } from '../session/OpenShop.ts';
import type { ScreenProps } from '../shared/ScreenProps.ts';
import { withReportFilters } from './reportFilters.ts';

/** Where a screen of figures stands. */
export interface ReportPlace {
  title: string;
  /** Tabs at their own addresses, with the period that is chosen. */
  tabs: readonly PageTab[];
  /** Path of the open one. */
  current: string | undefined;
}

/** The page's title and its tabs, which keep the period that is chosen. */
export function useReportPlace({ route, tab }: ScreenProps, filters: OrderFilters): ReportPlace {
  const { access } = useOpenShop();
  const pathOf = (path: string) => withReportFilters(path, filters);
  return {
    title: route.title,
    tabs: viewableTabs(route, access).map(({ title, path }) => ({ title, path: pathOf(path) })),
    current: tab === null ? undefined : pathOf(tab.path),
  };
}
