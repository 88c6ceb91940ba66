import { type OrderFilters, type Period, periods } from '@hub/domain/dashboard';
import { DateRange } from '@hub/ui/dashboard';
import { PeriodBar } from '@hub/ui/data';
import { useOpenShop } from '../session/OpenShop.ts';
import { useCurrentMinute } from '../environment/useCurrentMinute.ts';

export interface ReportControlsProps {
  filters: OrderFilters;
  onChange(next: OrderFilters): void;
  /** The dashboard's periods when absent. */
  options?: readonly { value: Period; label: string }[];
  /** What shows while a custom period has not got both its days. */
  shownPeriod?: Period | undefined;
  /** When the figures were asked for; null until they are there. */
  fetchedAt: Date | null;
}

/** Period, two days when Custom, and the zone in words. */
export function ReportControls({ filters, onChange, options = periods, shownPeriod, fetchedAt }: ReportControlsProps) {
  const { timeZone } = useOpenShop();
  const now = useCurrentMinute();
  return (
    <PeriodBar
      options={options}
      period={filters.period}
      onChange={(period) => onChange({ ...filters, period })}
      timeZone={timeZone}
      now={now}
      fetchedAt={fetchedAt}
      dates={
        filters.period === 'custom' && (
          <DateRange
            startDate={filters.startDate}
            endDate={filters.endDate}
            onChange={(days) => onChange({ ...filters, ...days })}
            shownPeriod={shownPeriod}
            timeZone={timeZone}
            now={now}
          />
        )
      }
    />
  );
}
