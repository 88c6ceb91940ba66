import type { OrderFilters } from '@hub/domain/dashboard';
import type { PageHeaderProps } from '@hub/ui/layout';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { usePageHeader } from '../session/usePageHeader.ts';
import { withReportFilters } from './reportFilters.ts';

/** Title and tabs, whose links keep the period. */
export function useReportPageHeader(props: ScreenProps, filters: OrderFilters): PageHeaderProps {
  const { title, tabs, current } = usePageHeader(props);
  const withFilters = (path: string) => withReportFilters(path, filters);
  return {
    title,
    tabs: tabs.map((tab) => ({ title: tab.title, path: withFilters(tab.path) })),
    current: current === undefined ? undefined : withFilters(current),
  };
}
