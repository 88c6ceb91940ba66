import { isPeriod, type Period, periods, filterTexts } from '@hub/domain/dashboard';
import { Select } from '@shopify/polaris';

export interface PeriodPickerProps {
  period: Period;
  onChange: (period: Period) => void;
}

export function PeriodPicker({ period, onChange }: PeriodPickerProps) {
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
