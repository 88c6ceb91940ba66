import type { SandboxOrder } from './SandboxOrder.ts';

/**
 * Lists from which orders leave while their pages are read: once a second page was read, the five newest leave, so that
 * the five at the top of the third page move up to the second. `vanish`: those leave too, before they can be read.
 */
export type ListMovement = 'leave' | 'vanish';

export interface MovingLists {
  /** The orders that are still listed. */
  listed(listKey: string, orders: readonly SandboxOrder[]): readonly SandboxOrder[];
  /** What the stats count: vanishing orders are counted a while longer. */
  counted(listKey: string, orders: readonly SandboxOrder[]): readonly SandboxOrder[];
  /** Moves orders after a page was read; `orders`: the whole list. */
  onPageRead(listKey: string, orders: readonly SandboxOrder[], page: { start: number; size: number }): void;
}

const movedOrders = 5;

/** Each list, by its key, moves once. */
export function createMovingLists(movement: ListMovement): MovingLists {
  const goneByList = new Map<string, Set<SandboxOrder>>();
  const missedByList = new Map<string, readonly SandboxOrder[]>();

  function listed(listKey: string, orders: readonly SandboxOrder[]): readonly SandboxOrder[] {
    const gone = goneByList.get(listKey);
    return gone === undefined ? orders : orders.filter((order) => !gone.has(order));
  }

  return {
    listed,
    counted: (listKey, orders) => (movement === 'leave' ? listed(listKey, orders) : orders),
    onPageRead(listKey, orders, { start, size }) {
      const gone = goneByList.get(listKey);
      if (gone === undefined && start === size) {
        goneByList.set(listKey, new Set(orders.slice(0, movedOrders)));
        missedByList.set(listKey, orders.slice(2 * size, 2 * size + movedOrders));
      } else if (gone !== undefined && start === 0 && movement === 'vanish') {
        for (const order of missedByList.get(listKey) ?? []) gone.add(order);
      }
    },
  };
}
