import { useMemo, type RefObject, useLayoutEffect, useState } from 'react';
import type { ListedOrders } from '../ListedOrders.ts';
import type { RowExtras } from '../../problems/shownBlockage.ts';
import type { GridWindowOptions } from './GridWindow.ts';
import { oneLineWidth, rowHeight, rowLayout, stageBesideBadge } from './rowHeight.ts';

/** Heights of a list's closed rows at its current width. */
export function useClosedHeights(
  list: RefObject<HTMLElement | null>,
  orders: ListedOrders,
  { hasNote, isErrorList, showsStage = false }: RowExtras,
): Pick<GridWindowOptions, 'closedHeight' | 'layout' | 'isMeasured'> {
  const measuredWidth = useElementWidth(list);
  const width = measuredWidth ?? assumedWidth;
  const layout = rowLayout(width);
  // If nothing wraps, rows stay in place at any width; only the stage line comes or goes.
  const unwrappedWidth = width < stageBesideBadge ? oneLineWidth : Number.POSITIVE_INFINITY;
  const textWidth = layout.wraps ? width : unwrappedWidth;
  const closedHeight = useMemo(() => {
    const extras = { hasNote, isErrorList, showsStage };
    return (index: number) => {
      const order = orders.at(index);
      return order ? rowHeight(order, textWidth, extras) : layout.main;
    };
  }, [orders, layout, textWidth, hasNote, isErrorList, showsStage]);
  return { closedHeight, layout, isMeasured: measuredWidth !== null };
}

/** px, until the list is mounted, or if nothing has a width. */
const assumedWidth = 1000;

/** Observed width of an element, px; null until it is mounted. */
function useElementWidth(element: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const read = () => setWidth(target.clientWidth || assumedWidth);
    read();
    const observer = new ResizeObserver(read);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
