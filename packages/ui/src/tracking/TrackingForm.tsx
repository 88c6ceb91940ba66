import { trackingTexts as texts } from '@hub/domain/tracking';
import { type FormEvent, useId, useRef, useState } from 'react';
import styles from './TrackingPage.module.css';

export interface TrackingFormProps {
  /** Why the last search found nothing; null: no search failed. */
  problem: string | null;
  /** A search is in progress. */
  isBusy: boolean;
  /** Called with both values, trimmed, once both are filled in. */
  onFind: (typed: { orderNumber: string; proof: string }) => void;
}

/** Asks for the order number, and a detail that only its customer knows. */
export function TrackingForm({ problem, isBusy, onFind }: TrackingFormProps) {
  const [orderNumber, setOrderNumber] = useState('');
  const [proof, setProof] = useState('');
  const [missing, setMissing] = useState<'orderNumber' | 'proof' | null>(null);
  const numberField = useRef<HTMLInputElement>(null);
  const proofField = useRef<HTMLInputElement>(null);
  const messageId = useId();

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const typed = { orderNumber: orderNumber.trim(), proof: proof.trim() };
    if (typed.orderNumber === '') {
      setMissing('orderNumber');
      numberField.current?.focus();
    } else if (typed.proof === '') {
      setMissing('proof');
      proofField.current?.focus();
    } else {
      setMissing(null);
      onFind(typed);
    }
  };
  const missingText = { orderNumber: texts.noOrderNumber, proof: texts.noProof };
  const message = missing === null ? problem : missingText[missing];

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <Field
        label={texts.orderNumber}
        hint={texts.orderNumberHint}
        value={orderNumber}
        isWrong={missing === 'orderNumber'}
        maxLength={100}
        autoComplete="off"
        fieldRef={numberField}
        messageId={messageId}
        onChange={setOrderNumber}
      />
      <Field
        label={texts.proof}
        hint={texts.proofHint}
        value={proof}
        isWrong={missing === 'proof'}
        maxLength={300}
        autoComplete="email"
        fieldRef={proofField}
        messageId={messageId}
        onChange={setProof}
      />
      <p id={messageId} className={styles.problem} role="alert">
        {isBusy ? '' : message}
      </p>
      <button type="submit" className={styles.submit} aria-disabled={isBusy || undefined}>
        {isBusy ? texts.finding : texts.find}
      </button>
    </form>
  );
}

interface FieldProps {
  label: string;
  hint: string;
  value: string;
  isWrong: boolean;
  maxLength: number;
  autoComplete: string;
  fieldRef: React.RefObject<HTMLInputElement>;
  messageId: string;
  onChange: (text: string) => void;
}

function Field({ label, hint, value, isWrong, maxLength, autoComplete, fieldRef, messageId, onChange }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <input
        ref={fieldRef}
        id={id}
        value={value}
        maxLength={maxLength}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={isWrong ? `${messageId} ${id}-hint` : `${id}-hint`}
        aria-invalid={isWrong || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
