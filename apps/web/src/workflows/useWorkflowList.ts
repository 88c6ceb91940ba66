import type { WorkflowList } from '@hub/api-client/workflows';
import type { Loadable } from '@hub/ui/data';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLoadable } from '../queries/useLoadable.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import { useWorkflowsClient } from './useWorkflowsClient.ts';
import { workflowKeys } from './workflowKeys.ts';

/** All of the shop's workflows, with the options for their conditions and actions. */
export function useWorkflowList(): Loadable<WorkflowList> {
  const { shop } = useOpenShop();
  const client = useWorkflowsClient();
  return useLoadable({ queryKey: workflowKeys.list(shop), queryFn: ({ signal }) => client.list({ signal }) });
}

/** Reloads the list and everything shown of a workflow; resolves when loaded. */
export function useRefreshWorkflows(): () => Promise<void> {
  const { shop } = useOpenShop();
  const queryClient = useQueryClient();
  return useCallback(async () => {
    void queryClient.invalidateQueries({ queryKey: [...workflowKeys.all(shop), 'versions'] });
    await queryClient.invalidateQueries({ queryKey: workflowKeys.list(shop) });
  }, [queryClient, shop]);
}
