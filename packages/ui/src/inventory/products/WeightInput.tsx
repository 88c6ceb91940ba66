import { formatWeight, readWeight, type Weight } from '@hub/domain/products';
import type { WeightUnit } from '@hub/domain/shared';
import { TextField } from '@shopify/polaris';
import { useState } from 'react';

export interface WeightInputProps {
  label: string;
  value: Weight | null;
  /** Unit of a weight typed without one. */
  unit: WeightUnit;
  help?: string;
  error?: string | undefined;
  /** A weight with the value NaN stands for text that is not a weight. */
  onChange: (weight: Weight | null) => void;
}

/** A weight with its unit as typed: "350 g". */
export function WeightInput({ label, value, unit, help, error, onChange }: WeightInputProps) {
  const [text, setText] = useState(value === null ? '' : formatWeight(value));
  const read = readWeight(text, unit);
  const problem = typeof read === 'string' ? read : error;
  return (
    <TextField
      label={label}
      autoComplete="off"
      value={text}
      helpText={help}
      error={problem}
      onChange={(next) => {
        setText(next);
        const weight = readWeight(next, unit);
        onChange(typeof weight === 'string' ? { value: Number.NaN, unit } : weight);
      }}
    />
  );
}
