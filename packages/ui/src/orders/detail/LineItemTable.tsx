import { weightText, type LineItem, orderDetailTexts } from '@hub/domain/orders/detail';
import { formatCount, formatMoney } from '@hub/domain/shared';
import { memo, type ReactNode } from 'react';
import styles from './LineItemTable.module.css';
import { ShowAllButton } from './ShowAllButton.tsx';
import { useCollapsedList } from './useCollapsedList.ts';

export interface LineItemRow {
  item: LineItem;
  /** Units in this group or shipment. */
  quantity: number;
  /** Below the item: where it ships from, what remains, what comes back. A text of null is skipped. */
  notes: readonly LineNote[];
}

interface LineNote {
  text: string | null;
  /** Units can't leave yet. */
  isCaution: boolean;
}

export interface LineItemTableProps {
  /** Accessible name: the heading above. */
  label: string;
  rows: readonly LineItemRow[];
  currency?: string | undefined;
  /** Unit of the weights, if the server sends it. */
  weightUnit?: string | undefined;
  renderItemAction?: ((item: LineItem) => ReactNode) | undefined;
}

/** Rows rendered initially, so that an order of 1,114 lines opens quickly. */
const collapsedLineCount = 20;

/** Items with SKU, quantity, price and weight; stacked on a phone. */
export function LineItemTable({ label, rows, currency, weightUnit, renderItemAction }: LineItemTableProps) {
  const list = useCollapsedList(rows, collapsedLineCount);
  return (
    <>
      <table className={styles.table} aria-label={label}>
        <thead className={styles.head}>
          <tr>
            <th scope="col">{orderDetailTexts.item}</th>
            <th scope="col" data-figure>
              {orderDetailTexts.quantity}
            </th>
            <th scope="col" data-figure>
              {orderDetailTexts.price}
            </th>
            <th scope="col" data-figure>
              {orderDetailTexts.weight}
            </th>
          </tr>
        </thead>
        <tbody>
          {list.visibleEntries.map((row, index) => (
            <Line
              key={row.item.lineItemId}
              {...row}
              currency={currency}
              weightUnit={weightUnit}
              action={renderItemAction?.(row.item)}
              rowRef={list.isFirstRevealed(index) ? list.firstRevealedRef : undefined}
            />
          ))}
        </tbody>
      </table>
      <ShowAllButton list={list} listLabel={label} />
    </>
  );
}

type LineProps = LineItemRow & {
  currency: string | undefined;
  weightUnit: string | undefined;
  action: ReactNode;
  rowRef: ((element: HTMLElement | null) => void) | undefined;
};

const Line = memo(function Line({ item, quantity, notes, currency, weightUnit, action, rowRef }: LineProps) {
  return (
    <tr ref={rowRef} tabIndex={rowRef ? -1 : undefined} className={styles.line}>
      <td className={styles.item}>
        <span className={styles.name} dir="auto">
          {item.name.trim() || orderDetailTexts.noName}
        </span>
        <span className={styles.sku}>
          {item.sku.trim() ? (
            <>
              SKU <bdi>{item.sku}</bdi>
            </>
          ) : (
            orderDetailTexts.noSku
          )}
        </span>
        {notes.map(
          ({ text, isCaution }) =>
            text && (
              <span key={text} className={styles.note} data-caution={isCaution || undefined}>
                {text}
              </span>
            ),
        )}
        {action}
      </td>
      <td data-figure data-label={orderDetailTexts.quantity}>
        {formatCount(quantity)}
      </td>
      <td data-figure data-label={orderDetailTexts.price}>
        {formatMoney(item.price, currency) || '–'}
      </td>
      <td data-figure data-label={orderDetailTexts.weight}>
        {weightText(item, weightUnit)}
      </td>
    </tr>
  );
});
