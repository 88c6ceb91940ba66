import { type StoreLabel, storeLabelSubject } from '@hub/domain/orders/detail';
import screenReader from '../../layout/screenReader.module.css';
import { StatusBadge } from './StatusBadge.tsx';
import styles from './StoreLabels.module.css';

export interface StoreLabelsProps {
  /** From `storeLabels`. */
  labels: readonly StoreLabel[];
}

/** Unusual facts that the store sends about an order: payment, risk of fraud, delivery. */
export function StoreLabels({ labels }: StoreLabelsProps) {
  return (
    <ul className={styles.labels}>
      {labels.map((label) => (
        <li key={label.kind} className={styles.label}>
          <span className={screenReader.only}>{storeLabelSubject(label)}</span>
          <StatusBadge tone={label.tone}>{label.text}</StatusBadge>
        </li>
      ))}
    </ul>
  );
}
