import { type StockFilters, stockScreenTexts as texts, type StockShow, stockShowLabels } from '@hub/domain/stock';
import { Icon, Select, TextField } from '@shopify/polaris';
import { choicesOf } from '../../data/choicesOf.ts';
import { SearchIcon } from '@shopify/polaris-icons';
import type { StockLocation } from './StockLocation.ts';
import styles from './StockScreen.module.css';

export interface StockFilterBarProps {
  /** The filters as shown on the screen. */
  filters: StockFilters;
  /** The locations to choose from. */
  locations: readonly StockLocation[];
  /** Called with the filters after a change. */
  onChange: (filters: StockFilters) => void;
}

const anyLocation = '';

/** Filters by SKU, location and kind of level. */
export function StockFilterBar({ filters, locations, onChange }: StockFilterBarProps) {
  const change = (fields: Partial<StockFilters>) => onChange({ ...filters, ...fields });
  return (
    <div className={styles.filters}>
      <TextField
        label={texts.filter}
        type="search"
        autoComplete="off"
        value={filters.search}
        clearButton
        prefix={<Icon source={SearchIcon} tone="subdued" />}
        onChange={(search) => change({ search })}
        onClearButtonClick={() => change({ search: '' })}
      />
      <Select
        label={texts.location}
        options={[
          { value: anyLocation, label: texts.allLocations },
          ...locations.map(({ locationId, name }) => ({ value: locationId, label: name })),
        ]}
        value={filters.locationId ?? anyLocation}
        onChange={(locationId) => change({ locationId: locationId === anyLocation ? null : locationId })}
      />
      <Select
        label={texts.show}
        options={choicesOf(stockShowLabels)}
        value={filters.show}
        onChange={(show) => change({ show: show as StockShow })}
      />
    </div>
  );
}
