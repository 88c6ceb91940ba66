import { SessionExpiredError, WaitCancelledError } from '@hub/api-client/http';
import { type Workflow, workflowReports, workflowScreenTexts } from '@hub/domain/workflows';
import type { SwitchRefusal } from '@hub/ui/workflows';
import { useState } from 'react';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';
import { useRequestMutation } from '../../mutations/useRequestMutation.ts';
import { useOpenUpgrade } from '../../plans/UpgradeGate.tsx';
import { describeError } from '../../queries/describeError.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useRefreshWorkflows } from '../useWorkflowList.ts';
import { useWorkflowsClient } from '../useWorkflowsClient.ts';
import { workflowKeys } from '../workflowKeys.ts';

interface SwitchRequest {
  workflow: Pick<Workflow, 'workflowId' | 'name'>;
  isActive: boolean;
  /** The plan’s limit is reached, which explains a refusal. */
  isAtLimit: boolean;
}

interface WorkflowSwitch {
  switchTo(request: SwitchRequest): void;
  /** Ids of those that are being switched. */
  pending: ReadonlySet<string>;
  /** Why one could not be switched, by id. */
  refusals: ReadonlyMap<string, SwitchRefusal>;
}

/** Switches workflows on and off, several in parallel. One that the plan refuses opens the upgrade popup. */
export function useWorkflowSwitch(): WorkflowSwitch {
  const { shop } = useOpenShop();
  const { toasts } = useAppEnvironment();
  const client = useWorkflowsClient();
  const refresh = useRefreshWorkflows();
  const openUpgrade = useOpenUpgrade();
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  const [refusals, setRefusals] = useState<ReadonlyMap<string, SwitchRefusal>>(new Map());
  const mutation = useRequestMutation<SwitchRequest, void>({
    mutationKey: workflowKeys.switch(shop),
    send: ({ workflow, isActive }, { signal, idempotencyKey }) =>
      client.setActive(workflow.workflowId, isActive, { signal, idempotencyKey }),
    intentName: ({ workflow }) => `switch ${workflow.workflowId}`,
    isConcurrent: true,
    slowText: ({ workflow, isActive }) =>
      `${isActive ? workflowScreenTexts.builder.switchOn : workflowScreenTexts.builder.switchOff}: ${workflow.name}`,
    slowNotice: 'toast',
    onSuccess: (_, { workflow, isActive }) =>
      void toasts.show(workflowReports.switched(workflow.name, isActive), 'success', {
        tag: `switch ${workflow.workflowId}`,
      }),
    onError(error, { workflow, isAtLimit, isActive }, { isMounted }) {
      if (error instanceof WaitCancelledError || error instanceof SessionExpiredError) return;
      const { message } = describeError(error);
      if (!isMounted) toasts.show(message, 'error', { detail: workflow.name });
      const isOfPlan = isActive && isAtLimit;
      if (isMounted && isOfPlan) openUpgrade();
      setRefusals((before) => new Map(before).set(workflow.workflowId, { message, isOfPlan }));
    },
    async onSettled({ workflow }) {
      await refresh();
      setPending((before) => new Set([...before].filter((id) => id !== workflow.workflowId)));
    },
  });
  return {
    switchTo(request) {
      const { workflowId } = request.workflow;
      setPending((before) => new Set(before).add(workflowId));
      setRefusals((before) => new Map([...before].filter(([id]) => id !== workflowId)));
      mutation.mutate(request);
    },
    pending,
    refusals,
  };
}
