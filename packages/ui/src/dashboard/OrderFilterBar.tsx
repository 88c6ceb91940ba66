import {
  dashboardTexts,
  defaultSearchMode,
  type OrderFilters,
  type Period,
  type SearchModeOption,
  filterTexts,
  isPeriod,
  periods,
  isSearchMode,
  type SearchMode,
  searchModes,
} from '@hub/domain/dashboard';
import type { FieldFilter } from '@hub/domain/orders/list';
import { timeZoneLabel } from '@hub/domain/shared';
import { Button, Select } from '@shopify/polaris';
import { useState } from 'react';
import { DateRange } from './DateRange.tsx';
import { FieldFilters } from './FieldFilters.tsx';
import styles from './OrderFilterBar.module.css';
import { SearchField } from './SearchField.tsx';

export interface OrderFilterBarProps {
  /** The current filters. */
  filters: OrderFilters;
  /** The period, dates or search mode changed. */
  onChange: (next: OrderFilters) => void;
  /** Called per keystroke. */
  onSearchInput: (text: string) => void;
  /** Enter or the clear button. */
  onSearchSubmit: (text: string) => void;
  /** IANA zone of the period's days. */
  timeZone: string;
  /** The current time. */
  now: Date;
  /** The period shown while a custom one is incomplete. */
  shownPeriod?: Period | undefined;
  /** The server's search modes; the two of §2 by default. */
  searchModes?: readonly SearchModeOption[] | undefined;
  /** Fields that the server can filter by; absent: none. */
  fieldFilters?: readonly FieldFilter[] | undefined;
  /** Label of the group, for pages with several bars. */
  label?: string;
}

/**
 * The filter bar: text, search mode, period, dates for Custom, and the time zone (§2). On a phone it is one row, and
 * search mode and time zone unfold.
 */
export function OrderFilterBar({
  filters,
  onChange,
  onSearchInput,
  onSearchSubmit,
  timeZone,
  now,
  shownPeriod,
  searchModes,
  fieldFilters,
  label = filterTexts.filter,
}: OrderFilterBarProps) {
  const [isUnfolded, setUnfolded] = useState(filters.searchMode !== defaultSearchMode);
  return (
    <div role="search" aria-label={label} className={styles.row} data-folded={!isUnfolded}>
      <div className={styles.search}>
        <SearchField text={filters.search} onInput={onSearchInput} onSubmit={onSearchSubmit} />
      </div>
      <div className={styles.mode}>
        <SearchModePicker
          modes={searchModes}
          mode={filters.searchMode}
          onChange={(searchMode) => onChange({ ...filters, searchMode })}
        />
      </div>
      <div className={styles.period}>
        <PeriodPicker period={filters.period} onChange={(period) => onChange({ ...filters, period })} />
      </div>
      <div className={styles.fold}>
        <Button ariaExpanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
          {isUnfolded ? dashboardTexts.fewerFilters : dashboardTexts.moreFilters}
        </Button>
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
      {fieldFilters !== undefined && (
        <div className={styles.fields}>
          <FieldFilters
            filters={fieldFilters}
            chosen={filters.fields}
            onChange={(fields) => onChange({ ...filters, fields })}
          />
        </div>
      )}
      <p className={styles.zone}>{timeZoneLabel(timeZone, now)}</p>
    </div>
  );
}

interface PeriodPickerProps {
  period: Period;
  onChange: (period: Period) => void;
}

function PeriodPicker({ period, onChange }: PeriodPickerProps) {
  return (
    <Select
      label={filterTexts.period}
      labelHidden
      options={[...periods]}
      value={period}
      onChange={(value) => {
        if (isPeriod(value)) onChange(value);
      }}
    />
  );
}

interface SearchModePickerProps {
  mode: SearchMode;
  onChange: (mode: SearchMode) => void;
  /** The server's search modes; the two of §2 by default. */
  modes?: readonly SearchModeOption[] | undefined;
}

/** Search by order or by SKU (§2), and by the server's other modes. */
function SearchModePicker({ mode, onChange, modes = searchModes }: SearchModePickerProps) {
  return (
    <Select
      label={filterTexts.searchBy}
      labelHidden
      options={[...modes]}
      value={mode}
      onChange={(value) => {
        if (isSearchMode(value)) onChange(value);
      }}
    />
  );
}
