import type { Order } from '@hub/domain/orders';
import { memo, useCallback, useId, useImperativeHandle, useLayoutEffect, useMemo, useRef, type FocusEvent, type FormEvent, type KeyboardEvent, type MouseEvent, type ReactNode, type Ref, type RefObject } from 'react';
import { RenderBoundary } from '../../shared/RenderBoundary.tsx';
import { externalHref } from './externalHref.ts';
import type { GridWindow, GridWindowOptions } from './GridWindow.ts';
import styles from './OrderGrid.module.css';
import type { OrderListHandle } from './OrderListHandle.ts';
import { OrderRow } from './OrderRow.tsx';
import type { OrderSelection } from './OrderSelection.ts';
import { closedHeights, rowLayout } from './rowHeight.ts';
import { useElementWidth } from './useElementWidth.ts';
import { useBoxWindow, usePageWindow } from './useGridWindow.ts';
import { useOnScreenOrders } from './useOnScreenOrders.ts';
import { useRovingRow } from './useRovingRow.ts';

export interface OrderGridProps {
  /** In the order in which they are shown. */
  orders: readonly Order[];
  /** What the grid is called for somebody who cannot see it: "Open Orders". */
  label: string;
  timeZone: string;
  now: Date;
  storeAdminUrl: (order: Order) => string;
  expandedIds: ReadonlySet<string>;
  onToggle: (orderId: string) => void;
  renderDetail: (order: Order) => ReactNode;
  isErrorList?: boolean | undefined;
  renderNote?: ((order: Order) => ReactNode) | undefined;
  onVisible?: ((orders: readonly Order[]) => void) | undefined;
  selection?: OrderSelection | undefined;
  maxHeight?: string | undefined;
  coveredTop?: number | undefined;
  handle?: Ref<OrderListHandle> | undefined;
}

/** The rows of the list, as many as are in sight: in the page, or with `maxHeight` in a box of their own. */
export function OrderGrid(props: OrderGridProps) {
  return props.maxHeight === undefined ? <PageGrid {...props} /> : <BoxGrid {...props} />;
}

function PageGrid(props: OrderGridProps) {
  const element = useRef<HTMLDivElement>(null);
  const { options, ...grid } = useGrid(element, props);
  const shown = usePageWindow(element, props.coveredTop ?? 0, options);
  return <GridRows {...props} {...grid} element={element} shown={shown} />;
}

function BoxGrid(props: OrderGridProps) {
  const element = useRef<HTMLDivElement>(null);
  const { options, ...grid } = useGrid(element, props);
  const shown = useBoxWindow(element, options);
  return <GridRows {...props} {...grid} element={element} shown={shown} />;
}

function useGrid(element: RefObject<HTMLElement | null>, { orders, renderNote, isErrorList = false }: OrderGridProps) {
  const width = useElementWidth(element, 1000);
  const roving = useRovingRow(element, orders);
  const rowKey = useCallback((index: number) => orders[index]?.id ?? '', [orders]);
  const hasNote = renderNote !== undefined;
  const estimateHeight = useMemo(() => closedHeights(orders, width, { hasNote, isErrorList }), [orders, width, hasNote, isErrorList]);
  const options: GridWindowOptions = { count: orders.length, rowKey, estimateHeight, pinnedIndex: roving.activeIndex };
  return { width, roving, options };
}

type GridRowsProps = OrderGridProps & Omit<ReturnType<typeof useGrid>, 'options'> & { element: RefObject<HTMLDivElement>; shown: GridWindow };

function GridRows(props: GridRowsProps) {
  const { orders, label, element, shown, width, maxHeight, selection } = props;
  useTrueHeights(element, shown, width, orders, props.expandedIds);
  const listeners = useGridListeners(props);
  useHandle(props);
  useOnScreenOrders(element, orders, props.onVisible);
  const prefix = useId();
  const flow = flowOf(shown, props.roving.activeIndex);
  return (
    <div
      ref={element}
      role="grid"
      className={styles['grid']}
      style={{ maxHeight }}
      data-boxed={maxHeight === undefined ? undefined : ''}
      aria-label={label}
      aria-rowcount={orders.length}
      aria-multiselectable={selection ? true : undefined}
      {...listeners}
    >
      <div className={styles['all']} style={{ height: shown.totalHeight }} role="presentation">
        <div className={styles['shown']} style={{ transform: `translateY(${flow.top}px)` }} role="presentation">
          {shown.rows.map(({ key, index, start }) => {
            const order = orders[index];
            if (!order) return null;
            return (
              <div
                key={key}
                ref={shown.watchRow}
                role="presentation"
                data-index={index}
                className={styles['slot']}
                {...(flow.isPinned(index) ? { 'data-pinned': '', style: { top: start - shown.start - flow.top } } : {})}
              >
                <Row {...props} order={order} index={index} prefix={prefix} />
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

function Row({ order, index, prefix, timeZone, now, storeAdminUrl, expandedIds, renderDetail, renderNote, isErrorList = false, selection, roving }: GridRowsProps & { order: Order; index: number; prefix: string }) {
  const isExpanded = expandedIds.has(order.orderId);
  return (
    <RenderBoundary name={`Order ${order.orderName}`} resetKey={order.id}>
      <OrderRow
        order={order}
        rowIndex={index + 1}
        idPrefix={`${prefix}${order.id}`}
        timeZone={timeZone}
        now={now}
        adminHref={externalHref(storeAdminUrl(order))}
        isActive={index === roving.activeIndex}
        isExpanded={isExpanded}
        isSelected={selection?.isSelected(order.orderId)}
        selectionOffReason={selection?.offReason}
        isErrorList={isErrorList}
        renderNote={renderNote}
        detail={isExpanded ? <Detail order={order} renderDetail={renderDetail} /> : undefined}
      />
    </RenderBoundary>
  );
}

/** An open order is not drawn again because the list was scrolled. */
const Detail = memo(function Detail({ order, renderDetail }: { order: Order; renderDetail: (order: Order) => ReactNode }) {
  return (
    <RenderBoundary name={`The detail of order ${order.orderName}`} resetKey={order.id}>
      <Drawn order={order} renderDetail={renderDetail} />
    </RenderBoundary>
  );
});

/** A component of its own, so that what the function throws reaches the boundary. */
function Drawn({ order, renderDetail }: { order: Order; renderDetail: (order: Order) => ReactNode }) {
  return renderDetail(order);
}

/**
 * The rows in sight stand one under the other as the browser lays them out, so that a growing detail pushes the next row
 * down in the same frame. Only the active row, when it is out of sight, stands by itself at its own place.
 */
function flowOf({ rows, start }: GridWindow, activeIndex: number) {
  const isPinned = (index: number) => index === activeIndex && rows.length > 1 && !rows.some((row) => Math.abs(row.index - index) === 1);
  const first = rows.find((row) => !isPinned(row.index));
  return { isPinned, top: (first?.start ?? start) - start };
}

/** Measures at once what a click or another width changed; the watching of sizes would tell one frame later. */
function useTrueHeights(element: RefObject<HTMLElement | null>, shown: GridWindow, width: number, orders: readonly Order[], expandedIds: ReadonlySet<string>) {
  const { forgetHeights, setRowHeight } = shown;
  const layout = rowLayout(width);
  const measuredLayout = useRef(layout);
  useLayoutEffect(() => {
    if (measuredLayout.current === layout) return;
    measuredLayout.current = layout;
    forgetHeights();
  }, [forgetHeights, layout]);
  useLayoutEffect(() => {
    for (const slot of element.current?.querySelectorAll<HTMLElement>('[data-index]') ?? []) {
      if (slot.offsetHeight > 0) setRowHeight(Number(slot.dataset['index']), slot.offsetHeight);
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- not read here, but each of them changes heights
  }, [element, setRowHeight, width, orders, expandedIds]);
}

/** The list as those outside of it may steer it. */
function useHandle({ handle, element, orders, roving, shown, expandedIds }: GridRowsProps) {
  useImperativeHandle(handle, () => {
    const placeOf = (orderId: string) => orders.findIndex((order) => order.orderId === orderId);
    return {
      element: () => element.current,
      activeOrder: () => orders[roving.activeIndex] ?? null,
      neighbourOf(orderId, places) {
        const index = placeOf(orderId);
        return index < 0 ? null : (orders[index + places] ?? null);
      },
      focusOrder(orderId) {
        const index = placeOf(orderId);
        if (index < 0) return false;
        roving.focus(index, 'expand');
        // An open order may be taller than the window: what is read first is its top.
        shown.scrollToRow(index, expandedIds.has(orderId) ? 'start' : 'auto');
        return true;
      },
    };
  }, [element, orders, roving, shown, expandedIds]);
}

/** One listener of each kind for all rows: a row is only what it shows. */
function useGridListeners({ orders, shown, roving, expandedIds, onToggle, selection }: GridRowsProps) {
  const toggle = (index: number) => {
    const order = orders[index];
    if (order) onToggle(order.orderId);
  };

  const onClick = (event: MouseEvent) => {
    const index = indexOfHead(event.target);
    if (index === null || !(event.target instanceof Element)) return;
    const column = event.target.closest('[data-column]')?.getAttribute('data-column');
    if (column === 'expand' || (column === undefined && isPlainClick())) toggle(index);
  };

  const onChange = (event: FormEvent) => {
    const index = indexOfHead(event.target);
    const order = index === null ? undefined : orders[index];
    if (!order || !selection || selection.offReason !== undefined) return;
    const { nativeEvent } = event;
    selection.onToggle(order.orderId, { range: 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true });
  };

  const onFocus = ({ target }: FocusEvent) => {
    const index = target instanceof HTMLElement ? indexOf(target) : null;
    if (index !== null && target instanceof HTMLElement) roving.enter(index, target);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const index = indexOfHead(event.target);
    if (index === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const isExpanded = expandedIds.has(orders[index]?.orderId ?? '');
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

/** Which row a key leads to, or null for a key that moves nothing. */
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

function rowsInSight({ viewHeight, rows }: GridWindow): number {
  const lowest = Math.min(...rows.map(({ size }) => size));
  return Math.max(1, Math.floor(viewHeight() / lowest) - 1);
}

/** The row in whose closed part the event happened; null inside an open order, which has keys and clicks of its own. */
function indexOfHead(target: EventTarget): number | null {
  if (!(target instanceof Element)) return null;
  const head = target.closest('[data-row-head]');
  return head && indexOf(head);
}

function indexOf(element: Element): number | null {
  const index = element.closest('[data-index]')?.getAttribute('data-index');
  return index === null || index === undefined ? null : Number(index);
}

/** Not the end of marking a name to copy it. */
function isPlainClick(): boolean {
  return window.getSelection()?.isCollapsed ?? true;
}
