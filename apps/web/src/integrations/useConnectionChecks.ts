import {
  type ConnectionCheck,
  type ConnectionChecks,
  parseConnectionChecks,
  type ThirdPartyId,
} from '@hub/domain/integrations';
import { useCallback, useEffect, useState } from 'react';
import { useOpenShop } from '../session/OpenShop.ts';
import { useAppEnvironment } from '../shared/AppEnvironment.ts';
import { connectionChecksKey } from '../shared/storageKeys.ts';

export interface KnownChecks {
  checks: ConnectionChecks;
  record(id: ThirdPartyId, check: ConnectionCheck): void;
}

/**
 * The last connection test of each provider, remembered per shop in this browser, without secrets (contract, "The
 * sandbox").
 */
export function useConnectionChecks(): KnownChecks {
  const { shop } = useOpenShop();
  const { localStore } = useAppEnvironment();
  const key = connectionChecksKey(shop);
  const [checks, setChecks] = useState(() => parseConnectionChecks(localStore.get(key)));

  // Another tab may have tested meanwhile.
  useEffect(() => {
    const reread = () => setChecks(parseConnectionChecks(localStore.get(key)));
    reread();
    window.addEventListener('storage', reread);
    return () => window.removeEventListener('storage', reread);
  }, [localStore, key]);

  const record = useCallback(
    (id: ThirdPartyId, check: ConnectionCheck) => {
      // Read first, so that what another tab has written since stays.
      const next = { ...parseConnectionChecks(localStore.get(key)), [id]: check };
      localStore.set(key, JSON.stringify(next));
      setChecks(next);
    },
    [localStore, key],
  );
  return { checks, record };
}
