import { isSearchMode, type SearchMode, searchModes } from '@hub/domain/dashboard';
import { Select } from '@shopify/polaris';

export interface SearchModePickerProps {
  mode: SearchMode;
  onChange: (mode: SearchMode) => void;
}

/** Search by order or by SKU (§2). */
export function SearchModePicker({ mode, onChange }: SearchModePickerProps) {
  return (
    <Select
      label="Search by"
      labelHidden
      options={[...searchModes]}
      value={mode}
      onChange={(value) => {
        if (isSearchMode(value)) onChange(value);
      }}
    />
  );
}
