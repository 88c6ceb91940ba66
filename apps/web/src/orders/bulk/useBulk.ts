import type { OrderFilters } from '@hub/domain/dashboard';
import type { Order, TabNumber } from '@hub/domain/orders';
import { type BulkAction, bulkTexts, type ReasonGroup, type SettledBulk } from '@hub/domain/orders/bulk';
import { ordersIn } from './ordersIn.ts';
import { type BulkOutcomeState, useBulkOutcome } from './useBulkOutcome.ts';
import { type BulkPromptState, type ConfirmedOrders, useBulkPrompt } from './useBulkPrompt.ts';
import { type BulkIntent, type BulkSendingState, useBulkSending } from './useBulkSending.ts';
import { useBulkTimeline } from './useBulkTimeline.ts';
import { type UndoRelease, useUndoRelease } from './useUndoRelease.ts';

export interface BulkOptions {
  tab: TabNumber;
  filters: OrderFilters;
  placement: 'dashboard' | 'list';
  /** Called for each answer, with the state at confirmation. */
  onSettled(bulk: SettledBulk): void;
}

export interface Bulk {
  prompt: BulkPromptState;
  sending: BulkSendingState;
  outcome: Pick<BulkOutcomeState, 'results' | 'dismiss'>;
  /** Undoes a move from hold to open, order by order. */
  undoRelease: UndoRelease;
  /** A bulk action of this list is running. */
  isRunning: boolean;
  /** Opens the prompt for a snapshot of these orders. */
  openPrompt(action: BulkAction, rows: readonly Order[]): void;
}

/** Bulk actions of one list: prompt, sending, outcome, undo and timeline (§5, §7, §8). */
export function useBulk({ tab, filters, placement, onSettled }: BulkOptions): Bulk {
  const writeTimeline = useBulkTimeline();
  const prompt = useBulkPrompt({
    tab,
    filters,
    onConfirm: (confirmed) => sending.send(confirmed, { notSent: notSentGroups(confirmed), onSettled }),
  });
  const outcome = useBulkOutcome({ tab, placement, retryFailed, startUndo: (orders) => undoRelease.start(orders) });
  const sending = useBulkSending(tab, {
    onOutcome(reply, intent, context) {
      const { done, failed, unknown } = outcome.apply(reply, intent, context);
      const open = ordersIn([...failed, ...unknown], intent.orders);
      intent.onSettled({ sent: intent.orders, open, wasAll: intent.confirmed.wasAll });
      void writeTimeline(intent, done);
    },
    onFailure: outcome.applyFailure,
  });
  const undoRelease = useUndoRelease(outcome.applyUndo);

  function retryFailed({ action, confirmed }: BulkIntent, failed: readonly ReasonGroup[]) {
    prompt.choose(
      action,
      'rows' in confirmed
        ? { rows: ordersIn(failed, confirmed.rows), wasAll: false }
        : { only: ordersIn(failed, confirmed.references) },
    );
  }

  return {
    prompt,
    sending,
    outcome,
    undoRelease,
    isRunning: sending.state.step === 'sending' || undoRelease.progress !== null,
    openPrompt: (action, rows) => prompt.choose(action, { rows, wasAll: false }),
  };
}

/** Selected orders that are not sent, with the prompt's reasons. */
function notSentGroups({ plan: { refused, alreadyRunning }, scope }: ConfirmedOrders): readonly ReasonGroup[] {
  return [
    ...(scope === 'all' ? [] : refused),
    ...(alreadyRunning.length === 0 ? [] : [{ reason: bulkTexts.runningElsewhere, orders: alreadyRunning }]),
  ];
}
