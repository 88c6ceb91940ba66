import type { TrackedItem } from '@hub/domain/orders/shipping';
import { trackingTexts as texts } from '@hub/domain/tracking';
import styles from './TrackingPage.module.css';

export interface TrackedItemsProps {
  /** An item without a name stands for all units, in a shop that shows no names. */
  items: readonly TrackedItem[];
}

/** The items in a parcel, or still to come. */
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
