import { attentionItems, type AttentionQueue, attentionTexts } from '@hub/domain/dashboard';
import type { ConnectionAttention } from '@hub/domain/integrations';
import type { TabNumber } from '@hub/domain/orders';
import { Button, UnstyledLink } from '@shopify/polaris';
import { type Loadable, shownValue } from '../data/index.ts';
import styles from './AttentionStrip.module.css';

export interface AttentionStripProps {
  /** Orders that need a person, of all time. */
  queues: Loadable<readonly AttentionQueue[]>;
  /** Connections that take no orders; null: none, or unknown. */
  connection?: ConnectionAttention | null | undefined;
  /** Path where connections are checked; null without permission. */
  connectionPath?: string | null | undefined;
  /** The current time, for the ages. */
  now: Date;
  /** Path of a tab's list with all of its orders. */
  pathOf: (tab: TabNumber) => string;
}

/** What needs a person; each part links to its list. Its space is reserved while it loads. */
export function AttentionStrip(props: AttentionStripProps) {
  return (
    <section aria-label={attentionTexts.label} aria-busy={props.queues.state === 'loading'} className={styles.strip}>
      <Content {...props} />
    </section>
  );
}

function Content({ queues, now, pathOf, connection, connectionPath }: AttentionStripProps) {
  const known = shownValue(queues);
  if (known === null) return queues.state === 'failed' ? <Failure onRetry={queues.onRetry} /> : null;
  const items = attentionItems(known, now);
  if (items.length === 0 && !connection) return <p className={styles.line}>{attentionTexts.nothing}</p>;
  return (
    <ul className={styles.items}>
      {connection && (
        <li className={styles.item}>
          <Item {...connection} isCritical path={connectionPath ?? null} />
        </li>
      )}
      {items.map((item) => (
        <li key={item.tab} className={styles.item}>
          <Item {...item} path={pathOf(item.tab)} />
        </li>
      ))}
    </ul>
  );
}

interface ItemProps {
  count: string;
  detail: string;
  isCritical: boolean;
  /** null: no link. */
  path: string | null;
}

function Item({ count, detail, isCritical, path }: ItemProps) {
  const content = (
    <>
      <span className={styles.count} data-tone={isCritical ? 'critical' : 'attention'}>
        {count}
      </span>{' '}
      <span className={styles.detail}>{detail}</span>
    </>
  );
  if (path === null) return <div className={styles.part}>{content}</div>;
  return (
    <UnstyledLink url={path} className={`${styles.part} ${styles.link}`}>
      {content}
    </UnstyledLink>
  );
}

function Failure({ onRetry }: { onRetry?: (() => void) | undefined }) {
  return (
    <p className={styles.line}>
      {attentionTexts.failed}{' '}
      {onRetry && (
        <Button variant="plain" onClick={onRetry}>
          {attentionTexts.retry}
        </Button>
      )}
    </p>
  );
}
