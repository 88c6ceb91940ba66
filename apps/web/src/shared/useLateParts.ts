import { partNotLoaded } from '@hub/domain/shared';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type * as Parts from '../LateParts.ts';
import { useAppEnvironment } from './AppEnvironment.ts';

type LateParts = typeof Parts;

/** For how long (ms) nothing may be asked before the page counts as having its first answers. */
const quietMs = 500;

let arrived: LateParts | null = null;

/** Fetches the file. Throws where it cannot be fetched. */
export async function loadLateParts(): Promise<LateParts> {
  arrived = await import('../LateParts.ts');
  return arrived;
}

/**
 * What opens on a click, null until its file is there, which is asked for as soon as it is `wanted`. Where the file
 * cannot be fetched, such as after a new version of the app, a toast offers a reload, and `giveUp` forgets the wish:
 * the next click tries again.
 */
export function useLateParts(wanted: boolean, giveUp: () => void): LateParts | null {
  const { toasts, reload } = useAppEnvironment();
  const [, draw] = useState<LateParts | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    let isOver = false;
    loadLateParts().then(
      (late) => {
        if (!isOver) draw(late);
      },
      () => {
        if (isOver) return;
        toasts.show(partNotLoaded.text, 'error', {
          about: partNotLoaded.text,
          buttons: [{ label: partNotLoaded.reload, onAction: reload }],
        });
        giveUp();
      },
    );
    return () => {
      isOver = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- another way of giving up is no reason to ask again
  }, [wanted, toasts, reload]);
  return arrived;
}

/** Fetches the file beforehand, once the page has its first answers, so that no click waits for it. */
export function useLatePartsBeforehand(): void {
  const isQuiet = useIsFetching() === 0;
  useEffect(() => {
    if (!isQuiet || arrived) return undefined;
    // Without it the click itself asks, and says what went wrong.
    const pause = setTimeout(() => loadLateParts().catch(() => undefined), quietMs);
    return () => clearTimeout(pause);
  }, [isQuiet]);
}
