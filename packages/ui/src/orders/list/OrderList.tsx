import type { Order } from '@hub/domain/orders';
import { orderTexts } from '@hub/domain/orders/detail';
import { orderScreenTexts, sortNewestFirst, type OrderWindow } from '@hub/domain/orders/list';
import { loadSubjects, ordersText } from '@hub/domain/shared';
import { useMemo, useRef, type ReactNode, type Ref } from 'react';
import { shownValue, type Loadable } from '../../data/Loadable.ts';
import { LoadableNotice } from '../../feedback/LoadableNotice.tsx';
import styles from './OrderList.module.css';
import { FocusKeeper } from '../../actions/FocusKeeper.tsx';
import { OrderGrid } from './OrderGrid.tsx';
import type { ListWindowing } from './ListWindowing.ts';
import type { OrderListHandle } from './OrderListHandle.ts';
import { OrderListSkeleton } from './OrderListSkeleton.tsx';
import type { OrderSelection } from './OrderSelection.ts';
import { Banner } from '@shopify/polaris';

export interface OrderListProps {
  /** Arrays are sorted newest first (§2); a window keeps its order. */
  orders: Loadable<readonly Order[] | OrderWindow>;
  /** Accessible name: "Open Orders". */
  label?: string;
  /** IANA zone of the times. */
  timeZone: string;
  /** Reference of "3 minutes ago"; a new object renders the visible rows, so once a minute is enough. */
  now: Date;
  /** Link to the order in the store's admin; shown as text unless it is http(s). Memoize it. */
  storeAdminUrl: (order: Order) => string;
  /** `orderId`s of the open orders. */
  expandedIds: ReadonlySet<string>;
  /** A row was opened or closed. */
  onToggle: (orderId: string) => void;
  /** Renders the detail of an open order. Memoize it, so that scrolling renders no detail. */
  renderDetail: (order: Order) => ReactNode;
  /** The error list (§2): every row has one of its three labels. */
  isErrorList?: boolean;
  /** Rows show the stage of their order, if the server sends it, for a list of several stages. */
  showsStage?: boolean;
  /**
   * Renders a note on every row: two lines high in a narrow list, one in a wide one, also while loading. Memoize it.
   */
  renderNote?: (order: Order) => ReactNode;
  /** Called with the visible orders when they change; with none on unmount. */
  onVisible?: (orders: readonly Order[]) => void;
  /** Badge of each shown order that is no longer in the list, by `orderId`. */
  leftTexts?: ReadonlyMap<string, string>;
  /** Orders that could not be read. */
  unreadableCount?: number;
  /** Empty state: "Orders appear here when …". */
  emptyHint?: ReactNode;
  /** For a window, which is only partly loaded: use `orderListWindowing`. */
  windowing?: ListWindowing;
  /** Adds a checkbox to each row. */
  selection?: OrderSelection;
  /** CSS length: the list scrolls in a box of that height; by default the page scrolls. */
  maxHeight?: string;
  /** Pixels of the page's top covered by a sticky header. */
  scrollPaddingTop?: number;
  /** Imperative handle. */
  handle?: Ref<OrderListHandle>;
}

/**
 * Orders, any number of them open (§2 "Expanded list"). Virtualized, so 100,000 orders cost as much as 20. Keys: Up,
 * Down, Page Up, Page Down, Home, End; Right opens, Left closes.
 */
export function OrderList({
  orders,
  unreadableCount = 0,
  label = orderScreenTexts.orders,
  emptyHint,
  ...grid
}: OrderListProps) {
  const value = shownValue(orders);
  const sorted = useMemo(() => value && ('gapAt' in value ? value : sortNewestFirst(value)), [value]);
  const isRefreshing = orders.state === 'ready' && orders.isRefreshing === true;
  const list = useRef<HTMLDivElement>(null);
  return (
    <div ref={list} tabIndex={-1} className={styles.list} aria-busy={orders.state === 'loading' || isRefreshing}>
      {isRefreshing && <div className={styles.refreshing} />}
      <div className={styles.notices}>
        <LoadableNotice loadable={orders} subject={loadSubjects.orders} />
        <UnreadableNotice count={unreadableCount} />
      </div>
      {orders.state === 'loading' && <OrderListSkeleton />}
      {sorted?.length === 0 && unreadableCount === 0 && <NoOrders hint={emptyHint} />}
      {sorted && sorted.length > 0 && (
        // The last order may leave while it has the focus.
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

interface UnreadableNoticeProps {
  /** Orders that could not be read; 0 renders nothing. */
  count: number;
}

/** Says that the list is incomplete. */
function UnreadableNotice({ count }: UnreadableNoticeProps) {
  if (count === 0) return null;
  return <Banner tone="warning">{orderScreenTexts.unreadable(ordersText(count), count)}</Banner>;
}
