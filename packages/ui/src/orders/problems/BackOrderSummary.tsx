import { backOrderTexts, readingText, releasableText, type Order } from '@hub/domain/orders';
import { Button } from '@shopify/polaris';
import styles from './BackOrderSummary.module.css';

export interface BackOrderSummaryProps {
  /** The orders of the list; null while they load. */
  orders: readonly Order[] | null;
  /** Of the orders on the screen: how many are read, how many could not be, of how many. */
  reading: { read: number; failed: number; total: number };
  /** Reads again what could not be read. */
  onRetry: () => void;
}

/**
 * Over the back orders: how many could go ahead in part, and how far the reading of their short SKUs has come. Always
 * as high, so that the list under it stays.
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
            Retry
          </Button>
        )}
      </div>
    </div>
  );
}
