import { appBridgeShell } from './appBridgeShell.ts';
import { plainShell } from './plainShell.ts';
import type { ShellPort } from './ShellPort.ts';
import type { ToastStore } from '../toasts/ToastStore.ts';

/** App Bridge when the page has an API key and its script has run; otherwise the plain page. */
export function chooseShell(page: Window, toasts: ToastStore): ShellPort {
  const apiKey = page.document.querySelector<HTMLMetaElement>('meta[name="shopify-api-key"]')?.content;
  return apiKey && page.shopify ? appBridgeShell(page, page.shopify) : plainShell(page, toasts);
}
