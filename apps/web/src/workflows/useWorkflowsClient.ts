import { createWorkflowsClient, type WorkflowsClient } from '@hub/api-client/workflows';
import { useMemo } from 'react';
import { useOpenShop } from '../session/OpenShop.ts';

/** Calls for workflows, loaded with their screens. */
export function useWorkflowsClient(): WorkflowsClient {
  const { client } = useOpenShop();
  return useMemo(() => createWorkflowsClient(client), [client]);
}
