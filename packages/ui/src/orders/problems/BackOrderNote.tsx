import type { Order } from '@hub/domain/orders';
import { backOrderTexts, partialReleaseText, shortText, type BackOrderFacts } from '@hub/domain/orders/detail';
import { ClockIcon } from '@shopify/polaris-icons';
import { shownValue, type Loadable } from '../../data/Loadable.ts';
import screenReader from '../../layout/screenReader.module.css';
import styles from './BackOrderNote.module.css';

export interface BackOrderNoteProps {
  /** The order of the row. */
  order: Order;
  /** Loaded for visible rows; its height is reserved. */
  facts: Loadable<BackOrderFacts>;
}

/** On a back order's row: short SKUs with units, and what a partial release would send. */
export function BackOrderNote({ order, facts }: BackOrderNoteProps) {
  const loadedFacts = shownValue(facts);
  return (
    <div className={styles.note}>
      <span className={styles.clock} aria-hidden="true">
        <ClockIcon />
      </span>
      {loadedFacts ? (
        <Facts order={order} facts={loadedFacts} />
      ) : (
        <NotePlaceholder isFailed={facts.state === 'failed'} />
      )}
    </div>
  );
}

function Facts({ order, facts }: { order: Order; facts: BackOrderFacts }) {
  const short = shortText(facts);
  const wouldSend = partialReleaseText(order, facts);
  return (
    <span className={styles.facts}>
      <span className={styles.short} title={short} dir="auto">
        {short}
      </span>
      {wouldSend !== null && (
        <span className={styles.wouldSend} title={wouldSend} dir="auto">
          {wouldSend}
        </span>
      )}
    </span>
  );
}

function NotePlaceholder({ isFailed }: { isFailed: boolean }) {
  if (isFailed) return <span className={styles.short}>{backOrderTexts.unreadable}</span>;
  return (
    <span className={styles.facts}>
      <span className={styles.bar} aria-hidden="true" />
      <span className={screenReader.only}>{backOrderTexts.reading}</span>
    </span>
  );
}
