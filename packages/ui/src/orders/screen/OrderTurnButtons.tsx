import { formatCount } from '@hub/domain/shared';
import { ActionButton } from '../../shared/ActionButton.tsx';
import styles from './OrderTurnButtons.module.css';

export interface OrderTurnButtonsProps {
  /** Where the order stands among those that are loaded, 1 for the first as the list is shown. */
  place: number;
  /** How many are loaded. */
  count: number;
  /** The server has more pages: then the ends are those of the page. */
  isPaged: boolean;
  /** Opens the order before (-1) or after (1) in place of this one. */
  onTurn: (by: 1 | -1) => void;
}

/** At the top of an opened order: the one before and the one after, without going back to the list. */
export function OrderTurnButtons({ place, count, isPaged, onTurn }: OrderTurnButtonsProps) {
  const whole = isPaged ? 'page' : 'list';
  return (
    <div role="group" aria-label="Other orders" className={styles.turn}>
      <span className={styles.place}>
        {formatCount(place)} of {formatCount(count)}
        {isPaged && ' on this page'}
      </span>
      <ActionButton
        label="Previous order"
        disabledReason={place <= 1 ? `This is the first order of the ${whole}.` : null}
        onAction={() => onTurn(-1)}
      />
      <ActionButton
        label="Next order"
        disabledReason={place >= count ? `This is the last order of the ${whole}.` : null}
        onAction={() => onTurn(1)}
      />
    </div>
  );
}
