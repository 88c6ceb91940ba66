import { SessionExpiredError } from '@hub/api-client/http';
import {
  actionMessages,
  type BulkAction,
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
import { useEffect, useRef, useState } from 'react';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';
import { useOnBack } from '../../address/useOnBack.ts';
import { useRunningOrders } from '../actions/RunningOrders.tsx';
import { useRefreshOrders } from '../actions/useRefreshOrders.ts';
import { type ActionResult, useReportResult } from '../actions/ActionResults.tsx';
import { type BulkFailure, bulkFailure, stoppedWaitingFailure } from './bulkFailure.ts';
import { bulkPlan } from './bulkPlan.ts';
import { sendBulkAction } from './sendBulkAction.ts';
import { type UndoRelease, useUndoRelease } from './useUndoRelease.ts';
import { useSlowRequestToast } from './useSlowRequestToast.ts';

/** What somebody has confirmed: these orders and no others, under one key however often it is sent. */
export interface BulkIntent {
  action: BulkAction;
  tab: TabNumber;
  orders: readonly Order[];
  /** Selected, but not sent, by reason. */
  notSent: readonly ReasonGroup[];
  idempotencyKey: string;
}

export type BulkState =
  | { step: 'idle' }
  | { step: 'confirming'; plan: BulkPlan; idempotencyKey: string }
  /** `since`: when it was sent, ms since 1970. */
  | { step: 'sending'; intent: BulkIntent; since: number }
  /** No answer says what became of it. */
  | { step: 'unknown'; intent: BulkIntent; failure: BulkFailure };

/** What the last bulk action came to, order by order. */
export interface BulkResult {
  /** Another one for each outcome. */
  id: string;
  report: BulkReport;
  notSent: readonly ReasonGroup[];
  requestId: string | null;
  /** Sends the failed ones again, alone. */
  retryFailed(): void;
  undo: { label: string; onAction(): void } | undefined;
}

export interface BulkOptions {
  tab: TabNumber;
  placement: 'dashboard' | 'list';
  /** What was sent is no longer selected, but for what failed. */
  onSettled(sent: readonly Order[], failed: readonly Order[]): void;
}

export interface Bulk {
  state: BulkState;
  /** Of the last one, while there is more to say than a message; null before, and when it was dismissed. */
  result: BulkResult | null;
  /** A bulk action of this list is on its way. */
  isRunning: boolean;
  /** Opens the prompt for these orders, as they are now. */
  openPrompt(action: BulkAction, orders: readonly Order[]): void;
  confirm(orders: readonly Order[]): void;
  /** Declines, stops waiting, or takes away what is said. */
  cancel(): void;
  /** Sends the same intent once more. */
  retry(): void;
  /** Undo of a move from hold to open, order by order. */
  undoRelease: UndoRelease;
  /** Takes away what is said of the last one. */
  dismiss(): void;
}

/** Bulk actions of one list: prompt, sending, and what became of each order (§5, §7, §8). */
export function useBulk({ tab, placement, onSettled }: BulkOptions): Bulk {
  const { client, info } = useOpenShop();
  const { newId } = useAppEnvironment();
  const { isRunning, run } = useRunningOrders();
  const refresh = useRefreshOrders();
  const report = useReportResult();
  const [state, setState] = useState<BulkState>({ step: 'idle' });
  const [result, setResult] = useState<BulkResult | null>(null);
  const pendingRequest = useRef<AbortController | null>(null);
  const isMounted = useIsMountedRef();
  const slowRequestToast = useSlowRequestToast();
  // A failure that the list says while somebody is leaving it would be gone with the list, and with it the way to try
  // again.
  const reportOnUnmount = useRef(() => {});
  useEffect(() => () => reportOnUnmount.current(), []);
  useOnBack(() => setState((step) => (step.step === 'confirming' ? { step: 'idle' } : step)));

  const openPrompt = (action: BulkAction, orders: readonly Order[]) => {
    if (orders.length > 0)
      setState({ step: 'confirming', plan: bulkPlan(action, tab, orders, isRunning), idempotencyKey: newId() });
  };

  const confirm = (orders: readonly Order[]) => {
    if (state.step !== 'confirming' || pendingRequest.current || orders.length === 0) return;
    const { plan, idempotencyKey } = state;
    void send({ action: plan.action, tab, orders, notSent: notSentOf(plan, orders), idempotencyKey });
  };

  const send = async (intent: BulkIntent) => {
    pendingRequest.current?.abort();
    reportOnUnmount.current = () => {};
    const controller = new AbortController();
    pendingRequest.current = controller;
    const step = sendingState(intent);
    setState(step);
    const { action, orders, idempotencyKey } = intent;
    const retryButton = { label: actionMessages.retry, onAction: () => void send(intent) };
    const reportAfterUnmount = (failure: BulkFailure) => {
      if (!isMounted.current)
        report({
          tone: 'critical',
          message: failure.title,
          detail: `${bulkSubject(action, orders.length)}: ${failure.message}`,
          retry: retryButton,
        });
    };
    const stopWaiting = () => {
      if (pendingRequest.current !== controller) return;
      pendingRequest.current = null;
      controller.abort();
      setState({ step: 'unknown', intent, failure: stoppedWaitingFailure });
      reportAfterUnmount(stoppedWaitingFailure);
      void refresh();
    };
    slowRequestToast.start({
      since: step.since,
      text: bulkSlowText(action, orders.length),
      onRetry: retryButton.onAction,
      onCancel: stopWaiting,
    });
    const orderIds = orders.map(({ orderId }) => orderId);
    try {
      const outcome = await run(orderIds, () =>
        sendBulkAction(
          client,
          { action, tab, orderIds, user: info.userName },
          { idempotencyKey, signal: controller.signal },
        ),
      );
      if (pendingRequest.current !== controller) return;
      pendingRequest.current = null;
      slowRequestToast.stop();
      setState({ step: 'idle' });
      applyOutcome(bulkReport(action, orders, outcome), intent, outcome.requestId);
    } catch (error) {
      // Sent again meanwhile, or nobody waits for it any more.
      if (pendingRequest.current !== controller) return;
      pendingRequest.current = null;
      slowRequestToast.stop();
      // The one alert says it; reading again would only be refused again.
      if (error instanceof SessionExpiredError) return setState({ step: 'idle' });
      const failure = bulkFailure(action, error);
      setState({ step: 'unknown', intent, failure });
      // What it says of the one before is no longer the way on.
      setResult(null);
      reportAfterUnmount(failure);
      reportOnUnmount.current = () => reportAfterUnmount(failure);
    }
    await refresh();
  };

  /** On the dashboard a result is a banner (§8); what is said order by order is one already. */
  const reportOutcome = (
    outcome: BulkReport,
    hasMore: boolean,
    more: Pick<ActionResult, 'detail' | 'requestId' | 'undo'> = {},
  ) => {
    if (!hasMore || placement === 'list' || !isMounted.current)
      report({ tone: outcome.tone, message: outcome.text, about: `bulk ${tab}`, ...more });
  };

  const undoRelease = useUndoRelease((outcome, retryFailed) => {
    const hasMore = outcome.failed.length > 0;
    setResult(
      hasMore ? { id: newId(), report: outcome, notSent: [], requestId: null, undo: undefined, retryFailed } : null,
    );
    reportOutcome(outcome, hasMore);
  });

  const startUndo = (orders: readonly Order[]) => {
    setResult((before) => before && { ...before, undo: undefined });
    undoRelease.start(orders);
  };

  const applyOutcome = (outcome: BulkReport, { action, orders, notSent }: BulkIntent, requestId: string | null) => {
    const failed = outcome.failed.flatMap(({ orders: those }) => those);
    onSettled(orders, failed);
    const undo =
      undoOf(action, tab) === null || outcome.done.length === 0
        ? undefined
        : { label: actionMessages.undo, onAction: once(() => startUndo(outcome.done)) };
    const hasMore = outcome.done.length < orders.length || notSent.length > 0;
    setResult(
      hasMore
        ? { id: newId(), report: outcome, notSent, requestId, undo, retryFailed: () => openPrompt(action, failed) }
        : null,
    );
    // Where the panel is seen it names the request.
    const isNamed = failed.length === 0 || isMounted.current;
    reportOutcome(outcome, hasMore, {
      detail: bulkSubject(action, orders.length),
      requestId: isNamed ? null : requestId,
      undo,
    });
  };

  const cancel = () => {
    reportOnUnmount.current = () => {};
    if (state.step === 'sending') {
      pendingRequest.current?.abort();
      pendingRequest.current = null;
      slowRequestToast.stop();
      setState({ step: 'unknown', intent: state.intent, failure: stoppedWaitingFailure });
      setResult(null);
      void refresh();
    } else setState({ step: 'idle' });
  };
  const retry = () => {
    if (state.step === 'sending' || state.step === 'unknown') void send(state.intent);
  };

  return {
    state,
    result,
    isRunning: state.step === 'sending' || undoRelease.progress !== null,
    openPrompt,
    confirm,
    cancel,
    retry,
    undoRelease,
    dismiss: () => setResult(null),
  };
}

/** What stands in a toast and in a panel at once is done once. */
function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}

function sendingState(intent: BulkIntent): Extract<BulkState, { step: 'sending' }> {
  return { step: 'sending', intent, since: Date.now() };
}

/** Everything that was selected and is not sent, with the reason that the prompt gave. */
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

/** Whether the calling component is on the screen: what runs goes on when its list has left it. */
function useIsMountedRef() {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
