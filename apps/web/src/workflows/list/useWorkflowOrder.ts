import { WaitCancelledError } from '@hub/api-client/http';
import { workflowReports, workflowScreenTexts } from '@hub/domain/workflows';
import { useRef, useState } from 'react';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';
import { useRequestMutation } from '../../mutations/useRequestMutation.ts';
import { describeError } from '../../queries/describeError.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useRefreshWorkflows } from '../useWorkflowList.ts';
import { useWorkflowsClient } from '../useWorkflowsClient.ts';
import { workflowKeys } from '../workflowKeys.ts';

interface WorkflowOrderState {
  /** The order to show until the server has it; `null`: the server’s. */
  ids: readonly string[] | null;
  reorder(ids: readonly string[]): void;
}

/** Saves the order of workflows. It shows at once; of several moves during a save the last is sent next. */
export function useWorkflowOrder(): WorkflowOrderState {
  const { shop } = useOpenShop();
  const { toasts } = useAppEnvironment();
  const client = useWorkflowsClient();
  const refresh = useRefreshWorkflows();
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const latest = useRef<readonly string[] | null>(null);
  const show = (order: readonly string[] | null) => {
    latest.current = order;
    setIds(order);
  };
  const mutation = useRequestMutation<readonly string[], void>({
    mutationKey: workflowKeys.order(shop),
    send: (order, { signal, idempotencyKey }) => client.setOrder(order, { signal, idempotencyKey }),
    slowText: () => workflowScreenTexts.list.title,
    slowNotice: 'toast',
    async onSuccess(_, sent) {
      if (latest.current !== null && latest.current !== sent) {
        mutation.mutate(latest.current);
        return;
      }
      await refresh();
      if (latest.current === sent) show(null);
    },
    async onError(error) {
      show(null);
      if (!(error instanceof WaitCancelledError))
        toasts.show(workflowReports.notMoved, 'error', { detail: describeError(error).message, tag: 'workflow order' });
      await refresh();
    },
  });
  return {
    ids,
    reorder(order) {
      show(order);
      mutation.mutate(order);
    },
  };
}
