/** What a row's element measures, px. */
export interface RowHeight {
  index: number;
  height: number;
  /** The first one since the element shows its order. */
  isFirst: boolean;
}

export interface RowWatch {
  /**
   * Follows the height of a row's element (`data-index`) until the returned function is called. Again when it shows
   * another order, or opens or closes: nobody knows how high an open row is, so it is measured at once.
   */
  row: (element: HTMLElement, shows: { id: string; isOpen: boolean }) => () => void;
  /** Told of heights. The last one that listens counts. */
  listen: (onHeights: (heights: readonly RowHeight[]) => void) => void;
}

/** Watches the heights of rows. Without a layout (a test's DOM) it tells none. */
export function createRowWatch(): RowWatch {
  const shown = new WeakMap<Element, { id: string; isOpen: boolean }>();
  const unseen = new WeakSet<Element>();
  let tell: Parameters<RowWatch['listen']>[0] = () => {};
  const report = (element: Element, height: number): RowHeight[] =>
    height === 0
      ? []
      : [{ index: Number(element.getAttribute('data-index')), height, isFirst: unseen.delete(element) }];
  const observer = new ResizeObserver((entries) =>
    tell(entries.flatMap(({ target, borderBoxSize }) => report(target, Math.round(borderBoxSize[0]?.blockSize ?? 0)))),
  );
  return {
    row(element, shows) {
      const before = shown.get(element);
      shown.set(element, shows);
      if (before?.id !== shows.id) unseen.add(element);
      if (shows.isOpen || before?.isOpen) tell(report(element, element.offsetHeight));
      observer.observe(element);
      return () => observer.unobserve(element);
    },
    listen(onHeights) {
      tell = onHeights;
    },
  };
}
