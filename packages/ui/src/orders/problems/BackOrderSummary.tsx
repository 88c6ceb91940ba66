import { feedbackTexts } from '@hub/domain/shared';
import type { Order } from '@hub/domain/orders';
import { backOrderTexts, readingText, releasableText } from '@hub/domain/orders/detail';
import { Button } from '@shopify/polaris';
import styles from './BackOrderSummary.module.css';

export interface BackOrderSummaryProps {
  /** The orders of the list; null while loading. */
  orders: readonly Order[] | null;
  /** Number of visible orders whose details are loaded, failed, and in all. */
  reading: { read: number; failed: number; total: number };
  /** Retries the failed orders. */
  onRetry: () => void;
}

/**
 * Above the back orders: how many could be released in part, and the loading progress of their details. Fixed height.
 */
export function BackOrderSummary({ orders, reading, onRetry }: BackOrderSummaryProps) {
  if (orders?.length === 0) return null;
  const progress = readingText(reading);
  return (
    <div className={styles.summary}>
      <p className={styles.releasable}>{orders && releasableText(orders)}</p>
      <div className={styles.reading} data-failed={reading.failed > 0 || undefined}>
        <p role="status" aria-label={backOrderTexts.readingLabel}>
          {progress}
        </p>
        {reading.failed > 0 && (
          <Button variant="plain" onClick={onRetry} accessibilityLabel={backOrderTexts.retryReading}>
            {feedbackTexts.retry}
          </Button>
        )}
      </div>
    </div>
  );
}
