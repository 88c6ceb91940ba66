import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Changes the query. `replace`: replaces the history entry. An unchanged query adds no entry. */
export type WriteAddress = (
  change: (address: URLSearchParams) => URLSearchParams,
  options?: { replace?: boolean },
) => void;

/** The query of the address and its setter. Successive changes build on each other, unlike the router's own. */
export function useAddress(): [address: URLSearchParams, write: WriteAddress] {
  const [address, setAddress] = useSearchParams();
  const latest = useRef({ address, setAddress });
  useLayoutEffect(() => {
    latest.current = { address, setAddress };
  }, [address, setAddress]);

  const write = useCallback<WriteAddress>((change, { replace = false } = {}) => {
    const { address, setAddress } = latest.current;
    const next = change(address);
    if (next.toString() === address.toString()) return;
    latest.current = { address: next, setAddress };
    setAddress(next, { replace, preventScrollReset: true });
  }, []);
  return [address, write];
}
