import { authorizationFor } from '@hub/api-client/http';
import { useEffect, useState } from 'react';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import { adminTokenKey } from '../environment/storageKeys.ts';

export interface AdminToken {
  /** Whether a usable token is stored. */
  isPresent: boolean;
  save(token: string): void;
  /** Removes it. */
  clear(): void;
}

/** The admin token of this browser (§6). Signing out applies to all tabs. */
export function useAdminToken(): AdminToken {
  const { localStore } = useAppEnvironment();
  const [, rerender] = useState({});

  useEffect(() => {
    const handleStorage = (event: StorageEvent) => {
      // Null key: storage was cleared.
      if (event.key === adminTokenKey || event.key === null) rerender({});
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, []);

  return {
    isPresent: authorizationFor('admin', { adminToken: localStore.get(adminTokenKey), shopToken: null }) !== null,
    save(token) {
      localStore.set(adminTokenKey, token);
      rerender({});
    },
    clear() {
      localStore.remove(adminTokenKey);
      rerender({});
    },
  };
}
