import { createKeyValueStore } from '../../environment/KeyValueStore.ts';
import { beginCalls } from './beginCalls.ts';
import { preloadLateFiles } from './preloadLateFiles.ts';

/** Written into the page by the server (`vite.config.ts`), so that it runs before any script is loaded. */
void beginCalls(
  window,
  createKeyValueStore(() => window.sessionStorage),
  createKeyValueStore(() => window.localStorage),
).catch(() => {});
preloadLateFiles(document);
