import type { Order, TabNumber } from '@hub/domain/orders';
import { type ListedOrders, OrderPagerButtons } from '@hub/ui/orders';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import { openNextKey } from '../environment/storageKeys.ts';

export interface OrderPagerProviderProps {
  /** The orders in display order; in a windowed list only loaded ones are found. */
  orders: Pick<ListedOrders, 'length' | 'findIndex'>;
  /** The server has more pages. */
  isPaged: boolean;
  /** Opens the order at a distance instead of this one. A stable function. */
  goTo(orderId: string, by: 1 | -1): void;
  /** The orders have actions, after which the next one may open. */
  hasActions: boolean;
  /** Path of an order in a list, for the result of its action. */
  pathOf(order: Order, tab: TabNumber): string;
  /** The list. */
  children: ReactNode;
}

interface OrderPagerValue extends Omit<OrderPagerProviderProps, 'children' | 'orders'> {
  positionOf(orderId: string): number | undefined;
  count: number;
  opensNext: boolean;
  changeOpensNext(isOn: boolean): void;
}

const OrderPagerContext = createContext<OrderPagerValue | null>(null);

/** Provides the neighbors of open orders; a context, so that details do not render when the list changes. */
export function OrderPagerProvider({ orders, isPaged, hasActions, goTo, pathOf, children }: OrderPagerProviderProps) {
  const { localStore } = useAppEnvironment();
  const [opensNext, setOpensNext] = useState(() => localStore.get(openNextKey) === 'on');
  const changeOpensNext = useCallback(
    (isOn: boolean) => {
      setOpensNext(isOn);
      localStore.set(openNextKey, isOn ? 'on' : 'off');
    },
    [localStore],
  );
  const pager = useMemo(
    (): OrderPagerValue => ({
      positionOf: positionsIn(orders),
      count: orders.length,
      isPaged,
      hasActions,
      goTo,
      pathOf,
      opensNext,
      changeOpensNext,
    }),
    [orders, isPaged, hasActions, goTo, pathOf, opensNext, changeOpensNext],
  );
  return <OrderPagerContext.Provider value={pager}>{children}</OrderPagerContext.Provider>;
}

/** Position from 1; searched once, when the order opens. */
function positionsIn(orders: OrderPagerProviderProps['orders']): OrderPagerValue['positionOf'] {
  const positions = new Map<string, number>();
  return (orderId) => {
    const position = positions.get(orderId) ?? orders.findIndex((order) => order.orderId === orderId) + 1;
    positions.set(orderId, position);
    return position > 0 ? position : undefined;
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
      openNext={pager.hasActions ? { isOn: pager.opensNext, onChange: pager.changeOpensNext } : undefined}
      onNavigate={(by) => pager.goTo(orderId, by)}
    />
  );
}

/**
 * Opens the next order instead of this one, or the previous at the end, if the person has chosen so; does nothing once
 * this order has left the screen.
 */
export function useOpenNextOrder(orderId: string): () => void {
  const pager = useContext(OrderPagerContext);
  const latest = useRef(pager);
  useEffect(() => {
    latest.current = pager;
    return () => void (latest.current = null);
  }, [pager]);
  return useCallback(() => {
    const current = latest.current;
    const position = current?.positionOf(orderId);
    if (!current?.opensNext || position === undefined || current.count < 2) return;
    current.goTo(orderId, position < current.count ? 1 : -1);
  }, [orderId]);
}

/** Path of an order in a list; null outside a list. */
export function useOrderPathOf(): ((order: Order, tab: TabNumber) => string) | null {
  return useContext(OrderPagerContext)?.pathOf ?? null;
}
