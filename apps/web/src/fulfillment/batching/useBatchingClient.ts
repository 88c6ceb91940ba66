import { type BatchingClient, createBatchingClient } from '@hub/api-client/batching';
import { useMemo } from 'react';
import { useOpenShop } from '../../session/OpenShop.ts';

/** Calls for batches, loaded with their screens. */
export function useBatchingClient(): BatchingClient {
  const { client } = useOpenShop();
  return useMemo(() => createBatchingClient(client), [client]);
}
