import { createKeyValueStore } from '../../environment/KeyValueStore.ts';
import { beginCalls } from './beginCalls.ts';

/** The server inlines this into the page (`vite.config.ts`), so that it runs before any script is loaded. */
void beginCalls(
  window,
  createKeyValueStore(() => window.sessionStorage),
  createKeyValueStore(() => window.localStorage),
).catch(() => {});
preloadLateFiles();

/**
 * Loads the files that the server lists in `hub-late-files`. They are a few bytes each and must not occupy one of the
 * browser's six connections before the first call does.
 */
function preloadLateFiles(): void {
  const paths = document.querySelector<HTMLMetaElement>('meta[name="hub-late-files"]')?.content ?? '';
  for (const href of paths.split(' ').filter(Boolean))
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
}
