import type { Order } from '@hub/domain/orders';
import { holdUntilText, storeRestTexts, storeRestWords, type StoreRest } from '@hub/domain/orders/detail';
import { stageLabel } from '@hub/domain/orders/timeline';
import type { ReactNode } from 'react';
import styles from './OrderStanding.module.css';

export interface OrderStandingProps {
  order: Order;
  /** IANA zone of the times. */
  timeZone: string;
  /** What stays in the store although the order ships, from its detail. */
  rest?: readonly StoreRest[] | undefined;
  /** Slot for the action that ends the wait in the store. */
  release?: ReactNode;
}

/**
 * Why an open order, or part of it, waits, in full, and until when; its row truncates long reasons. Renders nothing
 * for one that ships completely.
 */
export function OrderStanding({ order, timeZone, rest = [], release }: OrderStandingProps) {
  const { stage, stageReason } = order;
  const isWaiting = stage === 'hold' || stage === 'needsReview';
  if (!isWaiting && rest.length === 0) return null;
  const until = isWaiting ? holdUntilText(order, timeZone) : null;
  if (stageReason === undefined && until === null && rest.length === 0 && !release) return null;
  const title = isWaiting ? stageLabel(stage) : storeRestWords.title;
  const reasons = [...(isWaiting && stageReason !== undefined ? [stageReason] : []), ...storeRestTexts(rest)];
  return (
    <section className={styles.standing} aria-label={title}>
      <p className={styles.title}>
        {title}
        {until !== null && ` ${until}`}
      </p>
      {reasons.map((reason) => (
        <p key={reason} className={styles.reason} dir="auto">
          {reason}
        </p>
      ))}
      {release}
    </section>
  );
}
