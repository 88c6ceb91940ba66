import { type FormEvent, useId, useRef, useState } from 'react';
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
  /** Why this text cannot be submitted; null lets it. What was typed stays either way. */
  problemOf: (text: string) => string | null;
  /** Called with a text that has no problem, without the spaces around it. */
  onSubmit: (text: string) => void;
}

/**
 * A form of one field, for the two pages where a person comes in. A refusal stands under the field until something else
 * is typed.
 */
export function SiteForm({ label, help, placeholder, secret = false, submit, problemOf, onSubmit }: SiteFormProps) {
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  const send = (event: FormEvent) => {
    event.preventDefault();
    const found = problemOf(text.trim());
    setProblem(found);
    if (found === null) onSubmit(text.trim());
    else field.current?.focus();
  };

  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <label className={styles.label} htmlFor={fieldId}>
        {label}
      </label>
      <input
        ref={field}
        id={fieldId}
        className={styles.field}
        type={secret ? 'password' : 'text'}
        value={text}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={problem !== null}
        aria-describedby={`${fieldId}-words`}
        onChange={(event) => {
          setText(event.target.value);
          setProblem(null);
        }}
      />
      <p id={`${fieldId}-words`} className={styles.words} role="status" data-wrong={problem !== null || undefined}>
        {problem ?? help}
      </p>
      <button type="submit" className={styles.submit}>
        {submit}
      </button>
    </form>
  );
}
