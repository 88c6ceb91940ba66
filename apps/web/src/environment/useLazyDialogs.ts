import { chunkLoadErrorTexts } from '@hub/domain/shared';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAppEnvironment } from './AppEnvironment.ts';
import type { LazyDialogs } from './LazyDialogs.ts';

/** Time without pending queries before the dialogs are preloaded, ms. */
const idleMs = 500;

let loadedDialogs: LazyDialogs | null = null;

/** Loads the file in advance. Throws when it cannot be loaded. */
export async function loadLazyDialogs(load: () => Promise<LazyDialogs>): Promise<LazyDialogs> {
  loadedDialogs = await load();
  return loadedDialogs;
}

/**
 * The dialogs, `null` until their file is loaded; it loads once `isNeeded`. When loading fails, for example after a new
 * version of the app, a toast offers a reload and `onLoadError` is called, so that the next click tries again.
 */
export function useLazyDialogs(isNeeded: boolean, onLoadError: () => void): LazyDialogs | null {
  const { toasts, reload, loadDialogs } = useAppEnvironment();
  const [, setDialogs] = useState<LazyDialogs | null>(null);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCancelled = false;
    loadLazyDialogs(loadDialogs).then(
      (dialogs) => {
        if (!isCancelled) setDialogs(dialogs);
      },
      () => {
        if (isCancelled) return;
        toasts.show(chunkLoadErrorTexts.text, 'error', {
          tag: chunkLoadErrorTexts.text,
          buttons: [{ label: chunkLoadErrorTexts.reload, onAction: reload }],
        });
        onLoadError();
      },
    );
    return () => {
      isCancelled = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a new callback must not load again
  }, [isNeeded, loadDialogs, toasts, reload]);
  return loadedDialogs;
}

/** Preloads the dialogs once the page is idle; `null` until they are loaded. */
export function usePreloadLazyDialogs(): LazyDialogs | null {
  const { loadDialogs } = useAppEnvironment();
  const isIdle = useIsFetching() === 0;
  const [dialogs, setDialogs] = useState(loadedDialogs);
  const isMissing = dialogs === null;
  useEffect(() => {
    if (!isIdle || !isMissing) return undefined;
    let isCancelled = false;
    const timer = setTimeout(() => {
      // The click then loads it and reports the error.
      loadLazyDialogs(loadDialogs).then(
        (loaded) => !isCancelled && setDialogs(loaded),
        () => undefined,
      );
    }, idleMs);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [isIdle, isMissing, loadDialogs]);
  return dialogs;
}
