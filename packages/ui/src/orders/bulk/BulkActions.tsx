import type { BulkAction, BulkOffer } from '@hub/domain/orders/bulk';
import { ActionButton } from '../../actions/ActionButton.tsx';
import styles from './BulkActions.module.css';

export interface BulkActionsProps {
  /** "Bulk actions for Hold Orders". */
  label: string;
  /** The buttons, in order. */
  offers: readonly BulkOffer[];
  /** Called with the chosen action; the caller confirms. */
  onChoose: (action: BulkAction) => void;
}

/** The bulk buttons of a stage (§2). */
export function BulkActions({ label, offers, onChoose }: BulkActionsProps) {
  return (
    <div role="group" aria-label={label} className={styles.actions}>
      {offers.map((offer) => (
        <ActionButton
          key={offer.action}
          label={offer.label}
          disabledReason={offer.disabledReason}
          onAction={() => onChoose(offer.action)}
        />
      ))}
    </div>
  );
}
