import { orderScreenTexts } from '@hub/domain/orders/list';
import { Spinner } from '@shopify/polaris';
import styles from './OrderListSkeleton.module.css';

export interface OrderListSkeletonProps {
  /** Number of rows. */
  rows?: number;
}

/** Skeleton of the list in its final layout, with the spinner of §2. */
export function OrderListSkeleton({ rows = 5 }: OrderListSkeletonProps) {
  return (
    <div className={styles.skeleton}>
      <div className={styles.spinner}>
        <Spinner size="small" accessibilityLabel={orderScreenTexts.loadingOrders} />
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
