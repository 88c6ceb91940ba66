import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

export interface FocusKeeperProps {
  /** What may leave the page. */
  children: ReactNode;
  /** Puts the focus somewhere that stays. */
  onFocusLost: () => void;
}

/**
 * When what it holds leaves the page with the focus in it, the focus goes on nearby and not to the beginning of the
 * page.
 */
export function FocusKeeper({ children, onFocusLost }: FocusKeeperProps) {
  const containerRef = useRef<HTMLDivElement>(null);
  const onFocusLostRef = useRef(onFocusLost);
  useEffect(() => {
    onFocusLostRef.current = onFocusLost;
  });
  // The clean-up of a layout effect runs while the elements are still in the page.
  useLayoutEffect(() => {
    const element = containerRef.current;
    return () => {
      if (element?.contains(document.activeElement)) onFocusLostRef.current();
    };
  }, []);
  return <div ref={containerRef}>{children}</div>;
}
