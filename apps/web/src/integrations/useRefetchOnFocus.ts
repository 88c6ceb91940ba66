import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Refetches when the page gets the focus: another tab may have saved meanwhile. */
export function useRefetchOnFocus(key: QueryKey): void {
  const client = useQueryClient();
  const hash = hashKey(key);
  useEffect(() => {
    const refetch = () => {
      if (document.visibilityState === 'visible')
        void client.refetchQueries({ predicate: ({ queryHash }) => queryHash === hash }, { cancelRefetch: false });
    };
    window.addEventListener('focus', refetch);
    document.addEventListener('visibilitychange', refetch);
    return () => {
      window.removeEventListener('focus', refetch);
      document.removeEventListener('visibilitychange', refetch);
    };
  }, [client, hash]);
}
