import { RejectedError, SessionExpiredError, WaitCancelledError } from '@hub/api-client/http';
import { type Workflow, type WorkflowDefinition, workflowReports } from '@hub/domain/workflows';
import type { PendingRequest } from '@hub/ui/data';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';
import { useRequestMutation } from '../../mutations/useRequestMutation.ts';
import { describeError, type ErrorDescription } from '../../queries/describeError.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useRefreshWorkflows } from '../useWorkflowList.ts';
import { useWorkflowsClient } from '../useWorkflowsClient.ts';
import { workflowKeys } from '../workflowKeys.ts';

export interface WorkflowSaveRequest {
  /** The version being changed; `null` for a new workflow. */
  base: Workflow | null;
  definition: WorkflowDefinition;
  switchOn: boolean;
}

/** Outcome of a save. When saved, `refusal` says why it could not be switched on. */
export type SavedWorkflow =
  | { type: 'saved'; saved: Workflow; refusal: string | null }
  | { type: 'outdated'; current: Workflow | null };

interface WorkflowSave {
  save(request: WorkflowSaveRequest): void;
  isPending: boolean;
  switchesOn: boolean;
  /** The pending save; `null` for none. */
  saving: PendingRequest | null;
  failure: ErrorDescription | null;
  reset(): void;
}

/** Saves a workflow, and switches it on if requested; the toast undoes both. `onDone` is called while mounted. */
export function useSaveWorkflow(onDone: (result: SavedWorkflow, request: WorkflowSaveRequest) => void): WorkflowSave {
  const { shop } = useOpenShop();
  const { toasts } = useAppEnvironment();
  const client = useWorkflowsClient();
  const refresh = useRefreshWorkflows();
  const undo = useRequestMutation<{ request: WorkflowSaveRequest; saved: Workflow }, void>({
    mutationKey: [...workflowKeys.save(shop), 'undo'],
    async send({ request: { base, switchOn }, saved: { workflowId, version } }, { signal, idempotencyKey }) {
      if (base === null) return client.delete(workflowId, { signal, idempotencyKey });
      const { name, trigger, match, groups, actions } = base;
      const definition = { name, trigger, match, groups, actions };
      const outcome = await client.save({ workflowId, baseVersion: version, definition }, { signal, idempotencyKey });
      if (outcome.type === 'outdated') throw new Error('Someone else saved a newer version.');
      if (switchOn && !base.isActive) await client.setActive(workflowId, false, { signal });
    },
    slowText: ({ saved }) => `${workflowReports.undo}: ${saved.name}`,
    slowNotice: 'toast',
    onSuccess: (_, { saved, request }) =>
      void toasts.show(
        request.base === null ? workflowReports.deleted(saved.name) : workflowReports.undone(request.base.name),
        'success',
      ),
    onError(error, { saved }, { retry }) {
      if (error instanceof WaitCancelledError) return;
      toasts.show(workflowReports.notUndone(saved.name), 'error', {
        detail: describeError(error).message,
        ...(!(error instanceof RejectedError) && { buttons: [{ label: workflowReports.retry, onAction: retry }] }),
      });
    },
    onSettled: refresh,
  });
  const mutation = useRequestMutation<WorkflowSaveRequest, SavedWorkflow>({
    mutationKey: workflowKeys.save(shop),
    async send({ base, definition, switchOn }, { signal, idempotencyKey }) {
      const outcome = await client.save(
        { workflowId: base?.workflowId ?? null, baseVersion: base?.version ?? null, definition },
        { signal, idempotencyKey },
      );
      if (outcome.type === 'outdated') return outcome;
      const { saved: workflow } = outcome;
      if (!switchOn || workflow.isActive) return { ...outcome, refusal: null };
      try {
        await client.setActive(workflow.workflowId, true, { signal });
        return { type: 'saved', saved: { ...workflow, isActive: true }, refusal: null };
      } catch (error) {
        // It is saved anyway, so this is not a failed save.
        if (error instanceof WaitCancelledError || error instanceof SessionExpiredError) throw error;
        return { type: 'saved', saved: workflow, refusal: describeError(error).message };
      }
    },
    slowText: ({ definition }) => `${workflowReports.savingName(definition.name)}`,
    async onSuccess(result, request, { isMounted }) {
      await refresh();
      if (result.type === 'saved') {
        const { saved: workflow, refusal } = result;
        const isOn = request.switchOn && workflow.isActive;
        toasts.show(
          refusal !== null
            ? workflowReports.savedNotOn(workflow.name)
            : isOn
              ? workflowReports.savedAndOn(workflow.name)
              : workflowReports.saved(workflow.name, workflow.version),
          refusal === null ? 'success' : 'warning',
          {
            ...(refusal !== null && { detail: refusal }),
            tag: 'workflow saved',
            buttons: [{ label: workflowReports.undo, onAction: () => undo.mutate({ request, saved: workflow }) }],
          },
        );
      }
      if (isMounted) onDone(result, request);
    },
    onErrorAfterUnmount: (error, { definition }, { retry }) =>
      void toasts.show(workflowReports.notSaved(definition.name), 'error', {
        detail: describeError(error).message,
        buttons: [{ label: workflowReports.retry, onAction: retry }],
      }),
  });
  const { error, startedAt } = mutation;
  return {
    save: mutation.mutate,
    isPending: mutation.isPending,
    switchesOn: mutation.variables?.switchOn ?? false,
    saving: startedAt === undefined ? null : { since: startedAt, onCancel: mutation.cancel, onRetry: mutation.retry },
    failure:
      error === null || error instanceof SessionExpiredError
        ? null
        : error instanceof WaitCancelledError
          ? { message: workflowReports.saveCancelled }
          : describeError(error),
    reset: mutation.reset,
  };
}
