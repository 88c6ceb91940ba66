import { createOrdersClient, type OrdersClient } from '@hub/api-client/orders';
import { isOutcomeUnknown, SessionExpiredError } from '@hub/api-client/http';
import type { Order } from '@hub/domain/orders';
import { timelineUndo } from '@hub/domain/orders/actions';
import {
  type BulkReport,
  bulkTexts,
  type OrderOutcome,
  type UndoEnd,
  undoReleaseReport,
} from '@hub/domain/orders/bulk';
import { timelineMessage } from '@hub/domain/orders/timeline';
import { slowAfterMs } from '@hub/domain/shared';
import { useQueryClient } from '@tanstack/react-query';
import pMap from 'p-map';
import { useState } from 'react';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';
import { type RequestContext, type SettledContext, useRequestMutation } from '../../mutations/useRequestMutation.ts';
import { describeError } from '../../queries/describeError.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import type { OrderMutation } from '../actions/createRunningOrders.ts';
import { useRefreshOrders } from '../actions/useRefreshOrders.ts';
import { orderKeys } from '../orderKeys.ts';
import { ordersIn } from './ordersIn.ts';

const concurrency = 4;

interface UndoProgress {
  /** Orders that are on hold again. */
  done: number;
  all: number;
  /** Orders that were sent and not answered. */
  inFlight: number;
}

export interface UndoRelease {
  /** `null` while nothing is undone. `since`: when the last order was answered, ms since 1970. */
  progress: (UndoProgress & { since: number; isStopping: boolean }) | null;
  start(orders: readonly Order[]): void;
  /** Aborts unanswered calls and resends them with the same keys. */
  retry(): void;
  /** Starts no more and awaits the running calls; a second time, or when these are slow, stops waiting for them too. */
  stop(): void;
}

/** What can be done about orders that are not on hold again. */
export interface UndoFollowUp {
  isMounted: boolean;
  retryFailed(): void;
  /** Resends the unknown orders with their keys; `undefined` without any. */
  sendUnknownAgain: (() => void) | undefined;
}

/** Orders to hold again, each with its own idempotency key; a retry continues after the answered ones. */
interface UndoVariables {
  orders: readonly Order[];
  /** By `orderId`. */
  keys: ReadonlyMap<string, string>;
  outcomes: Map<string, OrderOutcome>;
  /** `orderId`s. */
  sent: Set<string>;
  /** `orderId`s without an answer to an earlier attempt: a refusal does not mean that they were not put back. */
  unsettled: Set<string>;
  /** Aborted with an UndoEnd when no more may start. */
  ending: AbortController;
}

/**
 * Undoes a bulk move from hold to open (contract: Undo exists for hold <-> open). There is no bulk hold call, so each
 * order has its own.
 */
export function useUndoRelease(onSettled: (report: BulkReport, followUp: UndoFollowUp) => void): UndoRelease {
  const { client, info, shop } = useOpenShop();
  const { newId } = useAppEnvironment();
  const holdAgain = useHoldAgain();
  const refresh = useRefreshOrders();
  const [stopping, setStopping] = useState<AbortController | null>(null);
  const { startedAt, progress, variables, mutate, retry, cancel } = useRequestMutation<
    UndoVariables,
    void,
    UndoProgress
  >({
    mutationKey: orderKeys.undoRelease(shop),
    isConcurrent: true,
    send: holdAll,
    onSuccess: (_, settled, context) => reportOutcomes(settled, context),
    onError: (_, settled, context) => reportOutcomes(settled, context),
    // Reloading would only fail again.
    onSettled: ({ ending }) => (endOf(ending) === 'sessionExpired' ? undefined : void refresh()),
  });

  async function holdAll(undo: UndoVariables, { signal, onProgress }: RequestContext<UndoProgress>) {
    const { orders, keys, outcomes, sent, unsettled, ending } = undo;
    for (const orderId of sent) if (!outcomes.has(orderId)) unsettled.add(orderId);
    const progress = { done: [...outcomes.values()].filter(isDone).length, all: orders.length, inFlight: 0 };
    const showProgress = () => onProgress({ ...progress });
    const holdOne = async (order: Order) => {
      const { orderId } = order;
      if (signal.aborted || (ending.signal.aborted && !sent.has(orderId))) return;
      sent.add(orderId);
      progress.inFlight += 1;
      showProgress();
      try {
        await holdAgain(order, { signal, idempotencyKey: keys.get(orderId) ?? newId() });
        outcomes.set(orderId, { orderId, status: 'success', message: null });
        progress.done += 1;
        // A failed timeline entry does not make the action fail (contract).
        createOrdersClient(client.context)
          .noteAction({ orderId, message: timelineMessage(timelineUndo('hold-order'), info.userName) })
          .catch(() => {});
      } catch (error) {
        if (error instanceof SessionExpiredError) ending.abort('sessionExpired' satisfies UndoEnd);
        if (!signal.aborted) outcomes.set(orderId, failedOutcome(orderId, error, unsettled.has(orderId)));
      }
      progress.inFlight -= 1;
      showProgress();
    };

    const open = orders.filter(({ orderId }) => !outcomes.has(orderId));
    await pMap(open, holdOne, { concurrency });
  }

  function reportOutcomes({ orders, keys, outcomes, sent, ending }: UndoVariables, { isMounted }: SettledContext) {
    const report = undoReleaseReport(orders, [...outcomes.values()], sent, endOf(ending));
    const failed = ordersIn(report.failed, orders);
    const unknown = ordersIn(report.unknown, orders);
    const again = (renewed: readonly Order[], carried: Map<string, OrderOutcome>) =>
      mutate({
        ...newUndo([...failed, ...unknown], new Map([...keys, ...newKeys(renewed)])),
        outcomes: carried,
        unsettled: new Set(unknown.map(({ orderId }) => orderId)),
      });
    onSettled(report, {
      isMounted,
      // Refused orders are a new intent. The other group stays in the report.
      retryFailed: () => again(failed, outcomesOf(report.unknown, 'unknown')),
      sendUnknownAgain: unknown.length === 0 ? undefined : () => again([], outcomesOf(report.failed, 'error')),
    });
  }

  function newKeys(orders: readonly Order[]): ReadonlyMap<string, string> {
    return new Map(orders.map(({ orderId }) => [orderId, newId()]));
  }

  function stop() {
    if (variables === undefined || startedAt === undefined) return;
    const { ending } = variables;
    if (ending.signal.aborted || Date.now() >= startedAt + slowAfterMs) return cancel();
    ending.abort('stopped' satisfies UndoEnd);
    setStopping(ending);
  }

  return {
    progress:
      startedAt === undefined
        ? null
        : {
            ...(progress ?? { done: 0, all: 0, inFlight: 0 }),
            since: startedAt,
            isStopping: stopping !== null && stopping === variables?.ending,
          },
    start: (orders) => mutate(newUndo(orders, newKeys(orders))),
    retry,
    stop,
  };
}

function newUndo(orders: readonly Order[], keys: UndoVariables['keys']): UndoVariables {
  return {
    orders,
    keys,
    outcomes: new Map(),
    sent: new Set(),
    unsettled: new Set(),
    ending: new AbortController(),
  };
}

/** Why an undo started no more calls; 'stopped' for one that was canceled once all were sent. */
function endOf({ signal }: AbortController): UndoEnd {
  return signal.aborted ? (signal.reason as UndoEnd) : 'stopped';
}

function isDone({ status }: OrderOutcome): boolean {
  return status === 'success';
}

/** A refusal means that it was not put back, unless an earlier attempt may have done it. */
function failedOutcome(orderId: string, error: unknown, isUnsettled: boolean): OrderOutcome {
  const status = isUnsettled || isOutcomeUnknown(error) ? 'unknown' : 'error';
  const message = error instanceof SessionExpiredError ? bulkTexts.sessionExpired : describeError(error).message;
  return { orderId, status, message };
}

/** The outcomes of the report's groups, to keep them. */
function outcomesOf(groups: BulkReport['failed'], status: OrderOutcome['status']): Map<string, OrderOutcome> {
  return new Map(
    groups.flatMap(({ reason, orders }) =>
      orders.map(({ orderId }) => [orderId, { orderId, status, message: reason }] as const),
    ),
  );
}

/** Holds one order in its own mutation, so that only this order counts as running. */
function useHoldAgain() {
  const { client, shop } = useOpenShop();
  const queryClient = useQueryClient();
  return (order: Order, options: Parameters<OrdersClient['performAction']>[2]) => {
    const variables: OrderMutation = { orderIds: new Set([order.orderId]) };
    return queryClient
      .getMutationCache()
      .build<unknown, unknown, { variables: OrderMutation }, unknown>(queryClient, {
        mutationKey: orderKeys.holdAgain(shop),
        mutationFn: () =>
          createOrdersClient(client.context).performAction('hold-order', order, {
            ...options,
            isUndo: true,
          }),
        gcTime: 1_000,
      })
      .execute({ variables });
  };
}
