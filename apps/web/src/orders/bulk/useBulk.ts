import { SessionExpiredError } from '@hub/api-client/http';
import {
  actionWords,
  type BulkAction,
  type BulkReport,
  bulkReport,
  bulkStillWaiting,
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
import { useAppEnvironment } from '../../shared/AppEnvironment.ts';
import { useOnBack } from '../../shared/useOnBack.ts';
import { useRunningOrders } from '../actions/RunningOrders.tsx';
import { useRefreshOrders } from '../actions/useRefreshOrders.ts';
import { type ActionReport, useReport } from '../actions/useReport.tsx';
import { type BulkFailure, bulkFailure, gaveUpWaiting } from './bulkFailure.ts';
import { planOf } from './planOf.ts';
import { sendBulk } from './sendBulk.ts';
import { type HoldingAgain, useHoldAgain } from './useHoldAgain.ts';
import { useWaitAway } from './useWaitAway.ts';

/** What somebody has confirmed: these orders and no others, under one key however often it is sent. */
export interface BulkIntent {
  action: BulkAction;
  tab: TabNumber;
  orders: readonly Order[];
  /** Selected, but not sent, by reason. */
  notSent: readonly ReasonGroup[];
  idempotencyKey: string;
}

export type BulkStep =
  | { step: 'idle' }
  | { step: 'asking'; plan: BulkPlan; idempotencyKey: string }
  /** `since`: when it was sent, ms since 1970. */
  | { step: 'sending'; intent: BulkIntent; since: number }
  /** No answer says what became of it. */
  | { step: 'unknown'; intent: BulkIntent; failure: BulkFailure };

/** What the last bulk action came to, order by order. */
export interface BulkTold {
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
  place: 'dashboard' | 'list';
  /** What was sent is no longer selected, but for what failed. */
  settle(sent: readonly Order[], failed: readonly Order[]): void;
}

export interface Bulk {
  now: BulkStep;
  /** Of the last one, while there is more to say than a message; null before, and when it was dismissed. */
  told: BulkTold | null;
  /** A bulk action of this list is on its way. */
  isRunning: boolean;
  /** Opens the prompt for these orders, as they are now. */
  ask(action: BulkAction, orders: readonly Order[]): void;
  confirm(orders: readonly Order[]): void;
  /** Declines, stops waiting, or takes away what is said. */
  cancel(): void;
  /** Sends the same intent once more. */
  retry(): void;
  /** Undo of a move from hold to open, order by order. */
  holdAgain: HoldingAgain;
  /** Takes away what is said of the last one. */
  dismiss(): void;
}

/** Bulk actions of one list: prompt, sending, and what became of each order (§5, §7, §8). */
export function useBulk({ tab, place, settle }: BulkOptions): Bulk {
  const { client, info } = useOpenShop();
  const { newId } = useAppEnvironment();
  const { isRunning, run } = useRunningOrders();
  const refresh = useRefreshOrders();
  const report = useReport();
  const [now, setNow] = useState<BulkStep>({ step: 'idle' });
  const [told, setTold] = useState<BulkTold | null>(null);
  const waiting = useRef<AbortController | null>(null);
  const isShown = useIsShown();
  const away = useWaitAway();
  // A failure that the list says while somebody is leaving it would be gone with the list, and with it the way to try
  // again.
  const sayElsewhere = useRef(() => {});
  useEffect(() => () => sayElsewhere.current(), []);
  useOnBack(() => setNow((step) => (step.step === 'asking' ? { step: 'idle' } : step)));

  const ask = (action: BulkAction, orders: readonly Order[]) => {
    if (orders.length > 0)
      setNow({ step: 'asking', plan: planOf(action, tab, orders, isRunning), idempotencyKey: newId() });
  };

  const confirm = (orders: readonly Order[]) => {
    if (now.step !== 'asking' || waiting.current || orders.length === 0) return;
    const { plan, idempotencyKey } = now;
    void send({ action: plan.action, tab, orders, notSent: notSentOf(plan, orders), idempotencyKey });
  };

  const send = async (intent: BulkIntent) => {
    waiting.current?.abort();
    sayElsewhere.current = () => {};
    const control = new AbortController();
    waiting.current = control;
    const step = sending(intent);
    setNow(step);
    const { action, orders, idempotencyKey } = intent;
    const again = { label: actionWords.retry, onAction: () => void send(intent) };
    const tellAway = (failure: BulkFailure) => {
      if (!isShown.current)
        report({
          tone: 'critical',
          message: failure.title,
          detail: `${bulkSubject(action, orders.length)}: ${failure.message}`,
          retry: again,
        });
    };
    const stop = () => {
      if (waiting.current !== control) return;
      waiting.current = null;
      control.abort();
      setNow({ step: 'unknown', intent, failure: gaveUpWaiting });
      tellAway(gaveUpWaiting);
      void refresh();
    };
    away.begins({
      since: step.since,
      text: bulkStillWaiting(action, orders.length),
      onRetry: again.onAction,
      onCancel: stop,
    });
    const orderIds = orders.map(({ orderId }) => orderId);
    try {
      const outcome = await run(orderIds, () =>
        sendBulk(client, { action, tab, orderIds, user: info.userName }, { idempotencyKey, signal: control.signal }),
      );
      if (waiting.current !== control) return;
      waiting.current = null;
      away.over();
      setNow({ step: 'idle' });
      tell(bulkReport(action, orders, outcome), intent, outcome.requestId);
    } catch (error) {
      // Sent again meanwhile, or nobody waits for it any more.
      if (waiting.current !== control) return;
      waiting.current = null;
      away.over();
      // The one alert says it; reading again would only be refused again.
      if (error instanceof SessionExpiredError) return setNow({ step: 'idle' });
      const failure = bulkFailure(action, error);
      setNow({ step: 'unknown', intent, failure });
      // What it says of the one before is no longer the way on.
      setTold(null);
      tellAway(failure);
      sayElsewhere.current = () => tellAway(failure);
    }
    await refresh();
  };

  /** On the dashboard a result is a banner (§8); what is said order by order is one already. */
  const say = (
    outcome: BulkReport,
    hasMore: boolean,
    more: Pick<ActionReport, 'detail' | 'requestId' | 'undo'> = {},
  ) => {
    if (!hasMore || place === 'list' || !isShown.current)
      report({ tone: outcome.tone, message: outcome.text, about: `bulk ${tab}`, ...more });
  };

  const holdAgain = useHoldAgain((outcome, retryFailed) => {
    const hasMore = outcome.failed.length > 0;
    setTold(
      hasMore ? { id: newId(), report: outcome, notSent: [], requestId: null, undo: undefined, retryFailed } : null,
    );
    say(outcome, hasMore);
  });

  const takeBack = (orders: readonly Order[]) => {
    setTold((before) => before && { ...before, undo: undefined });
    holdAgain.start(orders);
  };

  const tell = (outcome: BulkReport, { action, orders, notSent }: BulkIntent, requestId: string | null) => {
    const failed = outcome.failed.flatMap(({ orders: those }) => those);
    settle(orders, failed);
    const undo =
      undoOf(action, tab) === null || outcome.done.length === 0
        ? undefined
        : { label: actionWords.undo, onAction: once(() => takeBack(outcome.done)) };
    const hasMore = outcome.done.length < orders.length || notSent.length > 0;
    setTold(
      hasMore
        ? { id: newId(), report: outcome, notSent, requestId, undo, retryFailed: () => ask(action, failed) }
        : null,
    );
    // Where the panel is seen it names the request.
    const isNamed = failed.length === 0 || isShown.current;
    say(outcome, hasMore, { detail: bulkSubject(action, orders.length), requestId: isNamed ? null : requestId, undo });
  };

  const cancel = () => {
    sayElsewhere.current = () => {};
    if (now.step === 'sending') {
      waiting.current?.abort();
      waiting.current = null;
      away.over();
      setNow({ step: 'unknown', intent: now.intent, failure: gaveUpWaiting });
      setTold(null);
      void refresh();
    } else setNow({ step: 'idle' });
  };
  const retry = () => {
    if (now.step === 'sending' || now.step === 'unknown') void send(now.intent);
  };

  return {
    now,
    told,
    isRunning: now.step === 'sending' || holdAgain.progress !== null,
    ask,
    confirm,
    cancel,
    retry,
    holdAgain,
    dismiss: () => setTold(null),
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

function sending(intent: BulkIntent): Extract<BulkStep, { step: 'sending' }> {
  return { step: 'sending', intent, since: Date.now() };
}

/** Everything that was selected and is not sent, with the reason that the prompt gave. */
function notSentOf({ refused, leftOut }: BulkPlan, sent: readonly Order[]): readonly ReasonGroup[] {
  const isSent = new Set(sent);
  const groups = [...refused, ...(leftOut.length > 0 ? [{ reason: bulkTexts.runningElsewhere, orders: leftOut }] : [])];
  return groups
    .map(({ reason, orders }) => ({ reason, orders: orders.filter((order) => !isSent.has(order)) }))
    .filter(({ orders }) => orders.length > 0);
}

/** Whether the calling component is on the screen: what runs goes on when its list has left it. */
function useIsShown() {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
