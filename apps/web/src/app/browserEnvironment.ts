import { createClientHolder } from '../session/createClientHolder.ts';
import type { AppEnvironment } from '../environment/AppEnvironment.ts';
import { chooseShell } from '../shell/chooseShell.ts';
import { createQueryClient } from '../queries/createQueryClient.ts';
import { createKeyValueStore } from '../environment/KeyValueStore.ts';
import { createSessionMarker } from '../environment/SessionMarker.ts';
import { saveFile } from '../environment/saveFile.ts';
import { createToastStore } from '../toasts/ToastStore.ts';

/** The environment of a real page. */
export function browserEnvironment(page: Window & typeof globalThis): AppEnvironment {
  const toasts = createToastStore();
  const sessionMarker = createSessionMarker(page);
  const localStore = createKeyValueStore(() => page.localStorage);
  return {
    clientFor: createClientHolder({
      origin: page.location.origin,
      // Looked up at each call: App Bridge replaces `fetch` to add its session token.
      fetch: (input, init) => page.fetch(input, init),
      localStore,
      sessionMarker,
    }),
    sessionStore: createKeyValueStore(() => page.sessionStorage),
    localStore,
    sessionMarker,
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
