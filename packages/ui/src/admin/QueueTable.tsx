import { type AdminQueue, ageText, isTooOld, queueText } from '@hub/domain/admin';
import { formatCount } from '@hub/domain/shared';
import { AdminTable } from './AdminTable.tsx';
import styles from './admin.module.css';

export interface QueueTableProps {
  /** Accessible name of the table. */
  caption: string;
  queues: readonly AdminQueue[];
  /** Dead letters by queue; absent: not shown. */
  deadLetters?: readonly { queue: string; count: number }[];
  /** Shown instead of a table without rows. */
  emptyText: string;
}

/** Kinds of jobs with their count and age; jobs that wait too long stand out. */
export function QueueTable({ caption, queues, deadLetters, emptyText }: QueueTableProps) {
  return (
    <AdminTable
      caption={caption}
      emptyText={emptyText}
      columns={[
        { title: 'Jobs' },
        { title: 'Oldest waits', isNumber: true },
        { title: 'Waiting', isNumber: true },
        { title: 'Running', isNumber: true },
        { title: 'Later', isNumber: true },
        ...(deadLetters ? [{ title: 'Dead letters', isNumber: true }] : []),
      ]}
      rows={queues.map((row) => {
        const text = queueText(row.queue);
        const dead = deadLetters?.find(({ queue }) => queue === row.queue)?.count ?? 0;
        return {
          key: row.queue,
          isNotable: isTooOld(row),
          cells: [
            <span key="name">
              {text ?? row.queue}
              {text !== null && <small className={styles.quiet}> {row.queue}</small>}
            </span>,
            <span key="age" className={styles.tone} data-tone={isTooOld(row) ? 'critical' : undefined}>
              {ageText(row.oldestSeconds)}
              {isTooOld(row) && ', too long'}
            </span>,
            formatCount(row.waiting),
            formatCount(row.active),
            formatCount(row.deferred),
            ...(deadLetters ? [formatCount(dead)] : []),
          ],
        };
      })}
    />
  );
}
