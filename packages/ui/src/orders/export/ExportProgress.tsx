import { exportTexts, type RunningExport, exportProgressTexts } from '@hub/domain/orders/export';
import { formatCount, ordersText, loadSubjects } from '@hub/domain/shared';
import { Button } from '@shopify/polaris';
import { ProgressBar } from '../../data/ProgressBar.tsx';
import { SlowRequestNotice } from '../../feedback/index.ts';
import styles from './ExportProgress.module.css';

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
        <Button onClick={onCancel}>{exportProgressTexts.cancel}</Button>
      </div>
      <ProgressBar label={exportTexts.title} text={text} progress={progressOf(job)} />
      {job.state === 'loading' && (
        <SlowRequestNotice
          subject={loadSubjects.exportedOrders}
          since={job.since}
          onCancel={onCancel}
          onRetry={onRetry}
        />
      )}
    </div>
  );
}

/** Relative to the server's count, because a page does not say how many follow. */
function progressOf(job: RunningExport): { done: number; total: number } | undefined {
  if (job.state === 'writing') return { done: job.written, total: job.total };
  const { expected } = job.facts;
  return expected === undefined ? undefined : { done: job.loaded, total: Math.max(expected, job.loaded) };
}

/** `12,400 orders so far`, then `Writing 3,000 of 25,900 orders`. */
export function progressText(job: RunningExport): string {
  if (job.state === 'writing') return exportProgressTexts.writing(formatCount(job.written), ordersText(job.total));
  return job.loaded === 0 ? `${exportTexts.requesting} …` : exportProgressTexts.soFar(ordersText(job.loaded));
}
