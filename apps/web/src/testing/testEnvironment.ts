import type { HttpClientOptions } from '@hub/api-client/http';
import { loadDialogs } from '../app/loadDialogs.ts';
import { createClientHolder } from '../session/createClientHolder.ts';
import type { AppEnvironment } from '../environment/AppEnvironment.ts';
import { createQueryClient } from '../queries/createQueryClient.ts';
import { type KeyValueStore, createKeyValueStore } from '../environment/KeyValueStore.ts';
import { plainShell } from '../shell/chooseShell.ts';
import { createSessionMarker } from '../environment/SessionMarker.ts';
import { createToastStore } from '../toasts/ToastStore.ts';

export interface EnvironmentOverrides extends Partial<AppEnvironment> {
  /** The page's fetch by default, which a story's mocks answer. */
  fetch?: typeof fetch;
  /** Delay between attempts of a GET; none by default, so an error shows at once. */
  wait?: HttpClientOptions['wait'];
}

/** An environment for one test or story: empty storage and cache. */
export function testEnvironment({
  fetch = (input, init) => window.fetch(input, init),
  wait = async (_ms, signal) => signal?.throwIfAborted(),
  ...overrides
}: EnvironmentOverrides = {}): AppEnvironment {
  const toasts = createToastStore();
  const sessionMarker = overrides.sessionMarker ?? createSessionMarker(window);
  const localStore = overrides.localStore ?? memoryStore();
  return {
    clientFor: createClientHolder({ origin: window.location.origin, fetch, localStore, sessionMarker, wait }),
    network: { origin: window.location.origin, fetch },
    sessionStore: memoryStore(),
    localStore,
    sessionMarker,
    // A story doesn't navigate to a billing page; it shows the target instead.
    shell: {
      ...plainShell(window, toasts),
      redirectTop: (url) => toasts.show(`The whole window now goes to ${url}`, 'success'),
    },
    toasts,
    queryClient: createQueryClient(),
    loadDialogs,
    isSandbox: true,
    demo: null,
    storeOrigin: null,
    now: () => new Date(),
    openedAt: Date.now(),
    newId: () => crypto.randomUUID(),
    reload() {},
    saveFile() {},
    ...overrides,
  };
}

/** In-memory storage; the underlying one throws. */
export function memoryStore(): KeyValueStore {
  return createKeyValueStore(() => {
    throw new Error('Nothing is kept beyond this page.');
  });
}
