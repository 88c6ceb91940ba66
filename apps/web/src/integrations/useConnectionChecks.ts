import {
  type ConnectionCheck,
  type ConnectionChecks,
  parseConnectionChecks,
  type ThirdPartyId,
} from '@hub/domain/integrations';
import { useCallback, useEffect, useState } from 'react';
import { useOpenShop } from '../session/OpenShop.ts';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import { connectionChecksKey } from '../environment/storageKeys.ts';

export interface LastConnectionChecks {
  checks: ConnectionChecks;
  record(id: ThirdPartyId, check: ConnectionCheck): void;
}

/**
 * The last connection test of each provider, stored per shop in this browser without secrets (contract, "The sandbox").
 */
export function useConnectionChecks(): LastConnectionChecks {
  const { shop } = useOpenShop();
  const { localStore } = useAppEnvironment();
  const key = connectionChecksKey(shop);
  const [checks, setChecks] = useState(() => parseConnectionChecks(localStore.get(key)));

  // Another tab may have written it.
  useEffect(() => {
    const readStoredChecks = () => setChecks(parseConnectionChecks(localStore.get(key)));
    readStoredChecks();
    window.addEventListener('storage', readStoredChecks);
    return () => window.removeEventListener('storage', readStoredChecks);
  }, [localStore, key]);

  const record = useCallback(
    (id: ThirdPartyId, check: ConnectionCheck) => {
      // Read first, to keep what another tab has written.
      const next = { ...parseConnectionChecks(localStore.get(key)), [id]: check };
      localStore.set(key, JSON.stringify(next));
      setChecks(next);
    },
    [localStore, key],
  );
  return { checks, record };
}
