import { loadDialogs } from '../app/loadDialogs.ts';
import { createClientHolder } from '../session/createClientHolder.ts';
import type { AppEnvironment } from '../environment/AppEnvironment.ts';
import { createQueryClient } from '../queries/createQueryClient.ts';
import { type KeyValueStore, createKeyValueStore } from '../environment/KeyValueStore.ts';
import { plainShell } from '../shell/plainShell.ts';
import { createSessionMarker } from '../environment/SessionMarker.ts';
import { createToastStore } from '../toasts/ToastStore.ts';

export interface EnvironmentOverrides extends Partial<AppEnvironment> {
  /** What the calls of §7 go to; the page's own, which a story's mocks answer, when absent. */
  fetch?: typeof fetch;
}

/** A world of its own for one test or story: nothing stored, nothing cached. */
export function testEnvironment({
  fetch = (input, init) => window.fetch(input, init),
  ...overrides
}: EnvironmentOverrides = {}): AppEnvironment {
  const toasts = createToastStore();
  const sessionMarker = overrides.sessionMarker ?? createSessionMarker(window);
  const localStore = overrides.localStore ?? memoryStore();
  return {
    clientFor: createClientHolder({ origin: window.location.origin, fetch, localStore, sessionMarker }),
    sessionStore: memoryStore(),
    localStore,
    sessionMarker,
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
    loadDialogs,
    ...overrides,
  };
}

/** The page's memory: what remains of a storage that refuses everything. */
export function memoryStore(): KeyValueStore {
  return createKeyValueStore(() => {
    throw new Error('Nothing is kept beyond this page.');
  });
}
