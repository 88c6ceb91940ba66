import type { Order } from '@hub/domain/orders';
import { OrderPagerButtons } from '@hub/ui/orders';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

export interface OrderPagerProviderProps {
  /** The loaded orders in display order. */
  orders: readonly Order[];
  /** The server has more pages. */
  isPaged: boolean;
  /** Opens the order at a distance instead of this one. A stable function. */
  goTo(orderId: string, by: 1 | -1): void;
  /** The list. */
  children: ReactNode;
}

interface OrderPagerValue extends Omit<OrderPagerProviderProps, 'children' | 'orders'> {
  positionOf(orderId: string): number | undefined;
  count: number;
}

const OrderPagerContext = createContext<OrderPagerValue | null>(null);

/** Provides the neighbours of open orders; a context, so that details do not render when the list changes. */
export function OrderPagerProvider({ orders, isPaged, goTo, children }: OrderPagerProviderProps) {
  const pager = useMemo(
    (): OrderPagerValue => ({ positionOf: positionsIn(orders), count: orders.length, isPaged, goTo }),
    [orders, isPaged, goTo],
  );
  return <OrderPagerContext.Provider value={pager}>{children}</OrderPagerContext.Provider>;
}

/** Position from 1. Computed when an order opens, since most lists never need it. */
function positionsIn(orders: readonly Order[]): OrderPagerValue['positionOf'] {
  let positions: Map<string, number> | undefined;
  return (orderId) => {
    positions ??= new Map(orders.map((order, index) => [order.orderId, index + 1]));
    return positions.get(orderId);
  };
}

/** Previous and next order, at the top of an open one. */
export function OrderPagerSlot({ orderId }: { orderId: string }) {
  const pager = useContext(OrderPagerContext);
  const position = pager?.positionOf(orderId);
  if (!pager || position === undefined) return null;
  return (
    <OrderPagerButtons
      position={position}
      count={pager.count}
      isPaged={pager.isPaged}
      onNavigate={(by) => pager.goTo(orderId, by)}
    />
  );
}
