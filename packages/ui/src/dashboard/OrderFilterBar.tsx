import type { OrderFilters, Period } from '@hub/domain/dashboard';
import { timeZoneLabel } from '@hub/domain/shared';
import { DateRange } from './DateRange.tsx';
import styles from './OrderFilterBar.module.css';
import { PeriodPicker } from './PeriodPicker.tsx';
import { SearchField } from './SearchField.tsx';
import { SearchModePicker } from './SearchModePicker.tsx';

export interface OrderFilterBarProps {
  /** The current filters. */
  filters: OrderFilters;
  /** Period, dates or search mode changed. */
  onChange: (next: OrderFilters) => void;
  /** Called per keystroke. */
  onSearchInput: (text: string) => void;
  /** Enter, or the clear button. */
  onSearchSubmit: (text: string) => void;
  /** IANA zone of the period's days. */
  timeZone: string;
  /** The current time. */
  now: Date;
  /** What is shown while a custom period is incomplete. */
  shownPeriod?: Period | undefined;
  /** Label of the group, where a page has several bars. */
  label?: string;
}

/** The filter bar: text, search mode, period, dates for Custom, and the time zone (§2). */
export function OrderFilterBar({
  filters,
  onChange,
  onSearchInput,
  onSearchSubmit,
  timeZone,
  now,
  shownPeriod,
  label = 'Filter',
}: OrderFilterBarProps) {
  return (
    <div role="search" aria-label={label} className={styles.row}>
      <div className={styles.search}>
        <SearchField text={filters.search} onInput={onSearchInput} onSubmit={onSearchSubmit} />
      </div>
      <div className={styles.mode}>
        <SearchModePicker mode={filters.searchMode} onChange={(searchMode) => onChange({ ...filters, searchMode })} />
      </div>
      <div className={styles.period}>
        <PeriodPicker period={filters.period} onChange={(period) => onChange({ ...filters, period })} />
      </div>
      {filters.period === 'custom' && (
        <div className={styles.dates}>
          <DateRange
            startDate={filters.startDate}
            endDate={filters.endDate}
            onChange={(days) => onChange({ ...filters, ...days })}
            shownPeriod={shownPeriod}
            timeZone={timeZone}
            now={now}
          />
        </div>
      )}
      <p className={styles.zone}>{timeZoneLabel(timeZone, now)}</p>
    </div>
  );
}
