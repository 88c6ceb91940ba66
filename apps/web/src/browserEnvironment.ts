import { createClientHolder } from './session/createClientHolder.ts';
import type { AppEnvironment } from './shared/AppEnvironment.ts';
import { chooseShell } from './shared/chooseShell.ts';
import { createQueryClient } from './shared/createQueryClient.ts';
import { keyValueStore } from './shared/KeyValueStore.ts';
import { createSessionMarker } from './shared/SessionMarker.ts';
import { saveFile } from './shared/saveFile.ts';
import { createToastStore } from './shared/ToastStore.ts';

/** The world of a real page. */
export function browserEnvironment(page: Window & typeof globalThis): AppEnvironment {
  const toasts = createToastStore();
  const marker = createSessionMarker(page);
  const localStore = keyValueStore(() => page.localStorage);
  return {
    clientFor: createClientHolder({
      origin: page.location.origin,
      // Looked up at each call: App Bridge replaces `fetch` to add its session token.
      fetch: (input, init) => page.fetch(input, init),
      localStore,
      marker,
    }),
    sessionStore: keyValueStore(() => page.sessionStorage),
    localStore,
    marker,
    shell: chooseShell(page, toasts),
    toasts,
    queryClient: createQueryClient(),
    isSandbox: page.document.querySelector('meta[name="hub-sandbox"]') !== null,
    now: () => new Date(),
    newId: () => page.crypto.randomUUID(),
    reload: () => page.location.reload(),
    saveFile: (name, content) => saveFile(page, name, content),
  };
}
