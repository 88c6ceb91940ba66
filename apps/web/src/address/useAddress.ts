import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Changes the query of the address. `replace`: as one step of history with what was there. An unchanged query is no
 * step.
 */
export type WriteAddress = (
  change: (address: URLSearchParams) => URLSearchParams,
  options?: { replace?: boolean },
) => void;

/**
 * The query of the address, and how to change it: two changes in a row build on each other, which the router's own do
 * not.
 */
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
