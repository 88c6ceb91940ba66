import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Scrolls to the top after a link and restores the position after Back. The browser restores while the old, possibly
 * shorter, screen is still mounted; the router's restoration writes to sessionStorage, whose keys the privacy page
 * lists.
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
