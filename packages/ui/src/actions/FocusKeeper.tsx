import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

export interface FocusKeeperProps {
  /** Content that may unmount. */
  children: ReactNode;
  /** Focuses an element that stays. `left`: the parent of the content, still in the document. */
  onFocusLost: (left: HTMLElement) => void;
}

/** Moves the focus when its content unmounts with the focus inside. */
export function FocusKeeper({ children, onFocusLost }: FocusKeeperProps) {
  const containerRef = useRef<HTMLDivElement>(null);
  const onFocusLostRef = useRef(onFocusLost);
  useEffect(() => {
    onFocusLostRef.current = onFocusLost;
  });
  // Cleanups of layout effects run while the elements are still in the document.
  useLayoutEffect(() => {
    const element = containerRef.current;
    return () => {
      if (element?.contains(document.activeElement)) onFocusLostRef.current(element);
    };
  }, []);
  return <div ref={containerRef}>{children}</div>;
}
