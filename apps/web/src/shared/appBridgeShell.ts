import type { ShellPort } from './ShellPort.ts';

/** The part of the global that App Bridge's script puts into the page and that the app uses. */
export interface AppBridge {
  toast: { show(message: string, options?: { isError?: boolean }): unknown };
}

declare global {
  interface Window {
    shopify?: AppBridge;
  }
}

/** The app inside the shop platform's admin, which draws toasts, the title and the navigation itself. */
export function appBridgeShell(page: Window, bridge: AppBridge): ShellPort {
  const { document } = page;
  return {
    drawsNavigation: true,
    toast(message, tone = 'success') {
      bridge.toast.show(message, { isError: tone === 'error' });
    },
    // App Bridge follows the document's title.
    setTitle(title) {
      document.title = title;
    },
    setNavigation(entries) {
      const menu = document.querySelector('ui-nav-menu') ?? document.body.appendChild(document.createElement('ui-nav-menu'));
      menu.replaceChildren(
        ...entries.map(({ label, address }, index) => {
          const link = document.createElement('a');
          link.href = address;
          link.textContent = label;
          // The entry that the app's own name leads to.
          if (index === 0) link.rel = 'home';
          return link;
        }),
      );
    },
    onNavigate(listener) {
      const heard = (event: Event) => {
        const address = event.target instanceof Element ? event.target.getAttribute('href') : null;
        if (address) listener(address);
      };
      document.addEventListener('shopify:navigate', heard);
      return () => document.removeEventListener('shopify:navigate', heard);
    },
    // App Bridge has replaced `open`, so that the admin and not the frame goes there.
    redirectTop(url) {
      page.open(url, '_top');
    },
  };
}
