import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a link the new screen is seen from its top, as after a load; going back leads to where one was. The browser
 * alone cannot: it puts the old place back while the screen that is left is still there, and that may be shorter. The
 * router's own restoration would also write every place into the session's storage, of which the privacy page names all
 * that is kept.
 */
export function useScreenTop(): void {
  const { pathname, key } = useLocation();
  const kind = useNavigationType();
  const shown = useRef({ pathname, key });
  const places = useRef(new Map<string, number>());

  useEffect(() => {
    const note = () => void places.current.set(shown.current.key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { pathname, key };
    if (before.pathname === pathname) {
      places.current.set(key, window.scrollY);
      return;
    }
    const place = kind === 'POP' ? places.current.get(key) : 0;
    if (place !== undefined) document.documentElement.scrollTop = place;
  }, [pathname, key, kind]);
}
