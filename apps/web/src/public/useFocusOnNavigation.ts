import { useEffect, useRef } from 'react';

/**
 * After a link within the site the new page is seen from its top and the keyboard starts in its content, as after a
 * load. Not on the first page, where the browser does it, nor for a place within a page.
 */
export function useFocusOnNavigation(pathname: string): void {
  const previousPathname = useRef(pathname);
  useEffect(() => {
    if (previousPathname.current === pathname) return;
    previousPathname.current = pathname;
    document.documentElement.scrollTop = 0;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}
