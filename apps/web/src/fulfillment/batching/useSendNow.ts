import { SessionExpiredError, WaitCancelledError } from '@hub/api-client/http';
import { type BatchRecord, batchScreenTexts, sentBatchText, type UpcomingBatchSummary } from '@hub/domain/batching';
import type { PendingRequest } from '@hub/ui/data';
import { useQueryClient } from '@tanstack/react-query';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';
import { useRequestMutation } from '../../mutations/useRequestMutation.ts';
import { useRefreshOrders } from '../../orders/actions/useRefreshOrders.ts';
import { describeError, type ErrorDescription } from '../../queries/describeError.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { fulfillmentKeys } from '../../queries/fulfillmentKeys.ts';
import { useBatchingClient } from './useBatchingClient.ts';

interface SendNow {
  send(batch: UpcomingBatchSummary): void;
  isPending: boolean;
  sending: PendingRequest | null;
  failure: ErrorDescription | null;
  reset(): void;
}

/** Sends a location's orders now; `onSent` once they are sent. Then reloads orders and batches. */
export function useSendNow({
  batchPath,
  onSent,
}: {
  batchPath: (batchId: string) => string;
  onSent: () => void;
}): SendNow {
  const { shop } = useOpenShop();
  const { toasts } = useAppEnvironment();
  const client = useBatchingClient();
  const queryClient = useQueryClient();
  const refreshOrders = useRefreshOrders();
  const mutation = useRequestMutation<UpcomingBatchSummary, BatchRecord>({
    mutationKey: fulfillmentKeys.sendNow(shop),
    send: ({ locationId }, { signal, idempotencyKey }) => client.sendNow(locationId, { signal, idempotencyKey }),
    intentName: ({ locationId }) => `send ${locationId}`,
    slowText: ({ name }) => `${batchScreenTexts.upcoming.sendNow}: ${name}`,
    onSuccess(batch) {
      const link = { label: batchScreenTexts.sendNow.view, path: batchPath(batch.batchId) };
      toasts.show(sentBatchText(batch), batch.counts.failed > 0 ? 'error' : 'success', { link });
      onSent();
    },
    onErrorAfterUnmount(error, { name }, { retry }) {
      const buttons = [{ label: batchScreenTexts.retry, onAction: retry }];
      toasts.show(describeError(error).message, 'error', { detail: name, buttons });
    },
    onSettled() {
      void refreshOrders();
      void queryClient.invalidateQueries({ queryKey: fulfillmentKeys.batching(shop) });
    },
  });
  const { error, startedAt } = mutation;
  return {
    send: mutation.mutate,
    isPending: mutation.isPending,
    sending: startedAt === undefined ? null : { since: startedAt, onCancel: mutation.cancel, onRetry: mutation.retry },
    failure: sendFailure(error, batchScreenTexts.sendNow.cancelled),
    reset: mutation.reset,
  };
}

/** Why orders were not sent, for the dialog; `null` for no failure, and when the session alert shows it. */
export function sendFailure(error: unknown, cancelled: string): ErrorDescription | null {
  if (error === null || error === undefined || error instanceof SessionExpiredError) return null;
  return error instanceof WaitCancelledError ? { message: cancelled } : describeError(error);
}
