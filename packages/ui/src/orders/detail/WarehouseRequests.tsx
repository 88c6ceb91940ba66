import { type OrderDetail, warehouseRequestText } from '@hub/domain/orders/detail';
import { orderScreenTexts } from '@hub/domain/orders/list';
import styles from './WarehouseRequests.module.css';

/** Changes that 3PLs are asked to make to an order, and those that they could not make. */
export function WarehouseRequests({ detail: { warehouseParts = [] } }: { detail: OrderDetail }) {
  const shown = warehouseParts.flatMap((part, index) => {
    const text = warehouseRequestText(part);
    // The server's list never changes.
    return text === null ? [] : [{ key: index, text, isWarning: part.request?.state !== 'asking' }];
  });
  if (shown.length === 0) return null;
  return (
    <ul className={styles.requests} aria-label={orderScreenTexts.atWarehouse}>
      {shown.map(({ key, text, isWarning }) => (
        <li key={key} data-warning={isWarning || undefined} dir="auto">
          {text}
        </li>
      ))}
    </ul>
  );
}
