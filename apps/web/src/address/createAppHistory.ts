import { type Location, NavigationType, type Navigator, type UNSAFE_createMemoryHistory } from 'react-router-dom';

/** React Router's history: the browser's, or in memory. */
type EntryHistory = Pick<
  ReturnType<typeof UNSAFE_createMemoryHistory>,
  'location' | 'push' | 'replace' | 'go' | 'listen' | 'createHref' | 'createURL' | 'encodeLocation'
>;

/** A navigation that waits for the person. */
export interface BlockedNavigation {
  /** Navigates. */
  proceed(): void;
  /** Drops the navigation. */
  reset(): void;
}

export interface NavigationBlocker {
  shouldBlock(from: Location, to: Location): boolean;
  /** Called with the waiting navigation; `null` once it is answered or another navigation succeeded. */
  onChange(blocked: BlockedNavigation | null): void;
}

export interface AppHistory extends Navigator {
  /** Current location. While a blocked Back is being undone, the browser's address differs. */
  readonly location: Location;
  /** How it was reached. */
  readonly action: NavigationType;
  /** Calls back after each navigation; returns an unsubscribe function. */
  listen(listener: () => void): () => void;
  /** Asks before each navigation; the last blocker decides. Returns a function that removes it. */
  block(blocker: NavigationBlocker): () => void;
}

/**
 * Adds blocking to a history, as in React Router's `useBlocker`, which requires the router's data part (17 KB). Back
 * and Forward have already happened when the page learns of them: this undoes them, and repeats them when confirmed.
 */
export function createAppHistory(history: EntryHistory): AppHistory {
  let { location } = history;
  let action = NavigationType.Pop;
  const listeners = new Set<() => void>();
  const blockers = new Set<NavigationBlocker>();
  /** The blocker whose navigation waits for an answer, or continues after it. */
  let blocked: { by: NavigationBlocker; isProceeding: boolean } | null = null;
  /** While a blocked Back or Forward is being undone. */
  let onUndone: (() => void) | null = null;

  history.listen(({ location: next, delta }) => {
    if (onUndone) {
      onUndone();
      onUndone = null;
      return;
    }
    // An entry that the app did not create, such as a link within the page: the way back is unknown.
    if (delta === null) return complete(NavigationType.Pop);
    const undone = new Promise<void>((resolve) => {
      onUndone = resolve;
    });
    if (isBlocked(next, () => void undone.then(() => history.go(delta)))) return history.go(-delta);
    onUndone = null;
    complete(NavigationType.Pop);
  });

  function complete(completed: NavigationType): void {
    ({ location } = history);
    action = completed;
    unblock();
    for (const listener of listeners) listener();
  }

  function unblock(): void {
    const blocker = blocked?.by;
    blocked = null;
    blocker?.onChange(null);
  }

  function isBlocked(next: Location, navigate: () => void): boolean {
    const blocker = [...blockers].at(-1);
    if (!blocker || blocked?.isProceeding || !blocker.shouldBlock(location, next)) return false;
    blocked = { by: blocker, isProceeding: false };
    const isWaiting = () => blocked?.by === blocker && !blocked.isProceeding;
    blocker.onChange({
      proceed() {
        if (!isWaiting()) return;
        blocked = { by: blocker, isProceeding: true };
        blocker.onChange(null);
        navigate();
      },
      reset() {
        if (isWaiting()) unblock();
      },
    });
    return true;
  }

  function navigate(method: 'push' | 'replace', to: Parameters<Navigator['push']>[0], state: unknown): void {
    const go = () => {
      history[method](to, state);
      complete(method === 'push' ? NavigationType.Push : NavigationType.Replace);
    };
    if (!isBlocked({ ...location, ...history.encodeLocation(to), state }, go)) go();
  }

  return {
    get location() {
      return location;
    },
    get action() {
      return action;
    },
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
    push: (to, state) => navigate('push', to, state),
    replace: (to, state) => navigate('replace', to, state),
    go: history.go,
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    block(blocker) {
      blockers.add(blocker);
      return () => {
        blockers.delete(blocker);
        if (blocked?.by === blocker) blocked = null;
      };
    },
  };
}
