import { authorizationFor } from '@hub/api-client/http';
import { useEffect, useState } from 'react';
import { useAppEnvironment } from '../shared/AppEnvironment.ts';
import { adminTokenKey } from '../shared/storageKeys.ts';

export interface AdminToken {
  /** There is one that a call of this area would carry. */
  isThere: boolean;
  keep(token: string): void;
  /** Takes it out of the browser. */
  drop(): void;
}

/** The admin token of this browser (§6). Signing out in one tab signs out the others. */
export function useAdminToken(): AdminToken {
  const { localStore } = useAppEnvironment();
  const [, lookAgain] = useState({});

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      // No key: everything was cleared.
      if (event.key === adminTokenKey || event.key === null) lookAgain({});
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);

  return {
    isThere: authorizationFor('admin', { adminToken: localStore.get(adminTokenKey), shopToken: null }) !== null,
    keep(token) {
      localStore.set(adminTokenKey, token);
      lookAgain({});
    },
    drop() {
      localStore.remove(adminTokenKey);
      lookAgain({});
    },
  };
}
