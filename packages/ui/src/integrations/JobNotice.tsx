import type { Job, JobResult } from '@hub/domain/integrations';
import { Icon } from '@shopify/polaris';
import { AlertCircleIcon, CheckCircleIcon, InfoIcon } from '@shopify/polaris-icons';
import type { ReactNode } from 'react';
import { SlowRequestNotice } from '../feedback/index.ts';
import styles from './JobNotice.module.css';
import type { ProviderJobState } from './ProviderJobState.ts';

export interface JobNoticeProps {
  jobState: ProviderJobState;
  /** Filters the jobs: a save with the whole test, or the test of one account. */
  matchesJob: (job: Job) => boolean;
  /** Name in "Still waiting for Shipbob". */
  name: string;
  /** Below the result of a passed test. */
  children?: ReactNode;
}

/** Beside the buttons: the result, or a slow notice. Unlike the toast, it stays. */
export function JobNotice({ jobState: { running, result }, matchesJob, name, children }: JobNoticeProps) {
  if (running && matchesJob(running) && running.since !== undefined) {
    return (
      <SlowRequestNotice subject={name} since={running.since} onCancel={running.onCancel} onRetry={running.onRetry} />
    );
  }
  if (!result || !matchesJob(result) || running) return null;
  return (
    <>
      <Result {...result} />
      {result.kind === 'test' && result.tone === 'success' && children}
    </>
  );
}

const icons = { success: CheckCircleIcon, critical: AlertCircleIcon, info: InfoIcon } as const satisfies Record<
  JobResult['tone'],
  unknown
>;

function Result({ tone, message, detail }: JobResult) {
  return (
    <div className={styles.result} data-tone={tone}>
      <span className={styles.icon}>
        <Icon source={icons[tone]} tone="inherit" />
      </span>
      <div>
        <p>{message}</p>
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
    </div>
  );
}
