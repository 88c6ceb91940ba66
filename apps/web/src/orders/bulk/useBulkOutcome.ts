import { isRetrySafe } from '@hub/api-client/http';
import type { BulkOutcome } from '@hub/api-client/orders';
import type { Order, TabNumber } from '@hub/domain/orders';
import { actionMessages, undoLabel, undoOf } from '@hub/domain/orders/actions';
import {
  type BulkReport,
  bulkReport,
  bulkSubject,
  bulkTexts,
  type ReasonGroup,
  sendAgainText,
} from '@hub/domain/orders/bulk';
import type { OrderReference } from '@hub/domain/shared';
import { useState } from 'react';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';
import type { SettledContext } from '../../mutations/useRequestMutation.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { type ShownResult, useReportResult } from '../actions/ActionResults.tsx';
import { useHandledToday } from '../useHandledToday.ts';
import { ordersIn } from './ordersIn.ts';
import type { BulkIntent } from './useBulkSending.ts';
import type { UndoFollowUp } from './useUndoRelease.ts';

/** The outcome of the last bulk action or undo, per order. */
export interface BulkResult {
  /** Unique per outcome. */
  id: string;
  report: BulkReport;
  notSent: readonly ReasonGroup[];
  requestId: string | null;
  /** Retries the failed orders only. */
  retryFailed(): void;
  /** Resends the orders with an unknown outcome. */
  sendAgain: { label: string; note?: string; onAction(): void } | undefined;
  undo: { label: string; onAction(): void } | undefined;
  /** The bulk action; `null` for an undo. */
  intent: BulkIntent | null;
}

export interface BulkOutcomeOptions {
  tab: TabNumber;
  placement: 'dashboard' | 'list';
  /** Opens the prompt for the failed orders. */
  retryFailed(intent: BulkIntent, failed: readonly ReasonGroup[]): void;
  startUndo(orders: readonly Order[]): void;
}

export interface BulkOutcomeState {
  /** Newest first: of the undo and of the action. None after dismissal, or when a message was enough. */
  results: readonly BulkResult[];
  /** Reports the outcome of each order of an action. */
  apply(reply: BulkOutcome, intent: BulkIntent, context: SettledContext): BulkReport;
  /** The action failed as a whole. */
  applyFailure(intent: BulkIntent): void;
  applyUndo(report: BulkReport, followUp: UndoFollowUp): void;
  dismiss(id: string): void;
}

/** Outcomes of a list's bulk actions, and what can be done about them (§8). */
export function useBulkOutcome({ tab, placement, retryFailed, startUndo }: BulkOutcomeOptions): BulkOutcomeState {
  const { info } = useOpenShop();
  const { newId } = useAppEnvironment();
  const report = useReportResult();
  const handledToday = useHandledToday();
  const [result, setResult] = useState<BulkResult | null>(null);
  const [undoResult, setUndoResult] = useState<BulkResult | null>(null);

  /** On the dashboard a result is a banner (§8), unless a panel lists it order by order. */
  function reportOutcome(
    outcome: BulkReport,
    hasPanel: boolean,
    more: Pick<ShownResult, 'detail' | 'requestId' | 'undo' | 'retry'> = {},
  ) {
    const text = hasPanel ? outcome.toastText : outcome.text;
    if (!hasPanel || placement === 'list') report({ tone: outcome.tone, message: text, about: `bulk ${tab}`, ...more });
  }

  function undoFor({ action, confirmed, undone }: BulkIntent, done: readonly OrderReference[]) {
    if (undoOf(action, tab) === null || !('rows' in confirmed)) return undefined;
    const orders = ordersIn([{ orders: done.filter(({ orderId }) => !undone.has(orderId)) }], confirmed.rows);
    if (orders.length === 0) return undefined;
    const start = () => {
      for (const { orderId } of orders) undone.add(orderId);
      setResult((previous) => previous && { ...previous, undo: undefined });
      startUndo(orders);
    };
    return { label: actionMessages.undo, onAction: once(start) };
  }

  return {
    results: [undoResult, result].filter((one) => one !== null),
    apply(reply, intent, { isMounted, retry }) {
      const { action, orders, notSent } = intent;
      const outcome = bulkReport(action, orders, reply);
      const { done, failed, unknown } = outcome;
      if (done.length > 0) handledToday.add(tab, action, done.length);
      const undo = undoFor(intent, done);
      const sendAgain =
        unknown.length === 0
          ? undefined
          : {
              label: bulkTexts.checkAndSendAgain,
              note: sendAgainText({ isRetrySafe: isRetrySafe(info) }),
              onAction: retry,
            };
      const hasMore = done.length < orders.length || notSent.length > 0;
      const { requestId } = reply;
      setResult(
        hasMore
          ? {
              id: newId(),
              report: outcome,
              notSent,
              requestId,
              undo,
              sendAgain,
              retryFailed: () => retryFailed(intent, failed),
              intent,
            }
          : null,
      );
      reportOutcome(outcome, hasMore && isMounted, {
        detail: bulkSubject(action, orders.length),
        // The outcome panel names the request when it is shown.
        requestId: failed.length + unknown.length === 0 || isMounted ? null : requestId,
        undo,
        // The panel has the button when it is shown.
        retry: isMounted ? undefined : sendAgain,
      });
      return outcome;
    },
    // Another action's result no longer offers the right next step.
    applyFailure: (intent) => setResult((previous) => (previous?.intent === intent ? previous : null)),
    applyUndo(outcome, { isMounted, retryFailed: retryUndo, sendUnknownAgain }) {
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
              retryFailed: retryUndo,
              intent: null,
            }
          : null,
      );
      // Unknown orders of the action itself stay visible.
      setResult((previous) => (previous !== null && previous.sendAgain ? previous : null));
      reportOutcome(outcome, hasMore && isMounted, {
        ...(hasMore && { detail: undoLabel('hold-order') }),
        retry: isMounted ? undefined : sendAgain,
      });
    },
    dismiss(id) {
      for (const set of [setResult, setUndoResult]) set((previous) => (previous?.id === id ? null : previous));
    },
  };
}

/** A function that runs once, for a button in both a toast and a panel. */
function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}
