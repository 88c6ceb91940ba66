import type { AppEnvironment } from './AppEnvironment.ts';
import { chooseShell } from './chooseShell.ts';
import { createQueryClient } from './createQueryClient.ts';
import { keyValueStore } from './KeyValueStore.ts';
import { createSessionMarker } from './SessionMarker.ts';
import { createToastStore } from './ToastStore.ts';

/** The world of a real page. */
export function browserEnvironment(page: Window & typeof globalThis): AppEnvironment {
  const toasts = createToastStore();
  return {
    origin: page.location.origin,
    // Looked up at each call: App Bridge replaces `fetch` to add its session token.
    fetch: (input, init) => page.fetch(input, init),
    sessionStore: keyValueStore(() => page.sessionStorage),
    localStore: keyValueStore(() => page.localStorage),
    marker: createSessionMarker(page),
    shell: chooseShell(page, toasts),
    toasts,
    queryClient: createQueryClient(),
    isSandbox: page.document.querySelector('meta[name="hub-sandbox"]') !== null,
    now: () => new Date(),
    newId: () => page.crypto.randomUUID(),
    reload: () => page.location.reload(),
  };
}
