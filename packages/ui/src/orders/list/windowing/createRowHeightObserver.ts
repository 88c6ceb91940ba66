/** What a row's element measures, px. */
export interface RowMeasurement {
  index: number;
  height: number;
  /** The first one since the element shows its order. */
  isFirstMeasurement: boolean;
}

export interface RowHeightObserver {
  /**
   * Follows the height of a row's element (`data-index`) until the returned function is called. Again when it shows
   * another order, or opens or closes: nobody knows how high an open row is, so it is measured at once.
   */
  observe: (element: HTMLElement, content: { id: string; isOpen: boolean }) => () => void;
  /** Told of heights. The last one that listens counts. */
  setListener: (onHeights: (heights: readonly RowMeasurement[]) => void) => void;
}

/** Watches the heights of rows. Without a layout (a test's DOM) it tells none. */
export function createRowHeightObserver(): RowHeightObserver {
  const contentByElement = new WeakMap<Element, { id: string; isOpen: boolean }>();
  const unmeasured = new WeakSet<Element>();
  let onMeasured: Parameters<RowHeightObserver['setListener']>[0] = () => {};
  const measure = (element: Element, height: number): RowMeasurement[] =>
    height === 0
      ? []
      : [{ index: Number(element.getAttribute('data-index')), height, isFirstMeasurement: unmeasured.delete(element) }];
  const observer = new ResizeObserver((entries) =>
    onMeasured(
      entries.flatMap(({ target, borderBoxSize }) => measure(target, Math.round(borderBoxSize[0]?.blockSize ?? 0))),
    ),
  );
  return {
    observe(element, content) {
      const previous = contentByElement.get(element);
      contentByElement.set(element, content);
      if (previous?.id !== content.id) unmeasured.add(element);
      if (content.isOpen || previous?.isOpen) onMeasured(measure(element, element.offsetHeight));
      observer.observe(element);
      return () => observer.unobserve(element);
    },
    setListener(onHeights) {
      onMeasured = onHeights;
    },
  };
}
