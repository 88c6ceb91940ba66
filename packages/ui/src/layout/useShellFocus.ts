import { useLayoutEffect, useRef } from 'react';

/**
 * Where the focus goes when what had it is gone: to the button of the menu (the first one in `topBar`) when that was
 * closed, and from there, or from nowhere, to the new screen after navigation.
 */
export function useShellFocus(location: string, isMenuOpen: boolean) {
  const screen = useRef<HTMLDivElement>(null);
  const topBar = useRef<HTMLDivElement>(null);
  const previous = useRef({ location, isMenuOpen });
  useLayoutEffect(() => {
    const isMenuClosed = previous.current.isMenuOpen && !isMenuOpen;
    const isNewScreen = previous.current.location !== location;
    previous.current = { location, isMenuOpen };
    const menuButton = topBar.current?.querySelector('button');
    if (isMenuClosed) menuButton?.focus();
    const { activeElement } = document;
    if (isNewScreen && (activeElement === document.body || activeElement === menuButton))
      screen.current?.focus({ preventScroll: true });
  }, [location, isMenuOpen]);
  return { screen, topBar };
}
