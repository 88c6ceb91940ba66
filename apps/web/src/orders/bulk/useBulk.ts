import { SessionExpiredError } from '@hub/api-client/http';
import { type BulkOutcome, createOrdersClient, type OrdersClient } from '@hub/api-client/orders';
import type { ShopInfo } from '@hub/api-client/shop';
import {
  actionMessages,
  type BulkAction,
  type BulkFailure,
  bulkFailure,
  type BulkReport,
  bulkReport,
  bulkSlowText,
  bulkSubject,
  bulkTexts,
  bulkSuffix,
  type Order,
  type ReasonGroup,
  sendAgainText,
  type TabNumber,
  timelineFailedText,
  undoLabel,
  undoOf,
  timelineButton,
  timelineMessage,
  type StageReading,
} from '@hub/domain/orders';
import type { OrderReference } from '@hub/domain/shared';
import type { BulkScope } from '@hub/ui/orders';
import { useState } from 'react';
import { useOnBack } from '../../address/useOnBack.ts';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';
import { callFailure } from '../../mutations/callFailure.ts';
import { type RequestMutation, type SettledContext, useRequestMutation } from '../../mutations/useRequestMutation.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { type ActionResult, useReportResult } from '../actions/ActionResults.tsx';
import type { OrderChange } from '../actions/createRunningOrders.ts';
import { useReadIsRunning } from '../actions/RunningOrders.tsx';
import { useRefreshOrders } from '../actions/useRefreshOrders.ts';
import { useHandledToday } from '../useHandledToday.ts';
import { orderKeys } from '../orderKeys.ts';
import { bulkPlan, type RowsPlan } from './bulkPlan.ts';
import {
  BulkCheckError,
  type BulkSending,
  type BulkSendingOptions,
  type BulkStep,
  createBulkSending,
} from './createBulkSending.ts';
import { ordersIn } from './ordersIn.ts';
import { sendBulkAction } from './sendBulkAction.ts';
import { type UndoFollowUp, type UndoRelease, useUndoRelease } from './useUndoRelease.ts';
import { writeBulkTimeline } from './writeBulkTimeline.ts';
import { allOrdersFilters } from '@hub/domain/dashboard';

/** A bulk action that was confirmed, and what follows from it. */
export interface ConfirmedBulk {
  action: BulkAction;
  orders: readonly OrderReference[];
  /** Selected but not sent, by reason. */
  notSent: readonly ReasonGroup[];
  sending: BulkSending;
  /** Deselects what was sent, except the groups that failed or are not known. */
  onSettled(open: readonly ReasonGroup[]): void;
  /** Opens the prompt for those that failed. */
  retryFailed(failed: readonly ReasonGroup[]): void;
  /** Undoes it for some; absent: it has no undo. */
  undo?: ((orders: readonly OrderReference[]) => void) | undefined;
}

/** These orders and no others, however often it is sent. */
export interface BulkIntent extends OrderChange, ConfirmedBulk {
  /** `orderId`s that have their entry in the timeline, or an undo. */
  noted: Set<string>;
  undone: Set<string>;
}

interface BulkPrompt {
  plan: RowsPlan;
  /** Unique per prompt. */
  id: string;
}

export type BulkState =
  | { step: 'idle' }
  | ({ step: 'confirming' } & BulkPrompt)
  /** `since`: time of the request, ms since 1970. `progress`: undefined for all orders at once. */
  | { step: 'sending'; intent: BulkIntent; since: number; progress: BulkStep | undefined }
  /** The call failed as a whole. */
  | { step: 'failed'; intent: BulkIntent; failure: BulkFailure };

/** The outcome of the last bulk action or undo, per order. */
export interface BulkResult {
  /** Unique per outcome. */
  id: string;
  report: BulkReport;
  notSent: readonly ReasonGroup[];
  requestId: string | null;
  /** Retries the failed orders only. */
  retryFailed(): void;
  /** For orders of which nothing is known. */
  sendAgain: { label: string; note?: string; onAction(): void } | undefined;
  undo: { label: string; onAction(): void } | undefined;
  /** The bulk action; null for an undo. */
  intent: BulkIntent | null;
}

export interface BulkOptions {
  tab: TabNumber;
  placement: 'dashboard' | 'list';
  /** Deselects what was sent, except what failed or is not known. */
  onSettled(sent: readonly Order[], open: readonly Order[]): void;
  /** Says which orders are still in the list before they are sent again; by default it is read whole. */
  readStage?: BulkSendingOptions<Order>['readStage'];
}

export interface Bulk {
  state: BulkState;
  /** Newest first: of the undo and of the action. None after dismissal, and when a message said it all. */
  results: readonly BulkResult[];
  /** A bulk action of this list is running. */
  isRunning: boolean;
  /** Opens the prompt for a snapshot of these orders. */
  openPrompt(action: BulkAction, orders: readonly Order[]): void;
  confirm(scope: BulkScope): void;
  /** Sends what another prompt confirmed. */
  send(confirmed: ConfirmedBulk): void;
  /** Declines, cancels, or dismisses. */
  cancel(): void;
  /** Sends the same intent again. */
  retry(): void;
  /** Undoes a move from hold to open, order by order. */
  undoRelease: UndoRelease;
  /** Dismisses an outcome. */
  dismiss(id: string): void;
}

/** Bulk actions of one list: prompt, request and outcome (§5, §7, §8). */
export function useBulk({ tab, placement, onSettled, readStage }: BulkOptions): Bulk {
  const { client, info, shop } = useOpenShop();
  const { newId, toasts } = useAppEnvironment();
  const readIsRunning = useReadIsRunning();
  const refresh = useRefreshOrders();
  const report = useReportResult();
  const handledToday = useHandledToday();
  const [prompt, setPrompt] = useState<BulkPrompt | null>(null);
  const [result, setResult] = useState<BulkResult | null>(null);
  const [undoResult, setUndoResult] = useState<BulkResult | null>(null);
  const isRetrySafe = info.capabilities.includes('idempotency');
  const mutation = useRequestMutation<BulkIntent, BulkOutcome, BulkStep>({
    mutationKey: orderKeys.bulkAction(shop),
    send: ({ sending }, attempt) => sending.send(attempt),
    slowText: ({ action, orders }) => bulkSlowText(action, orders.length),
    onSuccess: applyOutcome,
    // What another action's result offers is no longer the way on.
    onError: (_, intent) => setResult((previous) => (previous?.intent === intent ? previous : null)),
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
  const undoRelease = useUndoRelease(applyUndo);
  useOnBack(() => setPrompt(null));
  const state = bulkState(prompt, mutation, info);

  function openPrompt(action: BulkAction, orders: readonly Order[]) {
    if (orders.length > 0) setPrompt({ plan: bulkPlan(action, tab, orders, readIsRunning), id: newId() });
  }

  function confirm(scope: BulkScope) {
    if (prompt === null) return;
    const { action, sent, refused, alreadyRunning } = prompt.plan;
    const orders = sent[scope];
    const orderCalls = createOrdersClient(client.context);
    setPrompt(null);
    send({
      action,
      orders,
      notSent: notSentGroups(scope === 'all' ? [] : refused, alreadyRunning),
      sending: createBulkSending({
        tab,
        orders,
        readStage: readStage ?? ((_, signal) => readWholeStage(orderCalls, tab, signal)),
        post: (some, options) =>
          sendBulkAction(orderCalls, { action, tab, orders: some, user: info.userName }, options),
        isRetrySafe,
        newKey: newId,
      }),
      onSettled: (open) => onSettled(orders, ordersIn(open, orders)),
      retryFailed: (failed) => openPrompt(action, ordersIn(failed, orders)),
      undo:
        undoOf(action, tab) === null ? undefined : (some) => undoRelease.start(ordersIn([{ orders: some }], orders)),
    });
  }

  function send(confirmed: ConfirmedBulk) {
    if (confirmed.orders.length === 0) return;
    const orderIds = new Set(confirmed.orders.map(({ orderId }) => orderId));
    mutation.mutate({ ...confirmed, orderIds, noted: new Set(), undone: new Set() });
  }

  function cancel() {
    if (state.step === 'sending') return mutation.cancel();
    setPrompt(null);
    mutation.reset();
  }

  function applyOutcome(reply: BulkOutcome, intent: BulkIntent, { isMounted, retry }: SettledContext) {
    const { action, orders, notSent } = intent;
    const outcome = bulkReport(action, orders, reply);
    const { failed, unknown } = outcome;
    intent.onSettled([...failed, ...unknown]);
    if (outcome.done.length > 0) handledToday.add(tab, action, outcome.done.length);
    void noteInTimeline(intent, outcome.done);
    const undo = undoFor(intent, outcome.done);
    const sendAgain =
      unknown.length === 0
        ? undefined
        : { label: bulkTexts.checkAndSendAgain, note: sendAgainText({ isRetrySafe }), onAction: retry };
    const hasMore = outcome.done.length < orders.length || notSent.length > 0;
    const { requestId } = reply;
    const retryFailed = () => intent.retryFailed(failed);
    setResult(
      hasMore ? { id: newId(), report: outcome, notSent, requestId, undo, sendAgain, retryFailed, intent } : null,
    );
    reportOutcome(outcome, hasMore && isMounted, {
      detail: bulkSubject(action, orders.length),
      // The outcome panel names the request where it is shown.
      requestId: failed.length + unknown.length === 0 || isMounted ? null : requestId,
      undo,
      // The panel has the button where it is shown.
      retry: isMounted ? undefined : sendAgain,
    });
  }

  /** On the dashboard a result is a banner (§8); a panel that lists it order by order is one already. */
  function reportOutcome(
    outcome: BulkReport,
    hasPanel: boolean,
    more: Pick<ActionResult, 'detail' | 'requestId' | 'undo' | 'retry'> = {},
  ) {
    const text = hasPanel ? outcome.toastText : outcome.text;
    if (!hasPanel || placement === 'list') report({ tone: outcome.tone, message: text, about: `bulk ${tab}`, ...more });
  }

  /** An entry for each order that was done, where the server does not write it. */
  async function noteInTimeline({ action, noted }: BulkIntent, done: readonly OrderReference[]) {
    if (info.capabilities.includes('timeline')) return;
    const fresh = done.filter(({ orderId }) => !noted.has(orderId));
    if (fresh.length === 0) return;
    for (const { orderId } of fresh) noted.add(orderId);
    const failed = await writeBulkTimeline(
      createOrdersClient(client.context),
      fresh,
      timelineMessage(`${timelineButton(action)}${bulkSuffix}`, info.userName),
    );
    if (failed > 0) toasts.show(timelineFailedText(failed), 'warning', { detail: bulkSubject(action, fresh.length) });
    await refresh();
  }

  function undoFor({ undone, undo }: BulkIntent, done: readonly OrderReference[]) {
    const orders = done.filter(({ orderId }) => !undone.has(orderId));
    if (orders.length === 0 || undo === undefined) return undefined;
    const start = () => {
      for (const { orderId } of orders) undone.add(orderId);
      setResult((previous) => previous && { ...previous, undo: undefined });
      undo(orders);
    };
    return { label: actionMessages.undo, onAction: once(start) };
  }

  function applyUndo(outcome: BulkReport, { isMounted, retryFailed, sendUnknownAgain }: UndoFollowUp) {
    const hasMore = outcome.failed.length + outcome.unknown.length > 0;
    if (outcome.done.length > 0) handledToday.add(tab, 'move-to-open', -outcome.done.length);
    const sendAgain = sendUnknownAgain && { label: bulkTexts.sendAgain, onAction: sendUnknownAgain };
    setUndoResult(
      hasMore
        ? {
            id: newId(),
            report: outcome,
            notSent: [],
            requestId: null,
            undo: undefined,
            sendAgain,
            retryFailed,
            intent: null,
          }
        : null,
    );
    // What is not known of the action itself stays in sight.
    setResult((previous) => (previous !== null && previous.sendAgain ? previous : null));
    reportOutcome(outcome, hasMore && isMounted, {
      ...(hasMore && { detail: undoLabel('hold-order') }),
      retry: isMounted ? undefined : sendAgain,
    });
  }

  return {
    state,
    results: [undoResult, result].filter((one) => one !== null),
    isRunning: state.step === 'sending' || undoRelease.progress !== null,
    openPrompt,
    confirm,
    send,
    cancel,
    retry: mutation.retry,
    undoRelease,
    dismiss(id) {
      for (const set of [setResult, setUndoResult]) set((previous) => (previous?.id === id ? null : previous));
    },
  };
}

function bulkState(
  prompt: BulkPrompt | null,
  { error, variables: intent, startedAt, progress }: RequestMutation<BulkIntent, BulkOutcome, BulkStep>,
  info: ShopInfo,
): BulkState {
  if (prompt !== null) return { step: 'confirming', ...prompt };
  if (intent === undefined) return { step: 'idle' };
  if (startedAt !== undefined) return { step: 'sending', intent, since: startedAt, progress };
  // An expired session is reported by the one alert.
  if (error === null || error instanceof SessionExpiredError) return { step: 'idle' };
  return { step: 'failed', intent, failure: failureOf(error, intent, info) };
}

function failureOf(error: unknown, { action, sending }: BulkIntent, info: ShopInfo): BulkFailure {
  const isCheck = error instanceof BulkCheckError;
  const failure = callFailure(isCheck ? error.cause : error, info);
  return bulkFailure(action, failure, { isCheck, isUnsettled: sending.isUnsettled() });
}

/** A function that runs once, for a button that is in a toast and in a panel. */
function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}

/** Selected orders that are not sent, with the prompt's reasons. */
export function notSentGroups(
  refused: readonly ReasonGroup[],
  alreadyRunning: readonly OrderReference[],
): readonly ReasonGroup[] {
  return alreadyRunning.length === 0
    ? refused
    : [...refused, { reason: bulkTexts.runningElsewhere, orders: alreadyRunning }];
}

/** Every order of a stage, whatever the list's filters: all that a server says that hands out whole lists. */
async function readWholeStage(client: OrdersClient, tab: TabNumber, signal: AbortSignal): Promise<StageReading> {
  const all = await client.listAllOrders({ tab, filters: allOrdersFilters, fields: [] }, { signal });
  const isComplete = all.unreadable === 0 && all.gap === null;
  return { listed: new Set(all.orders.map(({ orderId }) => orderId)), isComplete };
}
