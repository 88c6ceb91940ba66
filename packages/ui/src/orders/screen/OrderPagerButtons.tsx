import { openNextLabel } from '@hub/domain/orders';
import { formatCount } from '@hub/domain/shared';
import { ActionButton } from '../../actions/ActionButton.tsx';
import styles from './OrderPagerButtons.module.css';

export interface OrderPagerButtonsProps {
  /** Position among the loaded orders, from 1. */
  position: number;
  /** Number of loaded orders. */
  count: number;
  /** The server has more pages: the ends are those of the page. */
  isPaged: boolean;
  /** Whether the next order opens after an action, and its switch; absent where an order has no actions. */
  openNext?: { isOn: boolean; onChange(isOn: boolean): void } | undefined;
  /** Opens the previous (-1) or next (1) order instead of this one. */
  onNavigate: (offset: 1 | -1) => void;
}

/** At the top of an open order: previous and next. */
export function OrderPagerButtons({ position, count, isPaged, openNext, onNavigate }: OrderPagerButtonsProps) {
  const scope = isPaged ? 'page' : 'list';
  return (
    <div role="group" aria-label="Other orders" className={styles.pager}>
      <span className={styles.position}>
        {formatCount(position)} of {formatCount(count)}
        {isPaged && ' on this page'}
      </span>
      {openNext && (
        <label className={styles.openNext}>
          <input type="checkbox" checked={openNext.isOn} onChange={({ target }) => openNext.onChange(target.checked)} />
          {openNextLabel}
        </label>
      )}
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
