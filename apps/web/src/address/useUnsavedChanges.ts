import { useEffect, useRef } from 'react';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import type { NavigationBlocker } from './createAppHistory.ts';
import { useLeaveWarning } from './useLeaveWarning.ts';
import { useNavigationBlocker } from './HistoryRouter.tsx';
import type { SaveBarActions } from '../shell/ShellPort.ts';

export interface UnsavedChangesOptions extends SaveBarActions {
  /** Whether there are unsaved changes. */
  isDirty: boolean;
  /** The screen's path: its tabs share the form, so navigating between them loses nothing. */
  path: string;
  /** When the query decides what is shown: whether the next address still shows the form. */
  keepsForm?(next: URLSearchParams): boolean;
}

/** The confirmation to render when the admin's frame does not ask. */
export interface LeavePrompt {
  isOpen: boolean;
  leave(): void;
  stay(): void;
}

/**
 * Asks before leaving with unsaved changes: here for links, Back and the admin's navigation, in the browser for closing
 * and reloading. Embedded, the admin's save bar asks.
 */
export function useUnsavedChanges({
  isDirty,
  path,
  keepsForm = () => true,
  save,
  discard,
}: UnsavedChangesOptions): LeavePrompt {
  const { shell } = useAppEnvironment();
  const shouldBlock: NavigationBlocker['shouldBlock'] = (from, to) =>
    isDirty &&
    (!isWithin(path, to.pathname) || shopIn(from) !== shopIn(to) || !keepsForm(new URLSearchParams(to.search)));
  const blocked = useNavigationBlocker(shouldBlock);
  useLeaveWarning(isDirty);

  const latestActions = useRef<SaveBarActions>({ save, discard });
  useEffect(() => {
    latestActions.current = { save, discard };
  }, [save, discard]);
  useEffect(() => {
    if (!isDirty) return;
    shell.setUnsavedChanges({
      save: () => latestActions.current.save(),
      discard: () => latestActions.current.discard(),
    });
    return () => shell.setUnsavedChanges(null);
  }, [shell, isDirty]);

  useEffect(() => {
    if (!blocked || !shell.confirmLeaving) return;
    void shell.confirmLeaving().then((isConfirmed) => (isConfirmed ? blocked.proceed() : blocked.reset()));
  }, [blocked, shell]);

  return {
    isOpen: blocked !== null && shell.confirmLeaving === null,
    leave: () => blocked?.proceed(),
    stay: () => blocked?.reset(),
  };
}

function isWithin(path: string, pathname: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}

function shopIn({ search }: { search: string }): string | null {
  return new URLSearchParams(search).get('shop');
}
