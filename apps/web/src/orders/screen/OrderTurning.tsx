import type { Order } from '@hub/domain/orders';
import { OrderTurnButtons } from '@hub/ui/orders';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

export interface OrderTurningProps {
  /** The orders that are loaded, as the list shows them. */
  orders: readonly Order[];
  /** The server has more pages. */
  isPaged: boolean;
  /** Opens the order so many places away in place of this one. Keep the function while it does the same. */
  turn(orderId: string, by: 1 | -1): void;
  /** The list. */
  children: ReactNode;
}

interface Turning extends Omit<OrderTurningProps, 'children' | 'orders'> {
  placeOf(orderId: string): number | undefined;
  count: number;
}

const TurningContext = createContext<Turning | null>(null);

/**
 * Lets every opened order of a list lead to its neighbours; a context, because a detail must not be drawn again
 * whenever the list changes.
 */
export function OrderTurning({ orders, isPaged, turn, children }: OrderTurningProps) {
  const turning = useMemo(
    (): Turning => ({ placeOf: placesIn(orders), count: orders.length, isPaged, turn }),
    [orders, isPaged, turn],
  );
  return <TurningContext.Provider value={turning}>{children}</TurningContext.Provider>;
}

/** 1 for the first order. Counted when one is opened: most lists of 100,000 never need it. */
function placesIn(orders: readonly Order[]): Turning['placeOf'] {
  let places: Map<string, number> | undefined;
  return (orderId) => {
    places ??= new Map(orders.map((order, index) => [order.orderId, index + 1]));
    return places.get(orderId);
  };
}

/** Previous and next order, at the top of an opened one. */
export function TurnButtons({ orderId }: { orderId: string }) {
  const turning = useContext(TurningContext);
  const place = turning?.placeOf(orderId);
  if (!turning || place === undefined) return null;
  return (
    <OrderTurnButtons
      place={place}
      count={turning.count}
      isPaged={turning.isPaged}
      onTurn={(by) => turning.turn(orderId, by)}
    />
  );
}
