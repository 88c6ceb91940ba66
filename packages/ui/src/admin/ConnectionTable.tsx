import { type AdminConnection, outageText } from '@hub/domain/admin';
import { findProvider } from '@hub/domain/integrations';
import { formatCount } from '@hub/domain/shared';
import { AdminTable } from './AdminTable.tsx';
import styles from './admin.module.css';
import { TimeAgo } from './TimeAgo.tsx';

export interface ConnectionTableProps {
  /** Accounts with 3PLs. */
  connections: readonly AdminConnection[];
  now: Date;
}

/** How the calls of a shop's 3PL accounts are going. */
export function ConnectionTable({ connections, now }: ConnectionTableProps) {
  return (
    <AdminTable
      caption="Connections"
      emptyText="No 3PL has been called for this shop yet."
      columns={[
        { title: '3PL' },
        { title: 'Health' },
        { title: 'Since' },
        { title: 'Last answer' },
        { title: 'Orders waiting', isNumber: true },
      ]}
      rows={connections.map((connection) => {
        const { provider, account, failingSince, pausedAt, lastSuccessAt, waitingOrders } = connection;
        const tone = pausedAt === null ? (failingSince === null ? 'good' : 'attention') : 'critical';
        return {
          key: `${provider} ${account}`,
          cells: [
            [findProvider(provider)?.name ?? provider, account].filter(Boolean).join(', '),
            <span key="health" className={styles.tone} data-tone={tone}>
              {sentence(tone === 'good' ? 'works' : outageText(connection))}
            </span>,
            <TimeAgo key="since" time={failingSince ?? pausedAt} now={now} none="–" />,
            <TimeAgo key="answer" time={lastSuccessAt} now={now} />,
            formatCount(waitingOrders),
          ],
        };
      })}
    />
  );
}

/** Capitalizes the first letter. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
