import { chunkLoadErrorTexts } from '@hub/domain/shared';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type AppEnvironment, useAppEnvironment } from './AppEnvironment.ts';
import type { LazyDialogs } from './LazyDialogs.ts';

/** For how long (ms) nothing may be asked before the page counts as having its first answers. */
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
    // oxlint-disable-next-line react/exhaustive-deps -- another way of giving up is no reason to ask again
  }, [isNeeded, environment]);
  return loadedDialogs;
}

/** Fetches the file beforehand, once the page has its first answers, so that no click waits for it. */
export function usePreloadLazyDialogs(): void {
  const environment = useAppEnvironment();
  const isIdle = useIsFetching() === 0;
  useEffect(() => {
    if (!isIdle || loadedDialogs) return undefined;
    // Without it the click itself asks, and says what went wrong.
    const timer = setTimeout(() => loadLazyDialogs(environment).catch(() => undefined), idleMs);
    return () => clearTimeout(timer);
  }, [isIdle, environment]);
}
