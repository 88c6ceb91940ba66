import { Spinner } from '@shopify/polaris';
import { ActionButton } from '../../shared/ActionButton.tsx';
import type { Waiting } from '../../shared/Loadable.ts';
import { StillWaiting } from '../../shared/StillWaiting.tsx';
import styles from './BulkProgress.module.css';

export interface BulkProgressProps extends Waiting {
  /** What is going on: "Closing 12 orders". */
  text: string;
  /** How far, where it is known. */
  progress?: { done: number; all: number } | undefined;
  /** Offers Cancel at once, not only after a long wait: for work in many steps. */
  cancellable?: boolean;
}

/**
 * Something is being done to many orders; after 10 seconds without an answer it says that it still waits (contract).
 */
export function BulkProgress({ text, progress, cancellable = false, ...waiting }: BulkProgressProps) {
  const { onCancel } = waiting;
  return (
    <div className={styles.progress}>
      <div className={styles.line}>
        <Spinner size="small" />
        <span role="status">{text}</span>
        {progress && (
          <progress className={styles.track} value={progress.done} max={Math.max(progress.all, 1)} aria-label={text} />
        )}
        {cancellable && onCancel && <ActionButton label="Cancel" disabledReason={null} onAction={onCancel} />}
      </div>
      {waiting.since !== undefined && <StillWaiting {...waiting} />}
    </div>
  );
}
