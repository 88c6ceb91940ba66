import { formatCount } from '@hub/domain/shared';
import { ActionButton } from '../../actions/ActionButton.tsx';
import styles from './OrderPagerButtons.module.css';

export interface OrderPagerButtonsProps {
  /** Where the order stands among those that are loaded, 1 for the first as the list is shown. */
  position: number;
  /** How many are loaded. */
  count: number;
  /** The server has more pages: then the ends are those of the page. */
  isPaged: boolean;
  /** Opens the order before (-1) or after (1) in place of this one. */
  onNavigate: (offset: 1 | -1) => void;
}

/** At the top of an opened order: the one before and the one after, without going back to the list. */
export function OrderPagerButtons({ position, count, isPaged, onNavigate }: OrderPagerButtonsProps) {
  const scope = isPaged ? 'page' : 'list';
  return (
    <div role="group" aria-label="Other orders" className={styles.pager}>
      <span className={styles.position}>
        {formatCount(position)} of {formatCount(count)}
        {isPaged && ' on this page'}
      </span>
      <ActionButton
        label="Previous order"
        disabledReason={position <= 1 ? `This is the first order of the ${scope}.` : null}
        onAction={() => onNavigate(-1)}
      />
      <ActionButton
        label="Next order"
        disabledReason={position >= count ? `This is the last order of the ${scope}.` : null}
        onAction={() => onNavigate(1)}
      />
    </div>
  );
}
