import { createImportsClient, type ImportsClient } from '@hub/api-client/imports';
import { useMemo } from 'react';
import { useOpenShop } from '../session/OpenShop.ts';

/** The calls about imports, which come with their screen. */
export function useImportsClient(): ImportsClient {
  const { client } = useOpenShop();
  return useMemo(() => createImportsClient(client), [client]);
}
