import { type AdminQueue, deadLettersText, type ProviderOutage } from '@hub/domain/admin';
import { formatCount } from '@hub/domain/shared';
import type { Loadable } from '../data/Loadable.ts';
import { SiteLink } from '../layout/SiteLink.tsx';
import { AdminLoad } from './AdminLoad.tsx';
import styles from './admin.module.css';
import { QueueTable } from './QueueTable.tsx';

export interface AdminQueueScreenProps {
  /** Queues of all shops, with dead letters. */
  queues: Loadable<{
    queues: readonly AdminQueue[];
    deadLetters: readonly { queue: string; count: number }[];
  }>;
  /** Outages by 3PL. */
  outages: Loadable<readonly ProviderOutage[]>;
  /** Path of the dead letters. */
  deadLetterPath: string;
  /** Path of the outages. */
  outagePath: string;
}

/** `/admin/dashboard`: what is queued, and what needs attention. */
export function AdminQueueScreen({ queues, outages, deadLetterPath, outagePath }: AdminQueueScreenProps) {
  return (
    <>
      <AdminLoad loadable={outages} subject="the 3PL outages">
        {(value) => {
          const shops = new Set(value.flatMap(({ accounts }) => accounts.map(({ domain }) => domain))).size;
          const orders = value.reduce((sum, { waitingOrders }) => sum + waitingOrders, 0);
          return value.length === 0 ? (
            <p>No 3PL fails.</p>
          ) : (
            <p className={styles.status}>
              <SiteLink url={outagePath}>
                {formatCount(value.length)} {value.length === 1 ? '3PL fails' : '3PLs fail'}
              </SiteLink>{' '}
              for {formatCount(shops)} {shops === 1 ? 'shop' : 'shops'}; {formatCount(orders)}{' '}
              {orders === 1 ? 'order waits' : 'orders wait'}.
            </p>
          );
        }}
      </AdminLoad>
      <AdminLoad loadable={queues} subject="the queue">
        {({ queues: rows, deadLetters }) => {
          const dead = deadLetters.reduce((sum, { count }) => sum + count, 0);
          return (
            <>
              {dead === 0 ? (
                <p>No dead letters.</p>
              ) : (
                <p className={styles.status}>
                  <SiteLink url={deadLetterPath}>{deadLettersText(dead)}</SiteLink>: jobs that failed in every attempt.
                </p>
              )}
              <QueueTable
                caption="Queue of all shops"
                queues={rows}
                deadLetters={deadLetters}
                emptyText="No worker has started yet, so there is no queue."
              />
            </>
          );
        }}
      </AdminLoad>
    </>
  );
}
