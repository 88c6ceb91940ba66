import { chunkLoadErrorTexts } from '@hub/domain/shared';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type * as lazyDialogs from '../app/lazyDialogs.ts';
import { useAppEnvironment } from './AppEnvironment.ts';

type LazyDialogs = typeof lazyDialogs;

/** For how long (ms) nothing may be asked before the page counts as having its first answers. */
const idleMs = 500;

let loadedDialogs: LazyDialogs | null = null;

/** Fetches the file. Throws where it cannot be fetched. */
export async function loadLazyDialogs(): Promise<LazyDialogs> {
  loadedDialogs = await import('../app/lazyDialogs.ts');
  return loadedDialogs;
}

/**
 * What opens on a click, null until its file is there, which is asked for as soon as it is `wanted`. Where the file
 * cannot be fetched, such as after a new version of the app, a toast offers a reload, and `giveUp` forgets the wish:
 * the next click tries again.
 */
export function useLazyDialogs(isNeeded: boolean, onLoadError: () => void): LazyDialogs | null {
  const { toasts, reload } = useAppEnvironment();
  const [, setDialogs] = useState<LazyDialogs | null>(null);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCancelled = false;
    loadLazyDialogs().then(
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
    // oxlint-disable-next-line react/exhaustive-deps -- another way of giving up is no reason to ask again
  }, [isNeeded, toasts, reload]);
  return loadedDialogs;
}

/** Fetches the file beforehand, once the page has its first answers, so that no click waits for it. */
export function usePreloadLazyDialogs(): void {
  const isIdle = useIsFetching() === 0;
  useEffect(() => {
    if (!isIdle || loadedDialogs) return undefined;
    // Without it the click itself asks, and says what went wrong.
    const timer = setTimeout(() => loadLazyDialogs().catch(() => undefined), idleMs);
    return () => clearTimeout(timer);
  }, [isIdle]);
}
