import type { Order, TabNumber } from '@hub/domain/orders';
import { OrderPagerButtons } from '@hub/ui/orders';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import { openNextKey } from '../environment/storageKeys.ts';

export interface OrderPagerProviderProps {
  /** The loaded orders in display order. */
  orders: readonly Order[];
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

/** Provides the neighbours of open orders; a context, so that details do not render when the list changes. */
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
      openNext={pager.hasActions ? { isOn: pager.opensNext, onChange: pager.changeOpensNext } : undefined}
      onNavigate={(by) => pager.goTo(orderId, by)}
    />
  );
}

/**
 * Opens the next order instead of this one, or the previous at the end, where the person has chosen so; nothing once
 * this one is no longer on the screen.
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
