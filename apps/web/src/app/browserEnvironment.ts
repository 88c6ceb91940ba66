import type { DemoFacts } from '@hub/domain/shared';
import { createClientHolder } from '../session/createClientHolder.ts';
import type { AppEnvironment, Network } from '../environment/AppEnvironment.ts';
import { chooseShell } from '../shell/chooseShell.ts';
import { createQueryClient } from '../queries/createQueryClient.ts';
import { createKeyValueStore } from '../environment/KeyValueStore.ts';
import { createSessionMarker } from '../environment/SessionMarker.ts';
import { takeEarlyCall } from './earlyCalls/takeEarlyCall.ts';
import { loadDialogs } from './loadDialogs.ts';
import { createToastStore } from '../toasts/ToastStore.ts';

/** Delay before the object URL is revoked, ms; long enough for any browser to have read it. */
const revokeAfterMs = 60_000;

/** Downloads a file under this name. */
function saveFile(page: Window & typeof globalThis, name: string, content: Blob): void {
  const url = page.URL.createObjectURL(content);
  const link = page.document.createElement('a');
  link.href = url;
  link.download = name;
  page.document.body.append(link);
  link.click();
  link.remove();
  page.setTimeout(() => page.URL.revokeObjectURL(url), revokeAfterMs);
}

export function browserEnvironment(page: Window & typeof globalThis): AppEnvironment {
  const toasts = createToastStore();
  const sessionMarker = createSessionMarker(page);
  const localStore = createKeyValueStore(() => page.localStorage);
  const network: Network = {
    origin: page.location.origin,
    // Looked up at each call: App Bridge replaces `fetch` to add its session token.
    fetch: (input, init) => takeEarlyCall(page, input, init) ?? page.fetch(input, init),
  };
  return {
    clientFor: createClientHolder({ ...network, localStore, sessionMarker }),
    network,
    sessionStore: createKeyValueStore(() => page.sessionStorage),
    localStore,
    sessionMarker,
    shell: chooseShell(page, toasts),
    toasts,
    queryClient: createQueryClient(),
    loadDialogs,
    isSandbox: metaContent(page.document, 'hub-sandbox') !== null,
    demo: demoFacts(page.document),
    storeOrigin: metaContent(page.document, 'hub-store'),
    now: () => new Date(),
    openedAt: Math.floor(page.performance.timeOrigin),
    newId: () => page.crypto.randomUUID(),
    reload: () => page.location.reload(),
    saveFile: (name, content) => saveFile(page, name, content),
  };
}

/** The demo's server writes its data directory into the page; empty for a database server. */
function demoFacts(document: Document): DemoFacts | null {
  const directory = metaContent(document, 'hub-demo');
  return directory === null ? null : { dataDirectory: directory || null };
}

/** What the server wrote into the page; `null`: nothing. */
function metaContent(document: Document, name: string): string | null {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null;
}
