import { createImportsClient, type ImportsClient } from '@hub/api-client/imports';
import { useMemo } from 'react';
import { useOpenShop } from '../session/OpenShop.ts';

/** Calls for imports, loaded with their screen. */
export function useImportsClient(): ImportsClient {
  const { client } = useOpenShop();
  return useMemo(() => createImportsClient(client), [client]);
}
