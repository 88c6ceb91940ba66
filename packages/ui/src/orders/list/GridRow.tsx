import { orderScreenTexts } from '@hub/domain/orders/list';
import type { Order } from '@hub/domain/orders';
import { orderDisplayName } from '@hub/domain/shared';
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { ErrorBoundary } from '../../feedback/ErrorBoundary.tsx';
import type { GridWindow } from './windowing/GridWindow.ts';
import styles from './OrderGrid.module.css';
import { OrderRow, type OrderRowProps } from './OrderRow.tsx';

export interface GridRowProps extends Omit<OrderRowProps, 'rowIndex' | 'adminHref' | 'isExpanded' | 'detail'> {
  /** Index in the list, from 0. */
  index: number;
  storeAdminUrl: (order: Order) => string;
  /** Renders the detail; called for open orders only. */
  renderDetail: ((order: Order) => ReactNode) | undefined;
  watchRow: GridWindow['watchRow'];
  /** Absolute offset from the first visible row, px, for a row out of flow. */
  pinnedTop: number | undefined;
}

/** A row of the grid, memoized. */
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
    () => (slot.current ? watchRow(slot.current, { id: order.orderId, isOpen: isExpanded }) : undefined),
    [watchRow, order.orderId, isExpanded],
  );
  return (
    <div
      ref={slot}
      role="presentation"
      data-index={index}
      className={styles.slot}
      {...(pinnedTop === undefined ? {} : { 'data-pinned': '', style: { top: pinnedTop } })}
    >
      <ErrorBoundary name={orderScreenTexts.order(orderDisplayName(order))} resetKey={order.orderId}>
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

/** Separate, so that rendering a row does not render its open order. */
const Detail = memo(function Detail({
  order,
  renderDetail,
}: {
  order: Order;
  renderDetail: (order: Order) => ReactNode;
}) {
  return (
    <ErrorBoundary name={orderScreenTexts.detailOf(orderDisplayName(order))} resetKey={order.orderId}>
      <Drawn order={order} renderDetail={renderDetail} />
    </ErrorBoundary>
  );
});

/** A component, so that the error boundary catches what the function throws. */
function Drawn({ order, renderDetail }: { order: Order; renderDetail: (order: Order) => ReactNode }) {
  return renderDetail(order);
}

/** The URL if it is absolute http(s), else null: a `javascript:` URL from a server would run as our code. */
export function externalHref(address: string): string | null {
  try {
    const { protocol } = new URL(address);
    return protocol === 'https:' || protocol === 'http:' ? address : null;
  } catch {
    return null;
  }
}
