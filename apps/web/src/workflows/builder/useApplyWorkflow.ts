import type { AppliedOrder } from '@hub/domain/workflows';
import { SessionExpiredError, WaitCancelledError } from '@hub/api-client/http';
import { ordersAppliedAtOnce, workflowReports, workflowScreenTexts } from '@hub/domain/workflows';
import type { PendingRequest } from '@hub/ui/data';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';
import { useRequestMutation } from '../../mutations/useRequestMutation.ts';
import { useRefreshOrders } from '../../orders/actions/useRefreshOrders.ts';
import { describeError, type ErrorDescription } from '../../queries/describeError.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useWorkflowsClient } from '../useWorkflowsClient.ts';
import { workflowKeys } from '../workflowKeys.ts';

/** The chosen orders, in parts. A part keeps its key, so that one with an unknown outcome takes effect once. */
interface Application {
  workflowId: string;
  parts: readonly { orderIds: readonly string[]; idempotencyKey: string }[];
  /** Outcomes of the finished parts, kept after a failure or stop. */
  done: (readonly AppliedOrder[])[];
}

interface WorkflowApplication {
  apply(request: { workflowId: string; orderIds: readonly string[] }): void;
  /** Resumes with the first unfinished part. */
  resume(): void;
  /** Outcomes so far. */
  results: readonly AppliedOrder[];
  /** Chosen orders without an outcome. */
  left: number;
  isPending: boolean;
  stop(): void;
  sending: PendingRequest | null;
  failure: ErrorDescription | null;
  reset(): void;
}

/** Applies a workflow to existing orders in parts; then reloads the orders, the preview and the runs. */
export function useApplyWorkflow(): WorkflowApplication {
  const { shop } = useOpenShop();
  const { newId } = useAppEnvironment();
  const client = useWorkflowsClient();
  const queryClient = useQueryClient();
  const refreshOrders = useRefreshOrders();
  const [application, setApplication] = useState<Application | null>(null);
  const mutation = useRequestMutation<Application, void, number>({
    mutationKey: workflowKeys.apply(shop),
    async send({ workflowId, parts, done }, { signal, onProgress }) {
      for (const { orderIds, idempotencyKey } of parts.slice(done.length)) {
        const results = await client.apply(workflowId, orderIds, { signal, idempotencyKey });
        if (signal.aborted) return;
        done.push(results);
        onProgress(done.length);
      }
    },
    slowText: () => workflowScreenTexts.apply.title,
    onSettled() {
      void refreshOrders();
      void queryClient.invalidateQueries({ queryKey: workflowKeys.previews(shop) });
      void queryClient.invalidateQueries({ queryKey: workflowKeys.allRuns(shop) });
    },
  });
  const { error, startedAt } = mutation;
  const results = application?.done.flat() ?? [];
  const chosen = application?.parts.reduce((sum, { orderIds }) => sum + orderIds.length, 0) ?? 0;
  return {
    apply({ workflowId, orderIds }) {
      const isSame =
        application !== null &&
        application.workflowId === workflowId &&
        JSON.stringify(application.parts.flatMap((part) => part.orderIds)) === JSON.stringify(orderIds);
      const next = isSame ? application : { workflowId, parts: partsOf(orderIds, newId), done: [] };
      setApplication(next);
      mutation.mutate(next);
    },
    resume: () => application !== null && mutation.mutate(application),
    results,
    left: chosen - results.length,
    isPending: mutation.isPending,
    stop: mutation.cancel,
    sending: startedAt === undefined ? null : { since: startedAt, onCancel: mutation.cancel, onRetry: mutation.retry },
    failure:
      error === null || error instanceof SessionExpiredError
        ? null
        : error instanceof WaitCancelledError
          ? { message: workflowReports.applyCancelled }
          : describeError(error),
    reset() {
      setApplication(null);
      mutation.reset();
    },
  };
}

function partsOf(orderIds: readonly string[], newId: () => string): Application['parts'] {
  return Array.from({ length: Math.ceil(orderIds.length / ordersAppliedAtOnce) }, (_, index) => ({
    orderIds: orderIds.slice(index * ordersAppliedAtOnce, (index + 1) * ordersAppliedAtOnce),
    idempotencyKey: newId(),
  }));
}
