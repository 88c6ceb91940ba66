import type { PageHeaderProps } from '@hub/ui/layout';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { useReportFilters } from '../reports/useReportFilters.ts';
import { useReportPageHeader } from '../reports/useReportPageHeader.ts';

/** Title and tabs of the screens of locations and order routing; the links keep the period of the reports beside them. */
export function useRoutingPageHeader(props: ScreenProps): PageHeaderProps {
  return useReportPageHeader(props, useReportFilters().shown);
}
