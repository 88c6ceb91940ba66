import type { Order } from '@hub/domain/orders';
import { OrderPagerButtons } from '@hub/ui/orders';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

export interface OrderPagerProviderProps {
  /** The orders that are loaded, as the list shows them. */
  orders: readonly Order[];
  /** The server has more pages. */
  isPaged: boolean;
  /** Opens the order so many places away in place of this one. Keep the function while it does the same. */
  goTo(orderId: string, by: 1 | -1): void;
  /** The list. */
  children: ReactNode;
}

interface OrderPagerValue extends Omit<OrderPagerProviderProps, 'children' | 'orders'> {
  positionOf(orderId: string): number | undefined;
  count: number;
}

const OrderPagerContext = createContext<OrderPagerValue | null>(null);

/**
 * Lets every opened order of a list lead to its neighbours; a context, because a detail must not be drawn again
 * whenever the list changes.
 */
export function OrderPagerProvider({ orders, isPaged, goTo, children }: OrderPagerProviderProps) {
  const pager = useMemo(
    (): OrderPagerValue => ({ positionOf: positionsIn(orders), count: orders.length, isPaged, goTo }),
    [orders, isPaged, goTo],
  );
  return <OrderPagerContext.Provider value={pager}>{children}</OrderPagerContext.Provider>;
}

/** 1 for the first order. Counted when one is opened: most lists of 100,000 never need it. */
function positionsIn(orders: readonly Order[]): OrderPagerValue['positionOf'] {
  let positions: Map<string, number> | undefined;
  return (orderId) => {
    positions ??= new Map(orders.map((order, index) => [order.orderId, index + 1]));
    return positions.get(orderId);
  };
}

/** Previous and next order, at the top of an opened one. */
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
