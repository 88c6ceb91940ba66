import { chunkLoadErrorTexts } from '@hub/domain/shared';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type AppEnvironment, useAppEnvironment } from './AppEnvironment.ts';
import type { LazyDialogs } from './LazyDialogs.ts';

/** ms without pending queries after which the dialogs are preloaded. */
const idleMs = 500;

let loadedDialogs: LazyDialogs | null = null;

/** Fetches the file beforehand. Throws where it cannot be fetched. */
export async function loadLazyDialogs(environment: Pick<AppEnvironment, 'loadDialogs'>): Promise<LazyDialogs> {
  loadedDialogs = await environment.loadDialogs();
  return loadedDialogs;
}

/**
 * The dialogs, null until their file is there; it is fetched once `isNeeded`. Where it cannot be fetched, such as after
 * a new version of the app, a toast offers a reload and `onLoadError` is called, so that the next click tries again.
 */
export function useLazyDialogs(isNeeded: boolean, onLoadError: () => void): LazyDialogs | null {
  const environment = useAppEnvironment();
  const [, setDialogs] = useState<LazyDialogs | null>(null);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCancelled = false;
    loadLazyDialogs(environment).then(
      (dialogs) => {
        if (!isCancelled) setDialogs(dialogs);
      },
      () => {
        if (isCancelled) return;
        environment.toasts.show(chunkLoadErrorTexts.text, 'error', {
          tag: chunkLoadErrorTexts.text,
          buttons: [{ label: chunkLoadErrorTexts.reload, onAction: environment.reload }],
        });
        onLoadError();
      },
    );
    return () => {
      isCancelled = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a new callback must not load again
  }, [isNeeded, environment]);
  return loadedDialogs;
}

/** Preloads the dialogs once the page is idle. */
export function usePreloadLazyDialogs(): void {
  const environment = useAppEnvironment();
  const isIdle = useIsFetching() === 0;
  useEffect(() => {
    if (!isIdle || loadedDialogs) return undefined;
    // The click loads it then, and reports the error.
    const timer = setTimeout(() => loadLazyDialogs(environment).catch(() => undefined), idleMs);
    return () => clearTimeout(timer);
  }, [isIdle, environment]);
}
