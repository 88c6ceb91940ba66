import type { Tracking } from '@hub/domain/orders/detail';
import { trackingLink } from '@hub/domain/orders/shipping';
import { Link } from '@shopify/polaris';
import styles from './ShipmentBox.module.css';

/** Links to the parcel’s page at the 3PL or carrier, if known. */
export function TrackingNumber({ tracking }: { tracking: Tracking }) {
  const link = trackingLink(tracking);
  const text = <bdi className={styles.number}>{tracking.number}</bdi>;
  if (link === null) return text;
  return (
    <>
      <Link url={link.href} external>
        {text}
      </Link>{' '}
      <bdi>{link.carrier}</bdi>
    </>
  );
}
