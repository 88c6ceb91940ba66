import type { Order } from '@hub/domain/orders';
import { holdUntilText } from '@hub/domain/orders/detail';
import { stageLabel } from '@hub/domain/orders/timeline';
import type { ReactNode } from 'react';
import styles from './OrderStanding.module.css';

export interface OrderStandingProps {
  order: Order;
  /** IANA zone of the times. */
  timeZone: string;
  /** Slot for the action that ends the wait in the store. */
  release?: ReactNode;
}

/**
 * Why an open order waits, in full, and until when; its row truncates long reasons. Renders nothing for one that does
 * not wait.
 */
export function OrderStanding({ order, timeZone, release }: OrderStandingProps) {
  const { stage, stageReason } = order;
  if (stage !== 'hold' && stage !== 'needsReview') return null;
  const until = holdUntilText(order, timeZone);
  if (stageReason === undefined && until === null && !release) return null;
  return (
    <section className={styles.standing} aria-label={stageLabel(stage)}>
      <p className={styles.title}>
        {stageLabel(stage)}
        {until !== null && ` ${until}`}
      </p>
      {stageReason !== undefined && (
        <p className={styles.reason} dir="auto">
          {stageReason}
        </p>
      )}
      {release}
    </section>
  );
}
