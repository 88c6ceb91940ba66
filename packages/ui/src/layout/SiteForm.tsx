import { type FormEvent, useId, useRef, useState } from 'react';
import './site.css';
import styles from './SiteForm.module.css';

export interface SiteFormProps {
  /** Label. */
  label: string;
  /** Help text. */
  helpText?: string;
  placeholder?: string;
  /** Masks the input. */
  isSecret?: boolean;
  /** Label of the button. */
  submitLabel: string;
  /** Why a text cannot be submitted; null: it can. */
  validate: (text: string) => string | null;
  /** Called with a valid, trimmed text. */
  onSubmit: (text: string) => void;
}

/** A form with one field, for the two login pages. An error stays until the next keystroke. */
export function SiteForm({
  label,
  helpText,
  placeholder,
  isSecret = false,
  submitLabel,
  validate,
  onSubmit,
}: SiteFormProps) {
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const nextError = validate(text.trim());
    setError(nextError);
    if (nextError === null) onSubmit(text.trim());
    else field.current?.focus();
  };

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <label className={styles.label} htmlFor={fieldId}>
        {label}
      </label>
      <input
        ref={field}
        id={fieldId}
        className={styles.field}
        type={isSecret ? 'password' : 'text'}
        value={text}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={error !== null}
        aria-describedby={`${fieldId}-words`}
        onChange={(event) => {
          setText(event.target.value);
          setError(null);
        }}
      />
      <p id={`${fieldId}-words`} className={styles.words} role="status" data-wrong={error !== null || undefined}>
        {error ?? helpText}
      </p>
      <button type="submit" className={styles.submit}>
        {submitLabel}
      </button>
    </form>
  );
}
