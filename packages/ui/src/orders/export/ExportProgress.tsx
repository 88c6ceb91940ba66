import { exportTexts } from '@hub/domain/orders';
import { formatCount, ordersText } from '@hub/domain/shared';
import { Button } from '@shopify/polaris';
import { SlowRequestNotice } from '../../feedback/index.ts';
import styles from './ExportProgress.module.css';
import type { RunningExport } from './ExportState.ts';

export interface ExportProgressProps {
  job: RunningExport;
  onCancel: () => void;
  /** Aborts the pending request and sends it again. */
  onRetry: () => void;
}

/** Orders received or written, with Cancel; a slow notice after 10 s without a page (contract). */
export function ExportProgress({ job, onCancel, onRetry }: ExportProgressProps) {
  const text = progressText(job);
  return (
    <div className={styles.progress}>
      <div className={styles.line}>
        <span className={styles.count}>{text}</span>
        <Button onClick={onCancel}>Cancel export</Button>
      </div>
      <progress
        className={styles.bar}
        aria-label={exportTexts.title}
        aria-valuetext={text}
        {...(job.state === 'writing' ? { value: job.written, max: job.total } : {})}
      />
      {job.state === 'loading' && (
        <SlowRequestNotice subject="the orders of the export" since={job.since} onCancel={onCancel} onRetry={onRetry} />
      )}
    </div>
  );
}

/** `12,400 orders so far`, then `Writing 3,000 of 25,900 orders`. */
export function progressText(job: RunningExport): string {
  if (job.state === 'writing') return `Writing ${formatCount(job.written)} of ${ordersText(job.total)}`;
  return job.loaded === 0 ? `${exportTexts.requesting} …` : `${ordersText(job.loaded)} so far`;
}
