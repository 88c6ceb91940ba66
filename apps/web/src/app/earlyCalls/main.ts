import { createKeyValueStore } from '../../environment/KeyValueStore.ts';
import { beginCalls } from './beginCalls.ts';

/** Written into the page by the server (`vite.config.ts`), so that it runs before any script is loaded. */
void beginCalls(
  window,
  createKeyValueStore(() => window.sessionStorage),
  createKeyValueStore(() => window.localStorage),
).catch(() => {});
preloadLateFiles();

/**
 * Asks for the files that the server names in `hub-late-files`: a few bytes each, which must not take one of the browser's
 * six connections before the first call has.
 */
function preloadLateFiles(): void {
  const paths = document.querySelector<HTMLMetaElement>('meta[name="hub-late-files"]')?.content ?? '';
  for (const href of paths.split(' ').filter(Boolean))
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
}
