import { useEffect, useRef } from 'react';

/**
 * After a link scrolls to the top and focuses the content, as after a load. Not on the first page and not for links
 * within a page.
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
