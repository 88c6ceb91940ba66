import { type OrderDetail, shippingText, tagsText, warehousePartText } from '@hub/domain/orders';
import styles from './OrderLabels.module.css';

/** Tags and shipping of an order, where the server sends them; which 3PL has what, where several ship it. */
export function OrderLabels({ detail: { tags = [], shipping, warehouseParts = [] } }: { detail: OrderDetail }) {
  const parts = warehouseParts.filter(({ state }) => state !== 'cancelled');
  const isSplit = new Set(parts.map(({ provider }) => provider)).size > 1;
  if (tags.length === 0 && shipping === undefined && !isSplit) return null;
  return (
    <div className={styles.labels} dir="auto">
      {shipping !== undefined && <p data-warning={!shipping.isMapped || undefined}>{shippingText(shipping)}</p>}
      {isSplit &&
        parts.map((part) => (
          <p
            key={`${part.provider} ${part.state} ${part.units}`}
            data-warning={part.state === 'refused' || part.state === 'failed' || undefined}
          >
            {warehousePartText(part)}
          </p>
        ))}
      {tags.length > 0 && <p>{tagsText(tags)}</p>}
    </div>
  );
}
