import { defaultSort, orderTexts, sortOrders, type Order, type OrderSort } from '@hub/domain/orders';
import { useMemo, useRef, type ReactNode, type Ref } from 'react';
import { shownValue, type Loadable } from '../../data/Loadable.ts';
import { LoadableNotice } from '../../feedback/LoadableNotice.tsx';
import styles from './OrderList.module.css';
import { FocusKeeper } from '../bulk/FocusKeeper.tsx';
import { OrderGrid } from './OrderGrid.tsx';
import type { OrderListHandle } from './OrderListHandle.ts';
import { OrderListSkeleton } from './OrderListSkeleton.tsx';
import type { OrderSelection } from './OrderSelection.ts';
import { UnreadableNotice } from './UnreadableNotice.tsx';

export interface OrderListProps {
  /** The orders in any order; they are shown newest first (§2), or as `sort` says. */
  orders: Loadable<readonly Order[]>;
  /** Order of the rows; newest first when absent. */
  sort?: OrderSort;
  /** What the list is called: "Open Orders". */
  label?: string;
  /** The zone that times are shown in, IANA name. */
  timeZone: string;
  /** What "3 minutes ago" counts from; a new object draws the rows in sight again, so once a minute is often enough. */
  now: Date;
  /**
   * The order in the store's admin. Anything but an http(s) address is drawn as text. Keep the function while it leads
   * to the same.
   */
  storeAdminUrl: (order: Order) => string;
  /** `orderId`s of the orders that are open. */
  expandedIds: ReadonlySet<string>;
  /** A row was opened or closed. */
  onToggle: (orderId: string) => void;
  /**
   * The detail of an open order, drawn under its row. Keep the function while it draws the same: then scrolling draws
   * no detail again.
   */
  renderDetail: (order: Order) => ReactNode;
  /** The error list (§2): every row has one of its three labels. */
  isErrorList?: boolean;
  /**
   * A line of the list's own on every row: two lines where the list is narrow, one where it is wide, and as high as
   * that before its text is there. Keep the function while it draws the same.
   */
  renderNote?: (order: Order) => ReactNode;
  /** Told which orders are on the screen, in their order, whenever others are; and none when the list goes. */
  onVisible?: (orders: readonly Order[]) => void;
  /** How many orders the server sent that could not be read. */
  unreadableCount?: number;
  /** What would fill the list: "Orders appear here when …". */
  emptyHint?: ReactNode;
  /** Adds a checkbox to each row. */
  selection?: OrderSelection;
  /**
   * A CSS length: the list scrolls in a box of at most that height. Without it the list is as high as its rows and the
   * page scrolls.
   */
  maxHeight?: string;
  /** How many px at the top of the page a sticky header covers; the keyboard keeps its row clear of them. */
  scrollPaddingTop?: number;
  /** Steers the list from outside. */
  handle?: Ref<OrderListHandle>;
}

/**
 * Orders newest first, one row each, of which any number may be open (§2 "Expanded list"). Draws only the rows in
 * sight, so 100,000 orders cost what 20 do. Keyboard: Up, Down, Page Up, Page Down, Home, End; Right opens, Left
 * closes.
 */
export function OrderList({
  orders,
  sort = defaultSort,
  unreadableCount = 0,
  label = 'Orders',
  emptyHint,
  ...grid
}: OrderListProps) {
  const value = shownValue(orders);
  const sorted = useMemo(() => value && sortOrders(value, sort), [value, sort]);
  const isRefreshing = orders.state === 'ready' && orders.isRefreshing === true;
  const list = useRef<HTMLDivElement>(null);
  return (
    <div ref={list} tabIndex={-1} className={styles.list} aria-busy={orders.state === 'loading' || isRefreshing}>
      {isRefreshing && <div className={styles.refreshing} />}
      <div className={styles.notices}>
        <LoadableNotice loadable={orders} subject="the orders" />
        <UnreadableNotice count={unreadableCount} />
      </div>
      {orders.state === 'loading' && <OrderListSkeleton />}
      {sorted?.length === 0 && <NoOrders hint={emptyHint} />}
      {sorted && sorted.length > 0 && (
        // The last order may leave with the focus in it, because of what was done to it.
        <FocusKeeper onFocusLost={() => list.current?.focus()}>
          <OrderGrid {...grid} orders={sorted} label={label} />
        </FocusKeeper>
      )}
    </div>
  );
}

function NoOrders({ hint }: { hint: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>{orderTexts.noOrders}</p>
      {hint && <p>{hint}</p>}
    </div>
  );
}
