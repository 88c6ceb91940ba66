import { reorderTexts } from '@hub/domain/shared';
import { Icon } from '@shopify/polaris';
import { ChevronDownIcon, ChevronUpIcon } from '@shopify/polaris-icons';
import styles from './ReorderButtons.module.css';

export interface ReorderButtonsProps {
  /** Name of the moved item, appended to the accessible names. */
  about: string;
  /** Position, from 0. */
  index: number;
  count: number;
  /** Called with the new position. */
  onMove: (to: number) => void;
}

const { moveUp, moveDown, isFirst, isLast } = reorderTexts;

/** Up and down buttons. At an end the button stays, keeps the focus and says why it is disabled. */
export function ReorderButtons({ about, index, count, onMove }: ReorderButtonsProps) {
  const button = (direction: 'up' | 'down') => {
    const to = index + (direction === 'up' ? -1 : 1);
    const isAtEnd = to < 0 || to >= count;
    return (
      <button
        type="button"
        className={styles.button}
        data-direction={direction}
        aria-label={`${direction === 'up' ? moveUp : moveDown} ${about}`}
        aria-disabled={isAtEnd || undefined}
        title={isAtEnd ? (direction === 'up' ? isFirst : isLast) : undefined}
        onClick={isAtEnd ? undefined : () => onMove(to)}
      >
        <Icon source={direction === 'up' ? ChevronUpIcon : ChevronDownIcon} />
      </button>
    );
  };
  return (
    <span className={styles.buttons}>
      {button('up')}
      {button('down')}
    </span>
  );
}
