import type { Order } from '@hub/domain/orders';
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { ErrorBoundary } from '../../feedback/ErrorBoundary.tsx';
import { externalHref } from './externalHref.ts';
import type { GridWindow } from './windowing/GridWindow.ts';
import styles from './OrderGrid.module.css';
import { OrderRow, type OrderRowProps } from './OrderRow.tsx';

export interface GridRowProps extends Omit<OrderRowProps, 'rowIndex' | 'adminHref' | 'isExpanded' | 'detail'> {
  /** Position among all orders of the list, 0 for the first. */
  index: number;
  storeAdminUrl: (order: Order) => string;
  /** Only of an open order. */
  renderDetail: ((order: Order) => ReactNode) | undefined;
  watchRow: GridWindow['watchRow'];
  /** px from the first of the rows in sight, for a row that stands by itself; the others stand one under the other. */
  pinnedTop: number | undefined;
}

/** A row in its place in the list. Drawn when something of its own has changed, not because others have. */
export const GridRow = memo(function GridRow({
  index,
  storeAdminUrl,
  renderDetail,
  watchRow,
  pinnedTop,
  ...row
}: GridRowProps) {
  const { order } = row;
  const slot = useRef<HTMLDivElement>(null);
  const isExpanded = renderDetail !== undefined;
  useLayoutEffect(
    () => (slot.current ? watchRow(slot.current, { id: order.id, isOpen: isExpanded }) : undefined),
    [watchRow, order.id, isExpanded],
  );
  return (
    <div
      ref={slot}
      role="presentation"
      data-index={index}
      className={styles.slot}
      {...(pinnedTop === undefined ? {} : { 'data-pinned': '', style: { top: pinnedTop } })}
    >
      <ErrorBoundary name={`Order ${order.orderName}`} resetKey={order.id}>
        <OrderRow
          {...row}
          rowIndex={index + 1}
          adminHref={externalHref(storeAdminUrl(order))}
          isExpanded={isExpanded}
          detail={renderDetail && <Detail order={order} renderDetail={renderDetail} />}
        />
      </ErrorBoundary>
    </div>
  );
});

/** An open order is not drawn again because its row is. */
const Detail = memo(function Detail({
  order,
  renderDetail,
}: {
  order: Order;
  renderDetail: (order: Order) => ReactNode;
}) {
  return (
    <ErrorBoundary name={`The detail of order ${order.orderName}`} resetKey={order.id}>
      <Drawn order={order} renderDetail={renderDetail} />
    </ErrorBoundary>
  );
});

/** A component of its own, so that what the function throws reaches the boundary. */
function Drawn({ order, renderDetail }: { order: Order; renderDetail: (order: Order) => ReactNode }) {
  return renderDetail(order);
}
