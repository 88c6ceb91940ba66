import type { BatchingClient } from '@hub/api-client/batching';
import { type ChangeOptions, SessionExpiredError, WaitCancelledError } from '@hub/api-client/http';
import {
  type BatchedOrderRecord,
  type BatchRecord,
  batchScreenTexts,
  sentBatchText,
  type UpcomingBatchSummary,
} from '@hub/domain/batching';
import { editDisabledReason, sections } from '@hub/domain/permissions';
import type { PendingRequest } from '@hub/ui/data';
import { useQueryClient } from '@tanstack/react-query';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';
import { type RequestMutationOptions, useRequestMutation } from '../../mutations/useRequestMutation.ts';
import { useRefreshOrders } from '../../orders/actions/useRefreshOrders.ts';
import { describeError, type ErrorDescription } from '../../queries/describeError.ts';
import { fulfillmentKeys } from '../../queries/fulfillmentKeys.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useBatchingClient } from './useBatchingClient.ts';

interface BatchSending<Input, Sent> {
  send(input: Input): void;
  /** The call's reply; `null` before. */
  sent: Sent | null;
  isPending: boolean;
  sending: PendingRequest | null;
  /** For the dialog. */
  failure: ErrorDescription | null;
  reset(): void;
}

/** Sends a location's orders now; `onSent` once they are sent. */
export function useSendNow({
  batchPath,
  onSent,
}: {
  batchPath: (batchId: string) => string;
  onSent: () => void;
}): BatchSending<UpcomingBatchSummary, BatchRecord> {
  const { shop } = useOpenShop();
  const { toasts } = useAppEnvironment();
  return useBatchSending({
    mutationKey: fulfillmentKeys.sendNow(shop),
    call: (client, { locationId }, options) => client.sendNow(locationId, options),
    intentName: ({ locationId }) => `send ${locationId}`,
    slowText: ({ name }) => `${batchScreenTexts.upcoming.sendNow}: ${name}`,
    nameOf: ({ name }) => name,
    cancelled: batchScreenTexts.sendNow.cancelled,
    onSuccess(batch) {
      const link = { label: batchScreenTexts.sendNow.view, path: batchPath(batch.batchId) };
      toasts.show(sentBatchText(batch), batch.counts.failed > 0 ? 'error' : 'success', { link });
      onSent();
    },
  });
}

/** Resends the failed orders of the batch with this id. `sent`: the outcome of each order. */
export function useSendAgain(): BatchSending<string, readonly BatchedOrderRecord[]> {
  const { shop } = useOpenShop();
  return useBatchSending({
    mutationKey: fulfillmentKeys.sendAgain(shop),
    call: async (client, batchId, options) => (await client.sendFailedAgain(batchId, options)).orders,
    slowText: () => batchScreenTexts.sendNow.sending,
    nameOf: batchScreenTexts.batch.title,
    cancelled: batchScreenTexts.batch.againCancelled,
  });
}

/**
 * Why this person cannot send orders in a batch; `null` when they can. Sending changes orders and the location's
 * batches.
 */
export function useSendDisabledReason(): string | null {
  const { access } = useOpenShop();
  return editDisabledReason(access, sections.locations) ?? editDisabledReason(access, sections.dashboard);
}

interface BatchSendingOptions<Input, Sent> extends Pick<
  RequestMutationOptions<Input, Sent>,
  'mutationKey' | 'intentName' | 'slowText' | 'onSuccess'
> {
  call(client: BatchingClient, input: Input, options: ChangeOptions): Promise<Sent>;
  /** Subject of the toast about a failure after unmount. */
  nameOf(input: Input): string;
  /** Text for a canceled wait. */
  cancelled: string;
}

/** Sends orders of a batch, then reloads orders and batches. */
function useBatchSending<Input, Sent>({
  call,
  nameOf,
  cancelled,
  ...options
}: BatchSendingOptions<Input, Sent>): BatchSending<Input, Sent> {
  const { shop } = useOpenShop();
  const { toasts } = useAppEnvironment();
  const client = useBatchingClient();
  const queryClient = useQueryClient();
  const refreshOrders = useRefreshOrders();
  const { mutate, data, error, startedAt, isPending, cancel, retry, reset } = useRequestMutation<Input, Sent>({
    ...options,
    send: (input, { signal, idempotencyKey }) => call(client, input, { signal, idempotencyKey }),
    onErrorAfterUnmount(failure, input, context) {
      const buttons = [{ label: batchScreenTexts.retry, onAction: context.retry }];
      toasts.show(describeError(failure).message, 'error', { detail: nameOf(input), buttons });
    },
    onSettled() {
      void refreshOrders();
      void queryClient.invalidateQueries({ queryKey: fulfillmentKeys.batching(shop) });
    },
  });
  return {
    send: mutate,
    sent: data ?? null,
    isPending,
    sending: startedAt === undefined ? null : { since: startedAt, onCancel: cancel, onRetry: retry },
    failure: sendFailure(error, cancelled),
    reset,
  };
}

/** `null` for no failure, and when the session alert shows it. */
function sendFailure(error: unknown, cancelled: string): ErrorDescription | null {
  if (error === null || error === undefined || error instanceof SessionExpiredError) return null;
  return error instanceof WaitCancelledError ? { message: cancelled } : describeError(error);
}
