import { orderScreenTexts } from '@hub/domain/orders';
import { SkeletonBodyText, Spinner } from '@shopify/polaris';
import styles from './OrderDetailSkeleton.module.css';

/** Skeleton of the items, with the spinner of §2. */
export function OrderDetailSkeleton() {
  return (
    <div className={styles.box}>
      <Spinner size="small" accessibilityLabel={orderScreenTexts.loadingOrder} />
      <SkeletonBodyText lines={4} />
    </div>
  );
}
