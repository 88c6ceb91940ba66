import type { BulkAction, BulkOffer } from '@hub/domain/orders';
import { ActionButton } from '../../actions/ActionButton.tsx';
import styles from './BulkActions.module.css';

export interface BulkActionsProps {
  /** "Bulk actions for Hold Orders". */
  label: string;
  /** The buttons in their order. */
  offers: readonly BulkOffer[];
  /** Asked for; nothing is done before the prompt is answered. */
  onChoose: (action: BulkAction) => void;
}

/** The bulk buttons of a stage (§2), each off with its reason when it cannot be used. */
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
