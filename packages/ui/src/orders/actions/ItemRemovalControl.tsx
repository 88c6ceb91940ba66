import { actionControlTexts } from '@hub/domain/orders/actions';
import { defaultRemoveQuantity, type ItemRemoval, removeQuantity } from '@hub/domain/orders/detail';
import { formatCount } from '@hub/domain/shared';
import type { KeyboardEvent } from 'react';
import { ActionButton } from '../../actions/ActionButton.tsx';
import styles from './ItemRemovalControl.module.css';

export interface ItemRemovalControlProps {
  /** The offered control and its largest quantity. */
  removal: ItemRemoval;
  /** Name of the item, for the accessible name. */
  itemName: string;
  /** Value of the input; '' while typing. */
  quantity: string;
  /** Called with the new value; may be ''. */
  onQuantityChange: (quantity: string) => void;
  /** Called with the quantity to remove. */
  onRemove: (quantity: number) => void;
  /** The removal is running. */
  isRunning?: boolean;
}

/** "Remove item from order": an input with a button, or a plain link if only one unit is left (§5). */
export function ItemRemovalControl({
  removal,
  itemName,
  quantity,
  onQuantityChange,
  onRemove,
  isRunning = false,
}: ItemRemovalControlProps) {
  const { control, max, label, disabledReason } = removal;
  if (control === 'link') {
    return (
      <div className={styles.control}>
        <ActionButton
          label={label}
          about={itemName}
          variant="plain"
          onAction={() => onRemove(1)}
          disabledReason={disabledReason}
          loading={isRunning}
        />
      </div>
    );
  }
  // The order may have changed since the quantity was typed.
  const shown = removeQuantity(quantity, max);
  const remove = () => onRemove(Number(shown || defaultRemoveQuantity));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && shown !== '' && disabledReason === null && !isRunning) remove();
  };
  return (
    <div className={styles.control}>
      <input
        className={styles.quantity}
        inputMode="numeric"
        autoComplete="off"
        aria-label={actionControlTexts.toRemove(itemName)}
        value={shown}
        onChange={(event) => onQuantityChange(removeQuantity(event.target.value, max))}
        // Selects the number, so that typing replaces it.
        onFocus={(event) => event.target.select()}
        onBlur={() => {
          if (shown === '') onQuantityChange(defaultRemoveQuantity);
        }}
        onKeyDown={onKeyDown}
      />
      <span className={styles.max}>{actionControlTexts.ofCount(formatCount(max))}</span>
      <ActionButton
        label={label}
        about={itemName}
        variant="plain"
        onAction={remove}
        disabledReason={disabledReason}
        loading={isRunning}
      />
    </div>
  );
}
