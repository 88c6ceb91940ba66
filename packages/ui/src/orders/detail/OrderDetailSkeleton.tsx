import { SkeletonBodyText, Spinner } from '@shopify/polaris';
import styles from './OrderDetailSkeleton.module.css';

/** The items of an order to come; the spinner is §2's. */
export function OrderDetailSkeleton() {
  return (
    <div className={styles.box}>
      <Spinner size="small" accessibilityLabel="Loading order" />
      <SkeletonBodyText lines={4} />
    </div>
  );
}
