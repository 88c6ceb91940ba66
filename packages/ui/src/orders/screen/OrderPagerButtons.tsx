import { openNextLabel } from '@hub/domain/orders/actions';
import { orderScreenTexts } from '@hub/domain/orders/list';
import { formatCount } from '@hub/domain/shared';
import { ActionButton } from '../../actions/ActionButton.tsx';
import styles from './OrderPagerButtons.module.css';

export interface OrderPagerButtonsProps {
  /** Position among the loaded orders, from 1. */
  position: number;
  /** Number of loaded orders. */
  count: number;
  /** The server has more pages, so the ends are those of the page. */
  isPaged: boolean;
  /** Whether the next order opens after an action, and its switch; absent if orders have no actions. */
  openNext?: { isOn: boolean; onChange(isOn: boolean): void } | undefined;
  /** Opens the previous (-1) or next (1) order instead of this one. */
  onNavigate: (offset: 1 | -1) => void;
}

/** At the top of an open order: previous and next. */
export function OrderPagerButtons({ position, count, isPaged, openNext, onNavigate }: OrderPagerButtonsProps) {
  const { firstOfPage, firstOfList, lastOfPage, lastOfList } = orderScreenTexts;
  return (
    <div role="group" aria-label={orderScreenTexts.otherOrders} className={styles.pager}>
      <span className={styles.position}>
        {orderScreenTexts.position(formatCount(position), formatCount(count))}
        {isPaged && ` ${orderScreenTexts.onThisPage}`}
      </span>
      {openNext && (
        <label className={styles.openNext}>
          <input type="checkbox" checked={openNext.isOn} onChange={({ target }) => openNext.onChange(target.checked)} />
          {openNextLabel}
        </label>
      )}
      <ActionButton
        label={orderScreenTexts.previous}
        disabledReason={position > 1 ? null : isPaged ? firstOfPage : firstOfList}
        onAction={() => onNavigate(-1)}
      />
      <ActionButton
        label={orderScreenTexts.next}
        disabledReason={position < count ? null : isPaged ? lastOfPage : lastOfList}
        onAction={() => onNavigate(1)}
      />
    </div>
  );
}
