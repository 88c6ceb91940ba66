import { type AdminLongJob, longJobHealth, queueText } from '@hub/domain/admin';
import { formatCount } from '@hub/domain/shared';
import { AdminTable } from './AdminTable.tsx';
import styles from './admin.module.css';
import { TimeAgo } from './TimeAgo.tsx';

export interface LongJobTableProps {
  /** Jobs that have not ended. */
  jobs: readonly AdminLongJob[];
  /** Work for the shop is stopped, so no job counts as stalled. */
  isStopped: boolean;
  now: Date;
}

/** The long jobs of a shop. Highlights stalled jobs, which resume automatically. */
export function LongJobTable({ jobs, isStopped, now }: LongJobTableProps) {
  return (
    <AdminTable
      caption="Long jobs"
      emptyText="No long job of this shop runs."
      columns={[
        { title: 'Job' },
        { title: 'State' },
        { title: 'Done', isNumber: true },
        { title: 'Of', isNumber: true },
        { title: 'Started' },
        { title: 'Last progress' },
        { title: 'Taken up again', isNumber: true },
      ]}
      rows={jobs.map((job) => {
        const { tone, text } = longJobHealth(job, { isStopped, now });
        return {
          key: `${job.queue} ${job.subject}`,
          isNotable: tone === 'critical',
          cells: [
            [queueText(job.queue) ?? job.queue, job.subject].filter(Boolean).join(', '),
            <span key="state" className={styles.tone} data-tone={tone}>
              {text}
            </span>,
            formatCount(job.done),
            job.total === null ? '–' : formatCount(job.total),
            <TimeAgo key="started" time={job.startedAt} now={now} />,
            <TimeAgo key="alive" time={job.aliveAt} now={now} />,
            formatCount(job.resumed),
          ],
        };
      })}
    />
  );
}
