import { toKilograms, weightIn, type WeightUnit } from '@hub/domain/shared';
import { TextField } from '@shopify/polaris';
import { useState } from 'react';

export interface WeightFieldProps {
  label: string;
  /** Kilograms; null: none. NaN keeps the typed text. */
  value: number | null;
  /** Unit in which it is shown and typed. */
  unit: WeightUnit;
  help: string;
  error: string | undefined;
  /** Kilograms; null for an empty field, NaN for text that is not a number. */
  onChange: (kilograms: number | null) => void;
}

/** A weight as typed: keeps "0." on the way to 0.25. */
export function WeightField({ label, value, unit, help, error, onChange }: WeightFieldProps) {
  const [text, setText] = useState('');
  const isTyped = Object.is(read(text, unit), value);
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      suffix={unit}
      value={isTyped || value === null ? (isTyped ? text : '') : String(weightIn(value, unit))}
      helpText={help}
      error={error}
      onChange={(next) => {
        setText(next);
        onChange(read(next, unit));
      }}
    />
  );
}

/** A single comma is a decimal separator. */
function read(text: string, unit: WeightUnit): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^-?(\d+([.,]\d*)?|[.,]\d+)$/.test(trimmed)
    ? toKilograms(Number(trimmed.replace(',', '.')), unit)
    : Number.NaN;
}
