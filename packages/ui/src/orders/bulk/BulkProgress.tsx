import { Spinner } from '@shopify/polaris';
import { ActionButton } from '../../actions/ActionButton.tsx';
import type { PendingRequest } from '../../data/Loadable.ts';
import { SlowRequestNotice } from '../../feedback/SlowRequestNotice.tsx';
import styles from './BulkProgress.module.css';

export interface BulkProgressProps extends PendingRequest {
  /** What is going on: "Closing 12 orders". */
  text: string;
  /** How far, where it is known. */
  progress?: { done: number; all: number } | undefined;
  /** Offers Cancel at once, not only after a long wait: for work in many steps. */
  isCancellable?: boolean;
}

/**
 * Something is being done to many orders; after 10 seconds without an answer it says that it still waits (contract).
 */
export function BulkProgress({ text, progress, isCancellable = false, ...pendingRequest }: BulkProgressProps) {
  const { onCancel } = pendingRequest;
  return (
    <div className={styles.progress}>
      <div className={styles.line}>
        <Spinner size="small" />
        <span role="status">{text}</span>
        {progress && (
          <progress className={styles.track} value={progress.done} max={Math.max(progress.all, 1)} aria-label={text} />
        )}
        {isCancellable && onCancel && <ActionButton label="Cancel" disabledReason={null} onAction={onCancel} />}
      </div>
      {pendingRequest.since !== undefined && <SlowRequestNotice {...pendingRequest} />}
    </div>
  );
}
