import type { TrackedItem } from '@hub/domain/orders/shipping';
import { trackingTexts as texts } from '@hub/domain/tracking';
import styles from './TrackingPage.module.css';

export interface TrackedItemsProps {
  /** One without a name stands for all units, of a shop that shows no names. */
  items: readonly TrackedItem[];
}

/** What is in a parcel, or still to come. */
export function TrackedItems({ items }: TrackedItemsProps) {
  return (
    <ul className={styles.items}>
      {items.map(({ name, quantity }, index) => (
        <li key={index}>
          {name === '' ? (
            texts.items(quantity)
          ) : (
            <>
              {quantity} × <bdi>{name}</bdi>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
