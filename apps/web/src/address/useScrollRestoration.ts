import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a link the new screen is seen from its top, as after a load; going back leads to where one was. The browser
 * alone cannot: it puts the old place back while the screen that is left is still there, and that may be shorter. The
 * router's own restoration would also write every place into the session's storage, of which the privacy page names all
 * that is kept.
 */
export function useScrollRestoration(): void {
  const { pathname, key } = useLocation();
  const navigationType = useNavigationType();
  const current = useRef({ pathname, key });
  const offsets = useRef(new Map<string, number>());

  useEffect(() => {
    const saveOffset = () => void offsets.current.set(current.current.key, window.scrollY);
    window.addEventListener('scroll', saveOffset, { passive: true });
    return () => window.removeEventListener('scroll', saveOffset);
  }, []);

  useLayoutEffect(() => {
    const previous = current.current;
    if (previous.key === key) return;
    current.current = { pathname, key };
    if (previous.pathname === pathname) {
      offsets.current.set(key, window.scrollY);
      return;
    }
    const offset = navigationType === 'POP' ? offsets.current.get(key) : 0;
    if (offset !== undefined) document.documentElement.scrollTop = offset;
  }, [pathname, key, navigationType]);
}
