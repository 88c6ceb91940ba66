import { isSearchMode, type SearchMode, searchModes } from '@hub/domain/dashboard';
import { Select } from '@shopify/polaris';

export interface SearchModePickerProps {
  mode: SearchMode;
  onChange: (mode: SearchMode) => void;
}

/** What the filter's text is looked for in: orders or SKUs (§2). */
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
