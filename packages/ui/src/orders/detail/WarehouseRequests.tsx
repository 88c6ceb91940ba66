import { type OrderDetail, warehouseRequestText } from '@hub/domain/orders/detail';
import { orderScreenTexts } from '@hub/domain/orders/list';
import styles from './WarehouseRequests.module.css';

/** What 3PLs are being asked about an order that they have, and what they could not do. */
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
