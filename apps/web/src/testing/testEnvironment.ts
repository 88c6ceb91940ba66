import { createClientHolder } from '../session/createClientHolder.ts';
import type { AppEnvironment } from '../shared/AppEnvironment.ts';
import { createQueryClient } from '../shared/createQueryClient.ts';
import { type KeyValueStore, keyValueStore } from '../shared/KeyValueStore.ts';
import { plainShell } from '../shared/plainShell.ts';
import { createSessionMarker } from '../shared/SessionMarker.ts';
import { createToastStore } from '../shared/ToastStore.ts';

export interface TestWorld extends Partial<AppEnvironment> {
  /** What the calls of §7 go to; the page's own, which a story's mocks answer, when absent. */
  fetch?: typeof fetch;
}

/** A world of its own for one test or story: nothing stored, nothing cached. */
export function testEnvironment({
  fetch = (input, init) => window.fetch(input, init),
  ...given
}: TestWorld = {}): AppEnvironment {
  const toasts = createToastStore();
  const marker = given.marker ?? createSessionMarker(window);
  const localStore = given.localStore ?? memoryStore();
  return {
    clientFor: createClientHolder({ origin: window.location.origin, fetch, localStore, marker }),
    sessionStore: memoryStore(),
    localStore,
    marker,
    // A story must not take the whole workshop away to a shop's billing page that nobody serves: it says where it would
    // go.
    shell: {
      ...plainShell(window, toasts),
      redirectTop: (url) => toasts.show(`The whole window now goes to ${url}`, 'success'),
    },
    toasts,
    queryClient: createQueryClient(),
    isSandbox: true,
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    reload() {},
    saveFile() {},
    ...given,
  };
}

/** The page's memory: what remains of a storage that refuses everything. */
export function memoryStore(): KeyValueStore {
  return keyValueStore(() => {
    throw new Error('Nothing is kept beyond this page.');
  });
}
