/** Height of a row's element, px. */
export interface RowMeasurement {
  index: number;
  height: number;
  /** First measurement since the element shows its order. */
  isFirstMeasurement: boolean;
}

export interface RowHeightObserver {
  /**
   * Observes a row's element (`data-index`); returns a function that stops. Measures at once when the element shows
   * another order, or opens or closes.
   */
  observe: (element: HTMLElement, content: { id: string; isOpen: boolean }) => () => void;
  /** Sets the layout. In a new one, for which no heights are known, it reports the observed rows again. */
  setLayout: (layout: unknown) => void;
  /** Sets the listener; a new one replaces the last. */
  setListener: (onHeights: (heights: readonly RowMeasurement[]) => void) => void;
}

/** Reports heights of rows; none without a layout (jsdom). */
export function createRowHeightObserver(): RowHeightObserver {
  const contentByElement = new WeakMap<Element, { id: string; isOpen: boolean }>();
  const unmeasured = new WeakSet<Element>();
  const observed = new Set<Element>();
  let measuredLayout: unknown = null;
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
      observed.add(element);
      return () => {
        observer.unobserve(element);
        observed.delete(element);
      };
    },
    setLayout(layout) {
      if (layout === measuredLayout) return;
      measuredLayout = layout;
      for (const element of observed) {
        observer.unobserve(element);
        observer.observe(element);
      }
    },
    setListener(onHeights) {
      onMeasured = onHeights;
    },
  };
}
