import { deadLettersText, discardProblem } from '@hub/domain/admin';
import { useEffect, useId, useRef, useState } from 'react';
import { AdminButton } from './AdminButton.tsx';
import styles from './admin.module.css';

export interface DiscardFormProps {
  /** Number of dead letters to discard. */
  count: number;
  /** The call is in progress. */
  isBusy: boolean;
  /** Called when the person keeps them. */
  onCancel: () => void;
  /** Called with the reason. */
  onDiscard: (reason: string) => void;
}

/** Asks for a reason before dead letters are discarded. */
export function DiscardForm({ count, isBusy, onCancel, onDiscard }: DiscardFormProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      aria-label={`Discard ${deadLettersText(count)}`}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const found = discardProblem(reason);
        setProblem(found);
        if (found === null) onDiscard(reason.trim());
        else field.current?.focus();
      }}
    >
      <label className={`${styles.field} ${styles.wide}`}>
        Why do you discard {deadLettersText(count)}?
        <textarea
          ref={field}
          rows={2}
          value={reason}
          aria-invalid={problem !== null}
          aria-describedby={id}
          onChange={(event) => {
            setReason(event.target.value);
            setProblem(null);
          }}
        />
      </label>
      <p id={id} role="status" className={`${styles.quiet} ${styles.wide}`}>
        {problem ?? 'They are removed for good. Jobs that must still be done have to be retried.'}
      </p>
      <AdminButton isSubmit look="danger" isBusy={isBusy}>
        Discard {deadLettersText(count)}
      </AdminButton>
      <AdminButton onClick={onCancel}>Keep them</AdminButton>
    </form>
  );
}
