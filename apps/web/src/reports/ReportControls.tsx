import { type OrderFilters, type Period, periods } from '@hub/domain/dashboard';
import { DateRange } from '@hub/ui/dashboard';
import { PeriodBar } from '@hub/ui/shared';
import { useOpenShop } from '../session/OpenShop.ts';
import { useMinute } from '../shared/useMinute.ts';

export interface ReportControlsProps {
  filters: OrderFilters;
  onChange(next: OrderFilters): void;
  /** The dashboard's periods when absent. */
  options?: readonly { value: Period; label: string }[];
  /** What shows while a custom period has not got both its days. */
  shownPeriod?: Period | undefined;
  /** When the figures were asked for; null until they are there. */
  askedAt: Date | null;
}

/** Period, two days when Custom, and the zone in words. */
export function ReportControls({ filters, onChange, options = periods, shownPeriod, askedAt }: ReportControlsProps) {
  const { timeZone } = useOpenShop();
  const now = useMinute();
  return (
    <PeriodBar
      options={options}
      period={filters.period}
      onChange={(period) => onChange({ ...filters, period })}
      timeZone={timeZone}
      now={now}
      askedAt={askedAt}
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
