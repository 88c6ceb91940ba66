import { useLayoutEffect, useState, type RefObject } from 'react';

/** Observed width of an element, px; `initial` until it is mounted. */
export function useElementWidth(element: RefObject<HTMLElement | null>, initial: number): number {
  const [width, setWidth] = useState(initial);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const read = () => setWidth(target.clientWidth || initial);
    read();
    const observer = new ResizeObserver(read);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, initial]);
  return width;
}
