import { integrationNotes } from '@hub/domain/integrations';
import { ActionButton } from '../actions/index.ts';
import styles from './EnableOffer.module.css';

export interface EnableOfferProps {
  /** Name of the provider or the account, for the accessible name. */
  name: string;
  onEnableAndSave: () => void;
}

/** Offered after a passed test while Status is off. */
export function EnableOffer({ name, onEnableAndSave }: EnableOfferProps) {
  return (
    <div className={styles.offer}>
      {integrationNotes.whileDisabled}
      <ActionButton
        label={integrationNotes.enableAndSave}
        about={name}
        variant="primary"
        disabledReason={null}
        onAction={onEnableAndSave}
      />
    </div>
  );
}
