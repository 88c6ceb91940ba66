import { type OrderFilters, type Period, periods } from '@hub/domain/dashboard';
import { DateRange } from '@hub/ui/dashboard';
import { PeriodBar } from '@hub/ui/data';
import { useOpenShop } from '../session/OpenShop.ts';
import { useCurrentMinute } from '../environment/useCurrentMinute.ts';

export interface ReportControlsProps {
  filters: OrderFilters;
  onChange(next: OrderFilters): void;
  /** The dashboard's periods by default. */
  options?: readonly { value: Period; label: string }[];
  /** Hint while a custom period is incomplete. */
  shownPeriod?: Period | undefined;
  /** Time of the request; null until loaded. */
  fetchedAt: Date | null;
}

/** Period, days for Custom, and the time zone. */
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
