import type { OrderFilters, Period } from '@hub/domain/dashboard';
import { timeZoneLabel } from '@hub/domain/shared';
import { DateRange } from './DateRange.tsx';
import styles from './OrderFilterBar.module.css';
import { PeriodPicker } from './PeriodPicker.tsx';
import { SearchField } from './SearchField.tsx';
import { SearchModePicker } from './SearchModePicker.tsx';

export interface OrderFilterBarProps {
  /** What the lists and figures are filtered by. */
  filters: OrderFilters;
  /** Selector, period or dates were changed. */
  onChange: (next: OrderFilters) => void;
  /** Each key stroke in the text field. */
  onSearchInput: (text: string) => void;
  /** Enter, or the clear button. */
  onSearchSubmit: (text: string) => void;
  /** IANA zone in which the period's days begin and end. */
  timeZone: string;
  /** The moment that it is drawn for. */
  now: Date;
  /** What the figures and lists show while a custom period has not got both its days. */
  shownPeriod?: Period | undefined;
  /** What the controls filter, where more than one bar is on the page. */
  label?: string;
}

/** The one filter row: text with its selector, period, dates when Custom, and the time zone in words (§2). */
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
