import { WaitCancelledError } from '@hub/api-client/http';
import { batchScreenTexts, pauseDoneText, type UpcomingBatchSummary } from '@hub/domain/batching';
import { savedVersionTexts } from '@hub/domain/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';
import { useRequestMutation } from '../../mutations/useRequestMutation.ts';
import { describeError } from '../../queries/describeError.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { fulfillmentKeys } from '../../queries/fulfillmentKeys.ts';
import { useBatchingClient } from './useBatchingClient.ts';

interface Pause {
  batch: UpcomingBatchSummary;
  isPaused: boolean;
}

/** Pauses and resumes the cut-offs of locations; the toast undoes it. */
export function usePauseBatching(): {
  pause(batch: UpcomingBatchSummary, isPaused: boolean): void;
  /** Ids of locations with a pending change. */
  pending: ReadonlySet<string>;
} {
  const { shop } = useOpenShop();
  const { toasts } = useAppEnvironment();
  const client = useBatchingClient();
  const queryClient = useQueryClient();
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  const mutation = useRequestMutation<Pause, void>({
    mutationKey: fulfillmentKeys.pauseBatching(shop),
    send: ({ batch: { locationId }, isPaused }, { signal, idempotencyKey }) =>
      client.pause({ locationId, isPaused }, { signal, idempotencyKey }),
    intentName: ({ batch, isPaused }) => `${isPaused ? 'pause' : 'resume'} ${batch.locationId}`,
    isConcurrent: true,
    slowText: ({ batch }) => batch.name,
    slowNotice: 'toast',
    onSuccess(_, { batch, isPaused }) {
      toasts.show(pauseDoneText(batch.name, isPaused), 'success', {
        buttons: [{ label: savedVersionTexts.undo, onAction: () => pause(batch, !isPaused) }],
      });
    },
    onError(error, { batch }, { retry }) {
      if (error instanceof WaitCancelledError) return;
      toasts.show(describeError(error).message, 'error', {
        detail: batch.name,
        buttons: [{ label: batchScreenTexts.retry, onAction: retry }],
      });
    },
    async onSettled({ batch }) {
      await queryClient.invalidateQueries({ queryKey: fulfillmentKeys.upcoming(shop) });
      setPending((before) => new Set([...before].filter((id) => id !== batch.locationId)));
    },
  });
  const pause = (batch: UpcomingBatchSummary, isPaused: boolean) => {
    setPending((before) => new Set(before).add(batch.locationId));
    mutation.mutate({ batch, isPaused });
  };
  return { pause, pending };
}
