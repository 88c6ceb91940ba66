import { WaitCancelledError } from '@hub/api-client/http';
import { createStoreClient } from '@hub/api-client/store';
import { savedVersionTexts } from '@hub/domain/shared';
import { storeTexts } from '@hub/domain/store';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import { useRequestMutation } from '../mutations/useRequestMutation.ts';
import { describeError } from '../queries/describeError.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import { storeStatusKey } from './useStoreStatus.ts';

type StoreAction =
  | { type: 'check' }
  | { type: 'read' }
  | { type: 'retry'; order: { orderId: string; orderName: string } | null };

/** Names a pending action. */
const nameOf = (action: StoreAction) => (action.type === 'retry' ? (action.order?.orderId ?? 'retry') : action.type);

/** Actions on the store: a check, reading all orders, and retrying refused changes. */
export function useStoreActions(): {
  start(action: StoreAction): void;
  /** Names of the pending actions. */
  busy: ReadonlySet<string>;
} {
  const { shop, client } = useOpenShop();
  const { toasts } = useAppEnvironment();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const { mutate } = useRequestMutation<StoreAction, void>({
    mutationKey: [...storeStatusKey(shop), 'action'],
    isConcurrent: true,
    intentName: nameOf,
    slowText: () => storeTexts.saving,
    slowNotice: 'toast',
    send(action, { signal, idempotencyKey }) {
      const store = createStoreClient(client);
      const options = { signal, idempotencyKey };
      if (action.type === 'check') return store.check(options);
      if (action.type === 'read') return store.readAgain(options);
      return store.retry(action.order?.orderId ?? null, options);
    },
    onSuccess: (_, action) => void toasts.show(startedText(action), 'success'),
    onError(error, action, { retry }) {
      if (error instanceof WaitCancelledError) return;
      toasts.show(describeError(error).message, 'error', {
        ...(action.type === 'retry' && action.order && { detail: action.order.orderName }),
        buttons: [{ label: savedVersionTexts.retry, onAction: retry }],
      });
    },
    async onSettled(action) {
      await queryClient.invalidateQueries({ queryKey: storeStatusKey(shop) });
      setBusy((before) => new Set([...before].filter((name) => name !== nameOf(action))));
    },
  });
  const start = (action: StoreAction) => {
    setBusy((before) => new Set(before).add(nameOf(action)));
    mutate(action);
  };
  return { start, busy };
}

function startedText(action: StoreAction): string {
  if (action.type === 'check') return storeTexts.checkStarted;
  if (action.type === 'read') return storeTexts.readStarted;
  return action.order === null ? storeTexts.retriedAll : storeTexts.retried(action.order.orderName);
}
