import { useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/** After a link the new screen is seen from its top, as after a load. Going back is the browser's, which knows where one was. */
export function useScreenTop(pathname: string): void {
  const kind = useNavigationType();
  const before = useRef(pathname);
  useLayoutEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (kind !== 'POP') document.documentElement.scrollTop = 0;
  }, [pathname, kind]);
}
