import { type FormEvent, useId, useState } from 'react';
import './site.css';
import styles from './SiteForm.module.css';

export interface SiteFormProps {
  /** Above the field. */
  label: string;
  /** Under the field. */
  help?: string;
  placeholder?: string;
  /** Hides what is typed. */
  secret?: boolean;
  /** The words on the button. */
  submit: string;
  /** Why the last submission was refused; until something else is typed. */
  error?: string | null;
  onSubmit(text: string): void;
}

/** A form of one field, for the two pages where a person comes in. An empty field is not submitted. */
export function SiteForm({ label, help, placeholder, secret = false, submit, error, onSubmit }: SiteFormProps) {
  const fieldId = useId();
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const shownError = error && refused === text ? error : null;

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    setRefused(text);
    onSubmit(text.trim());
  };

  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <label className={styles.label} htmlFor={fieldId}>
        {label}
      </label>
      <input
        id={fieldId}
        className={styles.field}
        type={secret ? 'password' : 'text'}
        value={text}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={shownError !== null}
        aria-describedby={`${fieldId}-words`}
        onChange={(event) => setText(event.target.value)}
      />
      <p id={`${fieldId}-words`} className={styles.words} role="status" data-wrong={shownError !== null || undefined}>
        {shownError ?? help}
      </p>
      <button type="submit" className={styles.submit}>
        {submit}
      </button>
    </form>
  );
}
