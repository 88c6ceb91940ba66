import { readNumber } from '@hub/domain/workflows';
import { TextField } from '@shopify/polaris';
import { useState } from 'react';

export interface NumberInputProps {
  label: string;
  /** Shows a visible label above. */
  isLabelShown?: boolean;
  /** A number, '' for none, or typed text that is not a number. NaN keeps the typed text. */
  value: number | string;
  onChange: (value: number | string) => void;
  prefix?: string | undefined;
  suffix?: string | undefined;
  help?: string | undefined;
  error?: string | undefined;
}

/** A number as typed: keeps "12." on the way to 12.5. */
export function NumberInput({
  label,
  isLabelShown = false,
  value,
  onChange,
  help,
  error,
  ...affixes
}: NumberInputProps) {
  const [text, setText] = useState(String(value));
  const isTyped = readNumber(text) === value || Number.isNaN(value);
  return (
    <TextField
      label={label}
      labelHidden={!isLabelShown}
      inputMode="decimal"
      autoComplete="off"
      value={isTyped ? text : String(value)}
      onChange={(next) => {
        setText(next);
        onChange(readNumber(next));
      }}
      prefix={affixes.prefix}
      suffix={affixes.suffix}
      helpText={help}
      error={error}
    />
  );
}
