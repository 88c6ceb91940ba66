import {
  type DeadLetter,
  type DeadLetterCause,
  type DeadLetterChoice,
  deadLettersText,
  queueText,
} from '@hub/domain/admin';
import { formatCount } from '@hub/domain/shared';
import { useState } from 'react';
import type { Loadable } from '../data/Loadable.ts';
import { SiteLink } from '../layout/SiteLink.tsx';
import { AdminButton } from './AdminButton.tsx';
import { AdminLoad } from './AdminLoad.tsx';
import { AdminPager } from './AdminPager.tsx';
import { AdminTable } from './AdminTable.tsx';
import styles from './admin.module.css';
import { DiscardForm } from './DiscardForm.tsx';
import { TimeAgo } from './TimeAgo.tsx';

/** The dead letters to retry or discard, and how many they are. */
export interface ChosenLetters {
  choice: DeadLetterChoice;
  count: number;
}

export interface AdminDeadLetterScreenProps {
  /** One page of dead letters, and all of them by cause. */
  letters: Loadable<{ rows: readonly DeadLetter[]; total: number; causes: readonly DeadLetterCause[] }>;
  /** Shows only this queue; null: all. */
  queue: string | null;
  /** Page number, from 0. */
  page: number;
  /** Rows per full page. */
  rowsPerPage: number;
  /** Result of the last retry or discard; null: none yet. */
  result: { text: string; isError: boolean } | null;
  /** A retry or discard is in progress. */
  isBusy: boolean;
  /** Address of a shop's page. */
  shopPath: (domain: string) => string;
  /** The current time, to show ages. */
  now: Date;
  /** Called with one queue; null: all. */
  onQueue: (queue: string | null) => void;
  /** Called with the new page number. */
  onPage: (page: number) => void;
  /** Called to put dead letters back into their queue. */
  onRetry: (chosen: ChosenLetters) => void;
  /** Called to delete dead letters permanently, with the reason. */
  onDiscard: (chosen: ChosenLetters, reason: string) => void;
}

/** `/admin/dead-letters`: jobs that failed every attempt, by cause and individually. */
export function AdminDeadLetterScreen(props: AdminDeadLetterScreenProps) {
  const { letters, queue, result, isBusy, onQueue, onDiscard } = props;
  const [discarding, setDiscarding] = useState<ChosenLetters | null>(null);
  return (
    <>
      <div role="status">
        {result && <p className={result.isError ? styles.failed : styles.status}>{result.text}</p>}
      </div>
      {discarding && (
        <DiscardForm
          count={discarding.count}
          isBusy={isBusy}
          onCancel={() => setDiscarding(null)}
          onDiscard={(reason) => {
            onDiscard(discarding, reason);
            setDiscarding(null);
          }}
        />
      )}
      {queue !== null && (
        <p>
          Only “{queueText(queue) ?? queue}”. <AdminButton onClick={() => onQueue(null)}>Show all</AdminButton>
        </p>
      )}
      <AdminLoad loadable={letters} subject="the dead letters">
        {(value) =>
          value.total === 0 ? (
            <p>No dead letters: every job was done, or is still tried.</p>
          ) : (
            <Letters {...props} {...value} onDiscarding={setDiscarding} />
          )
        }
      </AdminLoad>
    </>
  );
}

type LettersProps = Omit<AdminDeadLetterScreenProps, 'letters'> & {
  rows: readonly DeadLetter[];
  total: number;
  causes: readonly DeadLetterCause[];
  onDiscarding: (chosen: ChosenLetters) => void;
};

function Letters({ rows, total, causes, page, rowsPerPage, ...props }: LettersProps) {
  const { isBusy, shopPath, now, onQueue, onPage, onRetry, onDiscarding } = props;
  return (
    <>
      <AdminTable
        caption={`${deadLettersText(total)} by cause`}
        emptyText=""
        columns={[
          { title: 'Cause' },
          { title: 'Job' },
          { title: 'How many', isNumber: true },
          { title: 'First' },
          { title: 'Last' },
          { title: 'Actions' },
        ]}
        rows={causes.map(({ queue, cause, count, firstAt, lastAt }) => {
          const chosen: ChosenLetters = { choice: { queue, cause }, count };
          return {
            key: `${queue} ${cause}`,
            cells: [
              cause,
              <AdminButton
                key="queue"
                label={`${queueText(queue) ?? queue}: show only these`}
                onClick={() => onQueue(queue)}
              >
                {queueText(queue) ?? queue}
              </AdminButton>,
              formatCount(count),
              <TimeAgo key="first" time={firstAt} now={now} />,
              <TimeAgo key="last" time={lastAt} now={now} />,
              <span key="actions" className={styles.actions}>
                <AdminButton
                  isBusy={isBusy}
                  label={`Retry ${formatCount(count)}: ${cause}`}
                  onClick={() => onRetry(chosen)}
                >
                  Retry {formatCount(count)}
                </AdminButton>
                <AdminButton
                  look="danger"
                  isBusy={isBusy}
                  label={`Discard ${formatCount(count)}…: ${cause}`}
                  onClick={() => onDiscarding(chosen)}
                >
                  Discard {formatCount(count)}…
                </AdminButton>
              </span>,
            ],
          };
        })}
      />
      <AdminTable
        caption="One by one, the newest first"
        emptyText="Nothing on this page."
        columns={[
          { title: 'Failed' },
          { title: 'Job' },
          { title: 'Shop' },
          { title: 'Order' },
          { title: 'Cause' },
          { title: 'Actions' },
        ]}
        rows={rows.map(({ id, queue, domain, orderId, failedAt, cause }) => {
          const chosen: ChosenLetters = { choice: { ids: [id] }, count: 1 };
          const name = `${queueText(queue) ?? queue}${orderId === null ? '' : `, order ${orderId}`}`;
          return {
            key: id,
            cells: [
              <TimeAgo key="failed" time={failedAt} now={now} />,
              queueText(queue) ?? queue,
              domain === null ? (
                'Removed'
              ) : (
                <SiteLink key="shop" url={shopPath(domain)}>
                  {domain}
                </SiteLink>
              ),
              orderId ?? '–',
              cause,
              <span key="actions" className={styles.actions}>
                <AdminButton isBusy={isBusy} label={`Retry: ${name}`} onClick={() => onRetry(chosen)}>
                  Retry
                </AdminButton>
                <AdminButton
                  look="danger"
                  isBusy={isBusy}
                  label={`Discard…: ${name}`}
                  onClick={() => onDiscarding(chosen)}
                >
                  Discard…
                </AdminButton>
              </span>,
            ],
          };
        })}
      />
      <AdminPager page={page} rowsPerPage={rowsPerPage} total={total} onPage={onPage} />
    </>
  );
}
