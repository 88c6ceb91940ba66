import { appBridgeShell } from './appBridgeShell.ts';
import type { ShellPort } from './ShellPort.ts';
import type { ToastStore } from '../toasts/ToastStore.ts';

/** App Bridge when the page has an API key and its script has run; otherwise the plain page. */
export function chooseShell(page: Window, toasts: ToastStore): ShellPort {
  const apiKey = page.document.querySelector<HTMLMetaElement>('meta[name="shopify-api-key"]')?.content;
  return apiKey && page.shopify ? appBridgeShell(page, page.shopify) : plainShell(page, toasts);
}

/** Adapter without a frame: the page draws toasts and navigation. */
export function plainShell(page: Window, toasts: ToastStore): ShellPort {
  return {
    drawsNavigation: false,
    toast: (message, tone = 'success', tag) => toasts.show(message, tone, { tag }),
    setTitle(title) {
      page.document.title = title;
    },
    setNavigation() {},
    onNavigate: () => () => {},
    setUnsavedChanges() {},
    confirmLeaving: null,
    redirectTop(url) {
      page.open(url, '_top');
    },
  };
}
