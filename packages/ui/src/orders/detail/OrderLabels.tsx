import type { Order } from '@hub/domain/orders';
import { type OrderDetail, shippingText, storeFactTexts, tagsText, warehousePartText } from '@hub/domain/orders/detail';
import styles from './OrderLabels.module.css';

export interface OrderLabelsProps {
  order: Order;
  detail: OrderDetail;
}

/**
 * What the store says about an order, its tags and shipping, if the server sends them, and which 3PL has which part, if
 * several ship it.
 */
export function OrderLabels({ order, detail: { tags = [], shipping, warehouseParts = [] } }: OrderLabelsProps) {
  const facts = storeFactTexts(order);
  const parts = warehouseParts.filter(({ state }) => state !== 'cancelled');
  const isSplit = new Set(parts.map(({ provider }) => provider)).size > 1;
  if (facts.length === 0 && tags.length === 0 && shipping === undefined && !isSplit) return null;
  return (
    <div className={styles.labels} dir="auto">
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
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
