import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Router } from 'react-router-dom';
import type { AppHistory, BlockedNavigation, NavigationBlocker } from './createAppHistory.ts';

const HistoryContext = createContext<AppHistory | null>(null);

export interface HistoryRouterProps {
  /** The browser's history, or a test's in memory. */
  history: AppHistory;
  children: ReactNode;
}

/** A router over a history. As in React Router's own, the old screen stays until the next one's file has loaded. */
export function HistoryRouter({ history, children }: HistoryRouterProps) {
  const [{ location, action }, setEntry] = useState(() => entryOf(history));
  useLayoutEffect(() => history.listen(() => startTransition(() => setEntry(entryOf(history)))), [history]);
  return (
    <HistoryContext.Provider value={history}>
      <Router navigator={history} location={location} navigationType={action}>
        {children}
      </Router>
    </HistoryContext.Provider>
  );
}

export function useHistory(): AppHistory {
  const history = useContext(HistoryContext);
  if (!history) throw new Error('A navigation needs a HistoryRouter around it.');
  return history;
}

/**
 * Blocks links, navigations of the app, Back and Forward. Returns the blocked one, which waits for the person's answer.
 * `useLeaveWarning` covers closing and reloading.
 */
export function useNavigationBlocker(shouldBlock: NavigationBlocker['shouldBlock']): BlockedNavigation | null {
  const history = useHistory();
  const [blocked, setBlocked] = useState<BlockedNavigation | null>(null);
  const latest = useRef(shouldBlock);
  useEffect(() => {
    latest.current = shouldBlock;
  });
  useEffect(
    () => history.block({ shouldBlock: (from, to) => latest.current(from, to), onChange: setBlocked }),
    [history],
  );
  return blocked;
}

function entryOf({ location, action }: AppHistory) {
  return { location, action };
}
