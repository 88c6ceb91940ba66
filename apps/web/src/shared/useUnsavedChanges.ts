import { useEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';
import { useAppEnvironment } from './AppEnvironment.ts';
import { useLeaveWarning } from './useLeaveWarning.ts';
import type { UnsavedChanges } from './ShellPort.ts';

export interface UnsavedChangesOptions extends UnsavedChanges {
  /** Whether there are any. */
  isDirty: boolean;
  /** The screen's own path: its tabs below share what was typed, so going from one to another loses nothing. */
  path: string;
}

/** The question that the page has to ask itself, because no frame asks it. */
export interface LeaveQuestion {
  isAsked: boolean;
  leave(): void;
  stay(): void;
}

/**
 * Leaving with unsaved changes asks first: links, Back and the frame's navigation here, closing and reloading by the
 * browser. Embedded, the admin's own save bar shows and the admin asks.
 */
export function useUnsavedChanges({ isDirty, path, save, discard }: UnsavedChangesOptions): LeaveQuestion {
  const { shell } = useAppEnvironment();
  const isLeaving: BlockerFunction = ({ currentLocation, nextLocation }) =>
    isDirty && (!isWithin(path, nextLocation.pathname) || shopIn(currentLocation) !== shopIn(nextLocation));
  const blocker = useBlocker(isLeaving);
  useLeaveWarning(isDirty);

  const ways = useRef<UnsavedChanges>({ save, discard });
  useEffect(() => {
    ways.current = { save, discard };
  }, [save, discard]);
  useEffect(() => {
    if (!isDirty) return;
    shell.setUnsavedChanges({ save: () => ways.current.save(), discard: () => ways.current.discard() });
    return () => shell.setUnsavedChanges(null);
  }, [shell, isDirty]);

  useEffect(() => {
    if (blocker.state !== 'blocked' || !shell.confirmLeaving) return;
    void shell.confirmLeaving().then((isSure) => (isSure ? blocker.proceed() : blocker.reset()));
  }, [blocker, shell]);

  return {
    isAsked: blocker.state === 'blocked' && shell.confirmLeaving === null,
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}

function isWithin(path: string, pathname: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}

function shopIn({ search }: { search: string }): string | null {
  return new URLSearchParams(search).get('shop');
}
