import { type BatchingClient, createBatchingClient } from '@hub/api-client/batching';
import { useMemo } from 'react';
import { useOpenShop } from '../../session/OpenShop.ts';

/** The calls about batches, which come with their screens. */
export function useBatchingClient(): BatchingClient {
  const { client } = useOpenShop();
  return useMemo(() => createBatchingClient(client), [client]);
}
