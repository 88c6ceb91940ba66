import type { OrderFilters } from '@hub/domain/dashboard';
import { viewableTabs } from '@hub/domain/navigation';
import type { PageHeaderProps } from '@hub/ui/layout';
import { useOpenShop } from '../session/OpenShop.ts';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { withReportFilters } from './reportFilters.ts';

/** Title and tabs, whose links keep the period. */
export function useReportPageHeader({ route, tab }: ScreenProps, filters: OrderFilters): PageHeaderProps {
  const { access } = useOpenShop();
  const withFilters = (path: string) => withReportFilters(path, filters);
  return {
    title: route.title,
    tabs: viewableTabs(route, access).map(({ title, path }) => ({ title, path: withFilters(path) })),
    current: tab === null ? undefined : withFilters(tab.path),
  };
}
