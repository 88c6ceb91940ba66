import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useHistory } from './HistoryRouter.tsx';

/** Changes the query. `replace`: replaces the history entry. An unchanged query adds no entry. */
export type WriteAddress = (
  change: (address: URLSearchParams) => URLSearchParams,
  options?: { replace?: boolean },
) => void;

/**
 * The query of the address and its setter. Successive changes build on each other, unlike React Router's own. A change
 * after the person has left for another screen is dropped.
 */
export function useAddress(): [address: URLSearchParams, write: WriteAddress] {
  const history = useHistory();
  const { pathname } = useLocation();
  const [address, setAddress] = useSearchParams();
  const latest = useRef({ pathname, address, setAddress });
  useLayoutEffect(() => {
    latest.current = { pathname, address, setAddress };
  }, [pathname, address, setAddress]);

  const write = useCallback<WriteAddress>(
    (change, { replace = false } = {}) => {
      const { pathname, address, setAddress } = latest.current;
      if (history.location.pathname !== pathname) return;
      const next = change(address);
      if (next.toString() === address.toString()) return;
      latest.current = { pathname, address: next, setAddress };
      setAddress(next, { replace, preventScrollReset: true });
    },
    [history],
  );
  return [address, write];
}
