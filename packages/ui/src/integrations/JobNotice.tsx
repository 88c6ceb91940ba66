import { Icon } from '@shopify/polaris';
import { AlertCircleIcon, CheckCircleIcon, InfoIcon } from '@shopify/polaris-icons';
import { StillWaiting } from '../shared/index.ts';
import styles from './JobNotice.module.css';
import type { Job, JobResult, ProviderWork } from './ProviderWork.ts';

export interface JobNoticeProps {
  work: ProviderWork;
  /** Says only what concerns this: a save and the test beside it, or the test of one account. */
  concerns: (job: Job) => boolean;
  /** "Shipbob", for "Still waiting for Shipbob". */
  name: string;
}

/** Next to the buttons: how it ended, or that the answer takes long. The toast says the same aloud; this one stays. */
export function JobNotice({ work: { running, result }, concerns, name }: JobNoticeProps) {
  if (running && concerns(running) && running.since !== undefined) {
    return <StillWaiting subject={name} since={running.since} onCancel={running.onCancel} onRetry={running.onRetry} />;
  }
  return result && concerns(result) && !running ? <Result {...result} /> : null;
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
