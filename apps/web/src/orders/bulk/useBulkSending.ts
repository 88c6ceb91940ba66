import { readListedOrders } from '@hub/api-client';
import { isRetrySafe, SessionExpiredError } from '@hub/api-client/http';
import { type BulkOutcome, createOrdersClient } from '@hub/api-client/orders';
import type { ShopInfo } from '@hub/api-client/shop';
import type { TabNumber } from '@hub/domain/orders';
import { actionMessages } from '@hub/domain/orders/actions';
import {
  type BulkAction,
  type BulkFailure,
  bulkFailure,
  bulkSlowText,
  bulkSubject,
  isErrorAction,
  type ReasonGroup,
  type SettledBulk,
} from '@hub/domain/orders/bulk';
import type { OrderReference } from '@hub/domain/shared';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';
import { callFailure } from '../../mutations/callFailure.ts';
import { type RequestMutation, type SettledContext, useRequestMutation } from '../../mutations/useRequestMutation.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useReportResult } from '../actions/ActionResults.tsx';
import type { OrderMutation } from '../actions/createRunningOrders.ts';
import { useRefreshOrders } from '../actions/useRefreshOrders.ts';
import { orderKeys } from '../orderKeys.ts';
import {
  BulkCheckError,
  type BulkSending,
  type BulkSendingOptions,
  type BulkStep,
  createBulkSending,
} from './createBulkSending.ts';
import { createSendingInParts } from './createSendingInParts.ts';
import { sendBulkAction, sendBulkCall } from './sendBulkAction.ts';
import type { ConfirmedOrders } from './useBulkPrompt.ts';

/** Orders per call: as many as a page of a frozen selection has. */
const partSize = 5_000;

/** These orders and no others, however often the action is sent. */
export interface BulkIntent extends OrderMutation {
  action: BulkAction;
  orders: readonly OrderReference[];
  /** Selected but not sent, by reason. */
  notSent: readonly ReasonGroup[];
  confirmed: ConfirmedOrders;
  /** For the list that was shown at confirmation. */
  onSettled(bulk: SettledBulk): void;
  sending: BulkSending;
  /** `orderId`s that have their timeline entry, or an undo. */
  noted: Set<string>;
  undone: Set<string>;
}

export type BulkState =
  | { step: 'idle' }
  /** `since`: time of the request, ms since 1970. `progress`: `undefined` for all orders at once. */
  | { step: 'sending'; intent: BulkIntent; since: number; progress: BulkStep | undefined }
  /** The call failed as a whole. */
  | { step: 'failed'; intent: BulkIntent; failure: BulkFailure };

export interface BulkSendingHandlers {
  onOutcome(reply: BulkOutcome, intent: BulkIntent, context: SettledContext): void;
  onFailure(intent: BulkIntent): void;
}

export interface BulkSendingState {
  state: BulkState;
  send(confirmed: ConfirmedOrders, more: Pick<BulkIntent, 'notSent' | 'onSettled'>): void;
  /** Sends the same intent again. */
  retry(): void;
  /** Stops waiting, or dismisses a failure. */
  cancel(): void;
}

/** Sends a confirmed bulk action, in calls of up to 5,000 orders (§7). */
export function useBulkSending(tab: TabNumber, { onOutcome, onFailure }: BulkSendingHandlers): BulkSendingState {
  const { client, info, shop } = useOpenShop();
  const { newId } = useAppEnvironment();
  const refresh = useRefreshOrders();
  const report = useReportResult();
  const mutation = useRequestMutation<BulkIntent, BulkOutcome, BulkStep>({
    mutationKey: orderKeys.bulkAction(shop),
    send: ({ sending }, attempt) => sending.send(attempt),
    slowText: ({ action, orders }) => bulkSlowText(action, orders.length),
    onSuccess: onOutcome,
    onError: (_, intent) => onFailure(intent),
    onSettled: () => void refresh(),
    onErrorAfterUnmount(error, intent, { retry }) {
      const { title, message, retryLabel = actionMessages.retry } = failureOf(error, intent, info);
      report({
        tone: 'critical',
        message: title,
        detail: `${bulkSubject(intent.action, intent.orders.length)}: ${message}`,
        retry: { label: retryLabel, onAction: retry },
      });
    },
  });
  const state = bulkState(mutation, info);

  function sendingOf(confirmed: ConfirmedOrders): BulkSending {
    const orderCalls = createOrdersClient(client.context);
    const { action } = confirmed.plan;
    const request = { tab, user: info.userName };
    if ('rows' in confirmed)
      return sendingInParts(confirmed.rows, (orders, options) =>
        sendBulkAction(orderCalls, { ...request, action, orders }, options),
      );
    if (isErrorAction(action)) throw new Error(`${action} has no call for many orders.`);
    return sendingInParts(confirmed.references, (orders, options) =>
      sendBulkCall(orderCalls, { ...request, action, orders }, options),
    );
  }

  function sendingInParts<Sent extends OrderReference>(
    orders: readonly Sent[],
    post: BulkSendingOptions<Sent>['post'],
  ): BulkSending {
    const parts = Array.from({ length: Math.ceil(orders.length / partSize) }, (_, index) => {
      const part = orders.slice(index * partSize, (index + 1) * partSize);
      return {
        orders: part,
        sending: createBulkSending({
          tab,
          orders: part,
          post,
          readStage: (some, signal) => readListedOrders(client.context, { tab, orders: some }, signal),
          isRetrySafe: isRetrySafe(info),
          newKey: newId,
        }),
      };
    });
    return createSendingInParts(parts);
  }

  return {
    state,
    send(confirmed, more) {
      const orders = 'rows' in confirmed ? confirmed.rows : confirmed.references;
      if (orders.length === 0) return;
      mutation.mutate({
        action: confirmed.plan.action,
        orders,
        ...more,
        confirmed,
        sending: sendingOf(confirmed),
        orderIds: new Set(orders.map(({ orderId }) => orderId)),
        noted: new Set(),
        undone: new Set(),
      });
    },
    retry: mutation.retry,
    cancel: () => (state.step === 'sending' ? mutation.cancel() : mutation.reset()),
  };
}

function bulkState(
  { error, variables: intent, startedAt, progress }: RequestMutation<BulkIntent, BulkOutcome, BulkStep>,
  info: ShopInfo,
): BulkState {
  if (intent === undefined) return { step: 'idle' };
  if (startedAt !== undefined) return { step: 'sending', intent, since: startedAt, progress };
  // The session alert reports an expired session.
  if (error === null || error instanceof SessionExpiredError) return { step: 'idle' };
  return { step: 'failed', intent, failure: failureOf(error, intent, info) };
}

function failureOf(error: unknown, { action, sending }: BulkIntent, info: ShopInfo): BulkFailure {
  const isCheck = error instanceof BulkCheckError;
  const failure = callFailure(isCheck ? error.cause : error, info);
  return bulkFailure(action, failure, { isCheck, isUnsettled: sending.isUnsettled() });
}
