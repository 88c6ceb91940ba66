import { Spinner } from '@shopify/polaris';
import styles from './OrderListSkeleton.module.css';

export interface OrderListSkeletonProps {
  /** How many rows to draw. */
  rows?: number;
}

/** Rows to come, in the final layout, so that nothing jumps when they are there; the spinner is §2's. */
export function OrderListSkeleton({ rows = 5 }: OrderListSkeletonProps) {
  return (
    <div className={styles.skeleton}>
      <div className={styles.spinner}>
        <Spinner size="small" accessibilityLabel="Loading orders" />
      </div>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row} aria-hidden="true">
          <span className={styles.name} />
          <span className={styles.customer} />
          <span className={styles.badge} />
          <span className={styles.created} />
        </div>
      ))}
    </div>
  );
}
