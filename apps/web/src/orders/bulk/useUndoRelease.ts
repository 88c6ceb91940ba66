import type { ApiClient } from '@hub/api-client';
import { SessionExpiredError } from '@hub/api-client/http';
import {
  type BulkReport,
  type Order,
  type OrderOutcome,
  timelineMessage,
  undoLabel,
  undoReleaseReport,
} from '@hub/domain/orders';
import { useQueryClient } from '@tanstack/react-query';
import pMap from 'p-map';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';
import { type RequestContext, type SettledContext, useRequestMutation } from '../../mutations/useRequestMutation.ts';
import { describeError } from '../../queries/describeError.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import type { OrderChange } from '../actions/createRunningOrders.ts';
import { useRefreshOrders } from '../actions/useRefreshOrders.ts';
import { orderKeys } from '../orderKeys.ts';

const concurrency = 4;

interface UndoProgress {
  done: number;
  all: number;
}

export interface UndoRelease {
  /** Null while nothing is undone. `since`: when the last order was answered, ms since 1970. */
  progress: (UndoProgress & { since: number }) | null;
  start(orders: readonly Order[]): void;
  /** Aborts what is not answered and sends it again, under the same keys. */
  retry(): void;
  /** Stops after the requests in flight. */
  stop(): void;
}

/** Orders to hold again, each under its own idempotency key; a retry goes on after those that were answered. */
interface UndoVariables {
  orders: readonly Order[];
  keys: ReadonlyMap<string, string>;
  outcomes: Map<string, OrderOutcome>;
}

/**
 * Undoes a bulk move from hold to open (contract: Undo exists for hold <-> open). No call holds many orders at once, so
 * each is held by its own.
 */
export function useUndoRelease(
  onSettled: (report: BulkReport, context: { isMounted: boolean; retryFailed(): void }) => void,
): UndoRelease {
  const { client, info, shop } = useOpenShop();
  const { newId } = useAppEnvironment();
  const holdAgain = useHoldAgain();
  const refresh = useRefreshOrders();
  const { startedAt, progress, mutate, retry, cancel } = useRequestMutation<UndoVariables, void, UndoProgress>({
    mutationKey: orderKeys.undoRelease(shop),
    isConcurrent: true,
    send: holdAll,
    onSuccess: (_, variables, context) => reportOutcomes(variables, context),
    onError: (_, variables, context) => reportOutcomes(variables, context),
    onSettled: () => void refresh(),
  });

  async function holdAll(
    { orders, keys, outcomes }: UndoVariables,
    { signal, onProgress }: RequestContext<UndoProgress>,
  ) {
    let isSessionExpired = false;
    const showProgress = () => onProgress({ done: outcomes.size, all: orders.length });
    const holdOne = async (order: Order) => {
      if (signal.aborted || isSessionExpired) return;
      const { orderId } = order;
      try {
        await holdAgain(order, { signal, idempotencyKey: keys.get(orderId) ?? newId() });
        outcomes.set(orderId, { orderId, status: 'success', message: null });
        // A failed timeline entry does not make the action fail (contract).
        client.orders
          .addTimelineEntry({ orderId, message: timelineMessage(undoLabel('hold-order'), info.userName) })
          .catch(() => {});
      } catch (error) {
        if (error instanceof SessionExpiredError) isSessionExpired = true;
        else if (!signal.aborted)
          outcomes.set(orderId, { orderId, status: 'error', message: describeError(error).message });
      }
      showProgress();
    };

    showProgress();
    const unanswered = orders.filter(({ orderId }) => !outcomes.has(orderId));
    await pMap(unanswered, holdOne, { concurrency });
  }

  function reportOutcomes({ orders, keys, outcomes }: UndoVariables, { isMounted }: SettledContext) {
    const report = undoReleaseReport(orders, [...outcomes.values()]);
    const failed = report.failed.flatMap((group) => group.orders);
    onSettled(report, { isMounted, retryFailed: () => mutate({ orders: failed, keys, outcomes: new Map() }) });
  }

  return {
    progress: startedAt === undefined ? null : { ...(progress ?? { done: 0, all: 0 }), since: startedAt },
    start: (orders) =>
      mutate({ orders, keys: new Map(orders.map(({ orderId }) => [orderId, newId()])), outcomes: new Map() }),
    retry,
    stop: cancel,
  };
}

/** Holds one order by a mutation of its own, so that this order alone counts as running. */
function useHoldAgain() {
  const { client, shop } = useOpenShop();
  const queryClient = useQueryClient();
  return (order: Order, options: Parameters<ApiClient['orders']['performAction']>[2]) => {
    const variables: OrderChange = { orderIds: new Set([order.orderId]) };
    return queryClient
      .getMutationCache()
      .build<unknown, unknown, { variables: OrderChange }, unknown>(queryClient, {
        mutationKey: orderKeys.holdAgain(shop),
        mutationFn: () => client.orders.performAction('hold-order', order, options),
        gcTime: 1_000,
      })
      .execute({ variables });
  };
}
