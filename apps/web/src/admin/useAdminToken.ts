import { authorizationFor } from '@hub/api-client/http';
import { useEffect, useState } from 'react';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import { adminTokenKey } from '../environment/storageKeys.ts';

export interface AdminToken {
  /** `null`: not signed in. */
  token: string | null;
  /** Stores it in this tab. */
  save(token: string): void;
  /** Removes it. */
  clear(): void;
}

/** This tab's admin token. Also accepts one in localStorage (§6); signing out removes both. */
export function useAdminToken(): AdminToken {
  const { localStore, sessionStore } = useAppEnvironment();
  const [, rerender] = useState({});

  useEffect(() => {
    const handleStorage = (event: StorageEvent) => {
      // Null key: storage was cleared.
      if (event.key === adminTokenKey || event.key === null) rerender({});
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, []);

  const stored = sessionStore.get(adminTokenKey) ?? localStore.get(adminTokenKey);
  return {
    token: authorizationFor('admin', { adminToken: stored, shopToken: null }),
    save(token) {
      localStore.remove(adminTokenKey);
      sessionStore.set(adminTokenKey, token);
      rerender({});
    },
    clear() {
      localStore.remove(adminTokenKey);
      sessionStore.remove(adminTokenKey);
      rerender({});
    },
  };
}
