import { SessionExpiredError } from '@hub/api-client/http';
import type { BulkOutcome } from '@hub/api-client/orders';
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
  type Order,
  type ReasonGroup,
  type TabNumber,
  undoOf,
} from '@hub/domain/orders';
import type { BulkPlan } from '@hub/ui/orders';
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
import { orderKeys } from '../orderKeys.ts';
import { bulkPlan } from './bulkPlan.ts';
import { sendBulkAction } from './sendBulkAction.ts';
import { type UndoRelease, useUndoRelease } from './useUndoRelease.ts';

/** A confirmed bulk action: these orders and no others, under one key however often it is sent. */
export interface BulkIntent extends OrderChange {
  action: BulkAction;
  tab: TabNumber;
  orders: readonly Order[];
  /** Selected but not sent, by reason. */
  notSent: readonly ReasonGroup[];
  idempotencyKey: string;
}

interface BulkPrompt {
  plan: BulkPlan;
  idempotencyKey: string;
}

export type BulkState =
  | { step: 'idle' }
  | ({ step: 'confirming' } & BulkPrompt)
  /** `since`: time of the request, ms since 1970. */
  | { step: 'sending'; intent: BulkIntent; since: number }
  /** The outcome is unknown. */
  | { step: 'unknown'; intent: BulkIntent; failure: BulkFailure };

/** The outcome of the last bulk action, per order. */
export interface BulkResult {
  /** Unique per outcome. */
  id: string;
  report: BulkReport;
  notSent: readonly ReasonGroup[];
  requestId: string | null;
  /** Retries the failed orders only. */
  retryFailed(): void;
  undo: { label: string; onAction(): void } | undefined;
}

export interface BulkOptions {
  tab: TabNumber;
  placement: 'dashboard' | 'list';
  /** Deselects what was sent, except what failed. */
  onSettled(sent: readonly Order[], failed: readonly Order[]): void;
}

export interface Bulk {
  state: BulkState;
  /** Null before the first one, after dismissal, and when a message said it all. */
  result: BulkResult | null;
  /** A bulk action of this list is running. */
  isRunning: boolean;
  /** Opens the prompt for a snapshot of these orders. */
  openPrompt(action: BulkAction, orders: readonly Order[]): void;
  confirm(orders: readonly Order[]): void;
  /** Declines, cancels, or dismisses. */
  cancel(): void;
  /** Sends the same intent again. */
  retry(): void;
  /** Undoes a move from hold to open, order by order. */
  undoRelease: UndoRelease;
  /** Dismisses the outcome. */
  dismiss(): void;
}

/** Bulk actions of one list: prompt, request and outcome (§5, §7, §8). */
export function useBulk({ tab, placement, onSettled }: BulkOptions): Bulk {
  const { client, info, shop } = useOpenShop();
  const { newId } = useAppEnvironment();
  const readIsRunning = useReadIsRunning();
  const refresh = useRefreshOrders();
  const report = useReportResult();
  const [prompt, setPrompt] = useState<BulkPrompt | null>(null);
  const [result, setResult] = useState<BulkResult | null>(null);
  const mutation = useRequestMutation<BulkIntent, BulkOutcome>({
    mutationKey: orderKeys.bulkAction(shop),
    send: ({ action, tab: stage, orderIds }, options) =>
      sendBulkAction(client, { action, tab: stage, orderIds: [...orderIds], user: info.userName }, options),
    idempotencyKey: ({ idempotencyKey }) => idempotencyKey,
    slowText: ({ action, orders }) => bulkSlowText(action, orders.length),
    onSuccess: applyOutcome,
    // What the previous result offers is no longer the way on.
    onError: () => setResult(null),
    onSettled: () => void refresh(),
    onErrorAfterUnmount(error, { action, orders }, { retry }) {
      const { title, message } = bulkFailure(action, callFailure(error));
      report({
        tone: 'critical',
        message: title,
        detail: `${bulkSubject(action, orders.length)}: ${message}`,
        retry: { label: actionMessages.retry, onAction: retry },
      });
    },
  });
  const undoRelease = useUndoRelease((outcome, { isMounted, retryFailed }) => {
    const hasMore = outcome.failed.length > 0;
    setResult(
      hasMore ? { id: newId(), report: outcome, notSent: [], requestId: null, undo: undefined, retryFailed } : null,
    );
    reportOutcome(outcome, hasMore && isMounted);
  });
  useOnBack(() => setPrompt(null));
  const state = bulkState(prompt, mutation);

  function openPrompt(action: BulkAction, orders: readonly Order[]) {
    if (orders.length > 0) setPrompt({ plan: bulkPlan(action, tab, orders, readIsRunning), idempotencyKey: newId() });
  }

  function confirm(orders: readonly Order[]) {
    if (prompt === null || orders.length === 0) return;
    const { plan, idempotencyKey } = prompt;
    setPrompt(null);
    mutation.mutate({
      action: plan.action,
      tab,
      orders,
      orderIds: new Set(orders.map(({ orderId }) => orderId)),
      notSent: notSentOf(plan, orders),
      idempotencyKey,
    });
  }

  function cancel() {
    if (state.step === 'sending') return mutation.cancel();
    setPrompt(null);
    mutation.reset();
  }

  function applyOutcome(reply: BulkOutcome, { action, orders, notSent }: BulkIntent, { isMounted }: SettledContext) {
    const outcome = bulkReport(action, orders, reply);
    const failed = outcome.failed.flatMap((group) => group.orders);
    onSettled(orders, failed);
    const undo =
      undoOf(action, tab) === null || outcome.done.length === 0
        ? undefined
        : { label: actionMessages.undo, onAction: once(() => startUndo(outcome.done)) };
    const hasMore = outcome.done.length < orders.length || notSent.length > 0;
    const { requestId } = reply;
    setResult(
      hasMore
        ? { id: newId(), report: outcome, notSent, requestId, undo, retryFailed: () => openPrompt(action, failed) }
        : null,
    );
    reportOutcome(outcome, hasMore && isMounted, {
      detail: bulkSubject(action, orders.length),
      // The outcome panel names the request where it is shown.
      requestId: failed.length === 0 || isMounted ? null : requestId,
      undo,
    });
  }

  /** On the dashboard a result is a banner (§8); a panel that lists it order by order is one already. */
  function reportOutcome(
    outcome: BulkReport,
    hasPanel: boolean,
    more: Pick<ActionResult, 'detail' | 'requestId' | 'undo'> = {},
  ) {
    if (!hasPanel || placement === 'list')
      report({ tone: outcome.tone, message: outcome.text, about: `bulk ${tab}`, ...more });
  }

  function startUndo(orders: readonly Order[]) {
    setResult((previous) => previous && { ...previous, undo: undefined });
    undoRelease.start(orders);
  }

  return {
    state,
    result,
    isRunning: state.step === 'sending' || undoRelease.progress !== null,
    openPrompt,
    confirm,
    cancel,
    retry: mutation.retry,
    undoRelease,
    dismiss: () => setResult(null),
  };
}

function bulkState(
  prompt: BulkPrompt | null,
  { error, variables: intent, startedAt }: RequestMutation<BulkIntent, BulkOutcome>,
): BulkState {
  if (prompt !== null) return { step: 'confirming', ...prompt };
  if (intent === undefined) return { step: 'idle' };
  if (startedAt !== undefined) return { step: 'sending', intent, since: startedAt };
  // An expired session is reported by the one alert.
  if (error === null || error instanceof SessionExpiredError) return { step: 'idle' };
  return { step: 'unknown', intent, failure: bulkFailure(intent.action, callFailure(error)) };
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
function notSentOf({ refused, alreadyRunning }: BulkPlan, sent: readonly Order[]): readonly ReasonGroup[] {
  const isSent = new Set(sent);
  const groups = [
    ...refused,
    ...(alreadyRunning.length > 0 ? [{ reason: bulkTexts.runningElsewhere, orders: alreadyRunning }] : []),
  ];
  return groups
    .map(({ reason, orders }) => ({ reason, orders: orders.filter((order) => !isSent.has(order)) }))
    .filter(({ orders }) => orders.length > 0);
}
