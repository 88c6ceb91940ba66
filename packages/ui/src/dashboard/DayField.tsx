import { invalidDateText, parseDateInput } from '@hub/domain/dashboard';
import { TextField } from '@shopify/polaris';
import { useState } from 'react';

export interface DayFieldProps {
  label: string;
  /** Short label inside the field. */
  prefix: string;
  /** `YYYY-MM-DD`; null: not chosen. */
  day: string | null;
  /** Called with a valid day, or null when the field is emptied. */
  onChange: (day: string | null) => void;
  /** Error about a valid day. */
  error?: string | undefined;
}

/** A typed day, validated on blur. */
export function DayField({ label, prefix, day, onChange, error }: DayFieldProps) {
  // null: shows the chosen day; a text: typed, and not (yet) a valid day.
  const [typed, setTyped] = useState<string | null>(null);
  const [isBlurred, setBlurred] = useState(true);

  const handleChange = (text: string) => {
    setTyped(text);
    const next = parseDateInput(text);
    if (next !== null || text.trim() === '') onChange(next);
  };
  const handleBlur = () => {
    setBlurred(true);
    if (typed !== null && (typed.trim() === '' || parseDateInput(typed) !== null)) setTyped(null);
  };

  const isInvalid = typed !== null && typed.trim() !== '' && parseDateInput(typed) === null;
  const errorMessage = isInvalid
    ? isBlurred || typed.length >= 'YYYY-MM-DD'.length
      ? invalidDateText
      : undefined
    : error;
  return (
    <TextField
      label={label}
      labelHidden
      prefix={<span aria-hidden="true">{prefix}</span>}
      placeholder="YYYY-MM-DD"
      autoComplete="off"
      inputMode="numeric"
      maxLength={10}
      value={typed ?? day ?? ''}
      onChange={handleChange}
      onFocus={() => setBlurred(false)}
      onBlur={handleBlur}
      {...(errorMessage ? { error: errorMessage } : {})}
    />
  );
}
