import { RejectedError, WaitCancelledError } from '@hub/api-client/http';
import { type Workflow, workflowReports } from '@hub/domain/workflows';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';
import { useRequestMutation } from '../../mutations/useRequestMutation.ts';
import { describeError } from '../../queries/describeError.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useRefreshWorkflows } from '../useWorkflowList.ts';
import { useWorkflowsClient } from '../useWorkflowsClient.ts';
import { workflowKeys } from '../workflowKeys.ts';

interface Deletion {
  workflow: Workflow;
  /** Ids of all workflows before the deletion, in order. */
  order: readonly string[];
}

interface WorkflowDeletion {
  remove(deletion: Deletion): void;
  /** Id of the one that is being deleted. */
  pendingId: string | null;
}

/** Deletes a workflow; the toast restores its position and its switch. */
export function useWorkflowDeletion(): WorkflowDeletion {
  const { shop } = useOpenShop();
  const { toasts } = useAppEnvironment();
  const client = useWorkflowsClient();
  const refresh = useRefreshWorkflows();
  const reportError = (error: unknown, name: string, retry: () => void) => {
    if (error instanceof WaitCancelledError) return;
    toasts.show(describeError(error).message, 'error', {
      detail: name,
      ...(!(error instanceof RejectedError) && { buttons: [{ label: workflowReports.retry, onAction: retry }] }),
    });
  };
  const restore = useRequestMutation<Deletion, 'asBefore' | 'off'>({
    mutationKey: workflowKeys.restore(shop),
    async send({ workflow: { workflowId, isActive }, order }, { signal, idempotencyKey }) {
      await client.restore(workflowId, { signal, idempotencyKey });
      try {
        await client.setOrder(order, { signal });
        if (isActive) await client.setActive(workflowId, true, { signal });
        return 'asBefore';
      } catch (error) {
        // Others were added since, or the plan’s limit is reached: it stays where the server put it.
        if (error instanceof RejectedError) return isActive ? 'off' : 'asBefore';
        throw error;
      }
    },
    slowText: ({ workflow }) => `${workflowReports.undo}: ${workflowReports.deleted(workflow.name)}`,
    slowNotice: 'toast',
    onSuccess: (outcome, { workflow: { name } }) =>
      void toasts.show(
        outcome === 'off' ? workflowReports.restoredOff(name) : workflowReports.restored(name),
        'success',
      ),
    onError: (error, { workflow }, { retry }) => reportError(error, workflow.name, retry),
    onSettled: refresh,
  });
  const remove = useRequestMutation<Deletion, void>({
    mutationKey: workflowKeys.delete(shop),
    send: ({ workflow }, { signal, idempotencyKey }) => client.delete(workflow.workflowId, { signal, idempotencyKey }),
    slowText: ({ workflow }) => `${workflowReports.deleted(workflow.name)}`,
    slowNotice: 'toast',
    onSuccess: (_, deletion) =>
      void toasts.show(workflowReports.deleted(deletion.workflow.name), 'success', {
        buttons: [{ label: workflowReports.undo, onAction: () => restore.mutate(deletion) }],
      }),
    onError: (error, { workflow }, { retry }) => reportError(error, workflow.name, retry),
    onSettled: refresh,
  });
  return {
    remove: remove.mutate,
    pendingId: remove.isPending ? (remove.variables?.workflow.workflowId ?? null) : null,
  };
}
