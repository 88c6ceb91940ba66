import type { Order } from '@hub/domain/orders';
import {
  useCallback,
  useId,
  useImperativeHandle,
  useRef,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { GridRow } from './GridRow.tsx';
import type { GridWindow, GridWindowOptions, ShownRow } from './windowing/GridWindow.ts';
import styles from './OrderGrid.module.css';
import type { ListedOrders } from './ListedOrders.ts';
import type { ListWindowing } from './ListWindowing.ts';
import type { OrderListHandle } from './OrderListHandle.ts';
import type { OrderSelection } from './OrderSelection.ts';
import { useClosedHeights } from './windowing/useClosedHeights.ts';
import { useGridWindow } from './windowing/useGridWindow.ts';
import { useVisibleOrders } from './useVisibleOrders.ts';
import { type RovingRow, useRovingRow } from './useRovingRow.ts';

export interface OrderGridProps {
  /** In display order. */
  orders: ListedOrders;
  /** Accessible name: "Open Orders". */
  label: string;
  timeZone: string;
  now: Date;
  /** Memoize it: a new function renders all rows. */
  storeAdminUrl: (order: Order) => string;
  expandedIds: ReadonlySet<string>;
  onToggle: (orderId: string) => void;
  renderDetail: (order: Order) => ReactNode;
  isErrorList?: boolean | undefined;
  /** Rows show the stage of their order. */
  showsStage?: boolean | undefined;
  renderNote?: ((order: Order) => ReactNode) | undefined;
  onVisible?: ((orders: readonly Order[]) => void) | undefined;
  /** For a partly loaded list. */
  windowing?: ListWindowing | undefined;
  selection?: OrderSelection | undefined;
  leftTexts?: ReadonlyMap<string, string> | undefined;
  maxHeight?: string | undefined;
  scrollPaddingTop?: number | undefined;
  handle?: Ref<OrderListHandle> | undefined;
}

/** The virtualized rows, in the page or, with `maxHeight`, in a box. */
export function OrderGrid(props: OrderGridProps) {
  const { orders, label, maxHeight, selection } = props;
  const element = useRef<HTMLDivElement>(null);
  const isBoxed = maxHeight !== undefined;
  const roving = useRovingRow(element, orders);
  const shown = useGridWindow(element, isBoxed, useWindowOptions(element, roving, props));
  const parts = { ...props, element, roving, shown };
  const listeners = useGridListeners(parts);
  useListHandle(parts);
  useVisibleOrders(element, orders, props.onVisible);
  return (
    <div
      ref={element}
      role="grid"
      className={styles.grid}
      style={{ maxHeight }}
      data-boxed={isBoxed ? '' : undefined}
      aria-label={label}
      aria-rowcount={orders.length}
      aria-multiselectable={selection ? true : undefined}
      {...listeners}
    >
      <Rows {...parts} />
    </div>
  );
}

interface GridParts extends OrderGridProps {
  element: RefObject<HTMLDivElement>;
  roving: RovingRow;
  shown: GridWindow;
}

function useWindowOptions(
  element: RefObject<HTMLElement | null>,
  { activeIndex }: RovingRow,
  {
    orders,
    renderNote,
    isErrorList = false,
    showsStage = false,
    expandedIds,
    scrollPaddingTop = 0,
    windowing,
  }: OrderGridProps,
): GridWindowOptions {
  const closedHeights = useClosedHeights(element, orders, {
    hasNote: renderNote !== undefined,
    isErrorList,
    showsStage,
  });
  const rowId = useCallback((index: number) => orders.at(index)?.orderId ?? `row ${index}`, [orders]);
  const isOpen = (index: number) => expandedIds.has(rowId(index));
  return {
    count: orders.length,
    rowId,
    ...closedHeights,
    isOpen,
    pinnedIndex: activeIndex,
    scrollPaddingTop,
    windowing,
  };
}

/**
 * The browser lays out visible rows in flow, so that a growing detail pushes the next row in the same frame. Only an
 * active row out of view is positioned absolutely.
 */
function Rows({
  orders,
  shown,
  roving,
  expandedIds,
  selection,
  leftTexts,
  isErrorList = false,
  showsStage = false,
  timeZone,
  now,
  storeAdminUrl,
  renderDetail,
  renderNote,
  windowing,
}: GridParts) {
  const prefix = useId();
  const { rows, top, drawnTop } = shown;
  const pinned = findPinnedRow(rows, roving.activeIndex);
  const first = drawnTop(rows.find((row) => row !== pinned)?.index ?? 0);
  const shared = {
    timeZone,
    now,
    storeAdminUrl,
    renderNote,
    isErrorList,
    showsStage,
    selectionDisabledReason: selection?.disabledReason,
    watchRow: shown.watchRow,
  };
  return (
    <div className={styles.all} style={{ height: shown.drawnHeight }} role="presentation">
      <div className={styles.shown} style={{ transform: `translateY(${first}px)` }} role="presentation">
        {rows.map((row) => {
          const { index, key } = row;
          const order = orders.at(index);
          const isActive = index === roving.activeIndex;
          const pinnedTop = row === pinned ? drawnTop(index) - first : undefined;
          if (!order) {
            const height = top(index + 1) - top(index);
            return windowing?.renderGap({ key, index, height, isActive, isSelectable: !!selection, pinnedTop });
          }
          return (
            <GridRow
              key={key}
              {...shared}
              order={order}
              index={index}
              idPrefix={`${prefix}${key}`}
              isActive={isActive}
              renderDetail={expandedIds.has(order.orderId) ? renderDetail : undefined}
              isSelected={selection?.isSelected(order.orderId)}
              leftText={leftTexts?.get(order.orderId) ?? null}
              pinnedTop={pinnedTop}
            />
          );
        })}
      </div>
    </div>
  );
}

/** The active row when it is out of view. */
function findPinnedRow(rows: GridWindow['rows'], activeIndex: number): ShownRow | undefined {
  if (rows.length < 2 || rows.some(({ index }) => Math.abs(index - activeIndex) === 1)) return undefined;
  return rows.find(({ index }) => index === activeIndex);
}

function useListHandle({ handle, element, orders, roving, shown, expandedIds }: GridParts) {
  useImperativeHandle(handle, () => {
    const indexOfOrder = (orderId: string) => orders.findIndex((order) => order.orderId === orderId);
    const focusRow = (index: number) => {
      roving.focus(index, 'expand');
      // An open order may be taller than the window, so show its top.
      shown.scrollToRow(index, expandedIds.has(orders.at(index)?.orderId ?? '') ? 'start' : 'auto');
      return true;
    };
    return {
      element: () => element.current,
      activeOrder: () => orders.at(roving.activeIndex) ?? null,
      neighbourOf(orderId, offset) {
        const index = indexOfOrder(orderId);
        return index < 0 || index + offset < 0 ? null : (orders.at(index + offset) ?? null);
      },
      focusBy(offset, orderId) {
        const from = orderId === undefined ? roving.activeIndex : indexOfOrder(orderId);
        const index = from + offset;
        return from >= 0 && index >= 0 && index < orders.length && focusRow(index);
      },
      focusOrder(orderId) {
        const index = indexOfOrder(orderId);
        return index >= 0 && focusRow(index);
      },
    };
  }, [element, orders, roving, shown, expandedIds]);
}

/** Delegated listeners for all rows. */
function useGridListeners({ orders, shown, roving, expandedIds, onToggle, selection, windowing }: GridParts) {
  const toggle = (index: number) => {
    const order = orders.at(index);
    if (order) onToggle(order.orderId);
    else windowing?.onRetryRow(index);
  };

  const onClick = (event: MouseEvent) => {
    const index = rowIndexOfHead(event.target);
    if (index === null || !(event.target instanceof Element)) return;
    const column = event.target.closest('[data-column]')?.getAttribute('data-column');
    if (column === 'expand' || (column === undefined && isPlainClick())) toggle(index);
  };

  const onChange = (event: FormEvent) => {
    const index = rowIndexOfHead(event.target);
    const order = index === null ? undefined : orders.at(index);
    if (!order || !selection || selection.disabledReason !== undefined) return;
    const { nativeEvent } = event;
    selection.onToggle(order.orderId, { range: 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true });
  };

  const onFocus = ({ target }: FocusEvent) => {
    const index = target instanceof HTMLElement ? indexOf(target) : null;
    if (index !== null && target instanceof HTMLElement) roving.enter(index, target);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const index = rowIndexOfHead(event.target);
    if (index === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const isExpanded = expandedIds.has(orders.at(index)?.orderId ?? '');
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      if (isExpanded !== (event.key === 'ArrowRight')) toggle(index);
    } else {
      const target = rowAfter(event.key, index, orders.length, rowsInSight(shown));
      if (target === null) return;
      const column = event.target instanceof Element ? event.target.getAttribute('data-column') : null;
      roving.focus(target, column ?? 'expand');
      shown.scrollToRow(target);
    }
    event.preventDefault();
  };

  return { onClick, onChange, onFocus, onKeyDown };
}

/** Target row of a key; null for other keys. */
export function rowAfter(key: string, index: number, count: number, page: number): number | null {
  const last = count - 1;
  if (key === 'ArrowDown') return Math.min(index + 1, last);
  if (key === 'ArrowUp') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'PageDown') return Math.min(index + page, last);
  if (key === 'PageUp') return Math.max(index - page, 0);
  return null;
}

function rowsInSight({ viewHeight, rows, top }: GridWindow): number {
  const lowest = Math.min(...rows.map(({ index }) => top(index + 1) - top(index)));
  return Math.max(1, Math.floor(viewHeight() / lowest) - 1);
}

/** The row whose header contains the event's target; null inside an open order. */
function rowIndexOfHead(target: EventTarget): number | null {
  if (!(target instanceof Element)) return null;
  const head = target.closest('[data-row-head]');
  return head && indexOf(head);
}

function indexOf(element: Element): number | null {
  const index = element.closest('[data-index]')?.getAttribute('data-index');
  return index === null || index === undefined ? null : Number(index);
}

/** False after the person selected text to copy it. */
function isPlainClick(): boolean {
  return window.getSelection()?.isCollapsed ?? true;
}
