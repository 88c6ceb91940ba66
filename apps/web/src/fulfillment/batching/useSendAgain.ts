import { type BatchedOrderRecord, batchScreenTexts } from '@hub/domain/batching';
import type { PendingRequest } from '@hub/ui/data';
import { useQueryClient } from '@tanstack/react-query';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';
import { useRequestMutation } from '../../mutations/useRequestMutation.ts';
import { useRefreshOrders } from '../../orders/actions/useRefreshOrders.ts';
import { describeError, type ErrorDescription } from '../../queries/describeError.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { fulfillmentKeys } from '../../queries/fulfillmentKeys.ts';
import { useBatchingClient } from './useBatchingClient.ts';
import { sendFailure } from './useSendNow.ts';

interface SendAgain {
  send(batchId: string): void;
  /** Outcome of each order; `null` until they were sent. */
  results: readonly BatchedOrderRecord[] | null;
  isPending: boolean;
  sending: PendingRequest | null;
  failure: ErrorDescription | null;
  reset(): void;
}

/** Resends a batch's failed orders, then reloads orders and batches. */
export function useSendAgain(): SendAgain {
  const { shop } = useOpenShop();
  const { toasts } = useAppEnvironment();
  const client = useBatchingClient();
  const queryClient = useQueryClient();
  const refreshOrders = useRefreshOrders();
  const mutation = useRequestMutation<string, readonly BatchedOrderRecord[]>({
    mutationKey: fulfillmentKeys.sendAgain(shop),
    send: async (batchId, { signal, idempotencyKey }) =>
      (await client.sendFailedAgain(batchId, { signal, idempotencyKey })).orders,
    slowText: () => batchScreenTexts.sendNow.sending,
    onErrorAfterUnmount(error, batchId, { retry }) {
      const buttons = [{ label: batchScreenTexts.retry, onAction: retry }];
      toasts.show(describeError(error).message, 'error', { detail: batchScreenTexts.batch.title(batchId), buttons });
    },
    onSettled() {
      void refreshOrders();
      void queryClient.invalidateQueries({ queryKey: fulfillmentKeys.batching(shop) });
    },
  });
  const { error, startedAt } = mutation;
  return {
    send: mutation.mutate,
    results: mutation.data ?? null,
    isPending: mutation.isPending,
    sending: startedAt === undefined ? null : { since: startedAt, onCancel: mutation.cancel, onRetry: mutation.retry },
    failure: sendFailure(error, batchScreenTexts.batch.againCancelled),
    reset: mutation.reset,
  };
}
