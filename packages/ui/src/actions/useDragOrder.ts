import { type PointerEvent, type RefObject, useEffect, useState } from 'react';

/** A row being dragged, and the position where it would land. */
export interface DraggedRow {
  from: number;
  to: number;
}

export interface DragOrder {
  dragged: DraggedRow | null;
  /** Props of the handle of the row at this position. */
  handleProps(index: number): {
    onPointerDown(event: PointerEvent<HTMLElement>): void;
    onPointerMove(event: PointerEvent<HTMLElement>): void;
    onPointerUp(): void;
    onPointerCancel(): void;
  };
}

/** Reorders the rows of a list by dragging a handle, with mouse, pen or finger. Escape cancels. */
export function useDragOrder(listRef: RefObject<HTMLElement>, onMove: (from: number, to: number) => void): DragOrder {
  const [dragged, setDragged] = useState<DraggedRow | null>(null);
  const isDragging = dragged !== null;
  useEffect(() => {
    if (!isDragging) return;
    const giveUp = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDragged(null);
    };
    window.addEventListener('keydown', giveUp);
    return () => window.removeEventListener('keydown', giveUp);
  }, [isDragging]);

  return {
    dragged,
    handleProps: (index) => ({
      onPointerDown(event) {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged({ from: index, to: index });
      },
      onPointerMove({ clientY }) {
        if (dragged === null || listRef.current === null) return;
        const to = positionAt([...listRef.current.children], clientY, dragged.from);
        if (to !== dragged.to) setDragged({ ...dragged, to });
      },
      onPointerUp() {
        if (dragged !== null && dragged.from !== dragged.to) onMove(dragged.from, dragged.to);
        setDragged(null);
      },
      onPointerCancel: () => setDragged(null),
    }),
  };
}

/** The position of a row dropped at this height: it passes another row at that row's middle. */
function positionAt(rows: readonly Element[], y: number, from: number): number {
  const above = rows.filter((row, index) => {
    const { top, height } = row.getBoundingClientRect();
    return index !== from && top + height / 2 < y;
  });
  return above.length;
}
