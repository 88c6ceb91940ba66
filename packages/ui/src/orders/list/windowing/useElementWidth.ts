import { useLayoutEffect, useState, type RefObject } from 'react';

/** The element's width in px, followed as it changes; `initial` until it is in the document. */
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
