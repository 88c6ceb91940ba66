import { defaultRemoveQuantity, type ItemRemoval, removeQuantity } from '@hub/domain/orders';
import { formatCount } from '@hub/domain/shared';
import type { KeyboardEvent } from 'react';
import { ActionButton } from '../../actions/ActionButton.tsx';
import styles from './ItemRemovalControl.module.css';

export interface ItemRemovalControlProps {
  /** How the item can be taken out, and up to how many. */
  removal: ItemRemoval;
  /** What the item is called; tells the controls of one order apart for those who hear them. */
  itemName: string;
  /** What the input holds; '' while it is being typed. */
  quantity: string;
  /** What the input holds after something was typed; may be empty. */
  onQuantityChange: (quantity: string) => void;
  /** Asks to take so many units out. */
  onRemove: (quantity: number) => void;
  /** It is on its way. */
  isRunning?: boolean;
}

/** "Remove item from order": with a quantity where there is something to choose, else a plain link (§5). */
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
  // What was typed may be more than what is left by now.
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
        aria-label={`Quantity to remove of ${itemName}`}
        value={shown}
        onChange={(event) => onQuantityChange(removeQuantity(event.target.value, max))}
        // Typing then replaces the number: "1" and a "2" after it would be 12, which is too many.
        onFocus={(event) => event.target.select()}
        onBlur={() => {
          if (shown === '') onQuantityChange(defaultRemoveQuantity);
        }}
        onKeyDown={onKeyDown}
      />
      <span className={styles.max}>of {formatCount(max)}</span>
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
