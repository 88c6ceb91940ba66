import { feedbackTexts } from '@hub/domain/shared';
import { Spinner } from '@shopify/polaris';
import { ActionButton } from '../../actions/ActionButton.tsx';
import type { PendingRequest } from '../../data/Loadable.ts';
import { SlowRequestNotice } from '../../feedback/SlowRequestNotice.tsx';
import styles from './BulkProgress.module.css';

export interface BulkProgressProps extends PendingRequest {
  /** What is running: "Closing 12 orders". */
  text: string;
  /** Progress, if known. */
  progress?: { done: number; all: number } | undefined;
  /** Shows Cancel at once, for work in many steps. */
  isCancellable?: boolean;
}

/** A running bulk action, with a slow notice after 10 seconds (contract). */
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
        {isCancellable && onCancel && (
          <ActionButton label={feedbackTexts.cancel} disabledReason={null} onAction={onCancel} />
        )}
      </div>
      {pendingRequest.since !== undefined && <SlowRequestNotice {...pendingRequest} />}
    </div>
  );
}
