import type { Order, SkuQuantity } from '@hub/domain/orders';
import {
  backOrderFacts,
  backOrderTexts,
  canReleasePartially,
  countedUnits,
  unitsText,
  type OrderDetail,
} from '@hub/domain/orders/detail';
import { useMemo } from 'react';
import { ShowAllButton } from '../detail/ShowAllButton.tsx';
import { useCollapsedList } from '../detail/useCollapsedList.ts';
import styles from './StockFacts.module.css';

export interface StockFactsProps {
  /** The order of the row. */
  order: Order;
  /** From `get-order-detail`. */
  detail: OrderDetail;
}

/** Most SKUs beside the release buttons. */
const collapsedItemCount = 10;

/**
 * Beside the release buttons: short SKUs with units, and what a partial release would send. Renders nothing without
 * short SKUs.
 */
export function StockFacts({ order, detail }: StockFactsProps) {
  const { short, sendable } = useMemo(() => backOrderFacts(detail), [detail]);
  if (short.length === 0 || order.closedAt !== null || order.cancelledAt !== null) return null;
  return (
    <section className={styles.facts} aria-label={backOrderTexts.title}>
      <Units title={backOrderTexts.short} items={short} />
      {canReleasePartially(order) && <Units title={backOrderTexts.wouldSend} items={sendable} />}
    </section>
  );
}

function Units({ title, items }: { title: string; items: readonly SkuQuantity[] }) {
  const list = useCollapsedList(items, collapsedItemCount);
  return (
    <div>
      <p className={styles.title}>
        {title}{' '}
        <span className={styles.count}>{items.length === 0 ? backOrderTexts.nothing : countedUnits(items)}</span>
      </p>
      <ul className={styles.items}>
        {list.visibleEntries.map((item, index) => (
          <li
            key={`${item.sku} ${item.name}`}
            ref={list.isFirstRevealed(index) ? list.firstRevealedRef : undefined}
            tabIndex={list.isFirstRevealed(index) ? -1 : undefined}
            className={styles.item}
            title={item.name}
            dir="auto"
          >
            {unitsText(item)}
          </li>
        ))}
      </ul>
      <ShowAllButton list={list} listLabel={title} />
    </div>
  );
}
