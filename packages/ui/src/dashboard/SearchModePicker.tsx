import { isSearchMode, type SearchMode, type SearchModeOption, searchModes, filterTexts } from '@hub/domain/dashboard';
import { Select } from '@shopify/polaris';

export interface SearchModePickerProps {
  mode: SearchMode;
  onChange: (mode: SearchMode) => void;
  /** What the server can search by; the two of §2 by default. */
  modes?: readonly SearchModeOption[] | undefined;
}

/** Search by order or by SKU (§2), and by what else the server can. */
export function SearchModePicker({ mode, onChange, modes = searchModes }: SearchModePickerProps) {
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
