import {
  createOrdersClient,
  type OrderActionResult,
  type ActionOptions,
  type OrdersClient,
} from '@hub/api-client/orders';
import { type TabNumber, tabs } from '@hub/domain/orders';
import {
  actionDestination,
  actionFailureReport,
  actionMessages,
  type ActionReport,
  actionSlowText,
  actionSuccessReport,
  destinationLabel,
  timelineUndo,
  undoLabel,
  undoOf,
} from '@hub/domain/orders/actions';
import { removalTimelineMessage, timelineMessage } from '@hub/domain/orders/timeline';
import { orderDisplayName } from '@hub/domain/shared';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';
import { callFailure } from '../../mutations/callFailure.ts';
import { useRequestMutation } from '../../mutations/useRequestMutation.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useHandledToday } from '../useHandledToday.ts';
import { orderKeys } from '../orderKeys.ts';
import type { ShownResult } from './ActionResults.tsx';
import type { OrderMutation } from './createRunningOrders.ts';
import { actionId, type OrderIntent } from './OrderIntent.ts';
import { useResetRemoveQuantity } from './useRemoveQuantity.ts';
import { useRefreshOrders } from './useRefreshOrders.ts';

/** How long the timeline entry, and then the refresh, may keep the order's actions disabled, ms. */
const followUpTimeoutMs = 3_000;

/**
 * Performs a confirmed action: the call, on success its timeline entry if the server writes none, and the report; then
 * reloads lists, counts and detail together. The order counts as running until then.
 */
export function usePerformOrderAction(): (intent: OrderIntent) => void {
  const { client, info, shop } = useOpenShop();
  const { newId } = useAppEnvironment();
  const refresh = useRefreshOrders();
  const resetQuantity = useResetRemoveQuantity();
  const handledToday = useHandledToday();
  const { mutate } = useRequestMutation<OrderMutation & { intent: OrderIntent }, OrderActionResult>({
    mutationKey: orderKeys.singleAction(shop),
    isConcurrent: true,
    send: ({ intent }, options) =>
      sendIntent(createOrdersClient(client.context), intent, {
        ...options,
        isUndo: intent.undoes !== undefined,
      }),
    idempotencyKey: ({ intent }) => intent.key,
    slowNotice: 'toast',
    slowText: ({ intent }) => actionSlowText(intent.button, orderDisplayName(intent.order)),
    async onSuccess(done, { intent }) {
      if (intent.action === 'cancel-item') resetQuantity(intent.order.orderId, intent.item.lineItemId);
      let isInTimeline = true;
      const timelineEntry = noteInTimeline(createOrdersClient(client.context), intent, info.userName).catch(() => {
        isInTimeline = false;
      });
      await settledWithin(followUpTimeoutMs, timelineEntry);
      const destination = actionDestination(intent.action, intent.tab, intent.order);
      report(intent, actionSuccessReport(targetOf(intent), done, isInTimeline), {
        ...undoFor(intent, destination !== null && intent.onLeft !== undefined),
        ...linkOf(intent, destination),
      });
      // An undo, which has no button on an order, does not count as work.
      const { undoes } = intent;
      if (undoes?.wasCounted) handledToday.add(undoes.tab, undoes.action, -1);
      if (destination === null || !intent.onLeft) return;
      handledToday.add(intent.tab, intent.action, 1);
      intent.onLeft();
    },
    onError(error, { intent }, { retry }) {
      const failure = actionFailureReport(targetOf(intent), callFailure(error, info));
      report(intent, failure, failure.canRetry ? { retry: { label: actionMessages.retry, onAction: retry } } : {});
    },
    onSettled: () => settledWithin(followUpTimeoutMs, refresh()),
  });

  function perform(intent: OrderIntent): void {
    mutate({ intent, orderIds: new Set([intent.order.orderId]), actionId: actionId(intent) });
  }

  function undoFor({ action, tab, order, report }: OrderIntent, wasCounted: boolean) {
    const undo = undoOf(action, tab);
    if (undo === null || undo === 'cancel-item') return {};
    const undoIntent: OrderIntent = {
      action: undo,
      order,
      report,
      tab: undo === 'move-to-open' ? tabs.hold : tabs.open,
      button: undoLabel(undo),
      timelineButton: timelineUndo(undo),
      key: newId(),
      timelineKey: newId(),
      undoes: { tab, action, wasCounted },
    };
    return { undo: { label: actionMessages.undo, onAction: () => perform(undoIntent) } };
  }

  return perform;
}

function targetOf({ action, button, order }: OrderIntent) {
  return { action, button, orderName: orderDisplayName(order) };
}

function report(
  intent: OrderIntent,
  { tone, message, detail }: ActionReport,
  buttons: Pick<ShownResult, 'undo' | 'retry' | 'link'>,
): void {
  intent.report({ tone, message, detail, about: intent.order.orderId, ...buttons });
}

/** Link to the order's current list; nothing while it stays in its list. */
function linkOf({ order, pathOf }: OrderIntent, tab: TabNumber | null): Pick<ShownResult, 'link'> {
  return tab === null || !pathOf ? {} : { link: { label: destinationLabel(tab), path: pathOf(order, tab) } };
}

/** Sends the action to its endpoint (§7). */
function sendIntent(orders: OrdersClient, intent: OrderIntent, options: ActionOptions): Promise<OrderActionResult> {
  if (intent.action === 'cancel-item')
    return orders.cancelItem({ order: intent.order, item: intent.item, quantity: intent.quantity }, options);
  return orders.performAction(intent.action, intent.order, options);
}

/** Notes the button, the removed items and, if known, the person in the order's timeline (§7, contract). */
function noteInTimeline(orders: OrdersClient, intent: OrderIntent, userName: string | null): Promise<boolean> {
  const { order, timelineButton, timelineKey } = intent;
  const message =
    intent.action === 'cancel-item'
      ? removalTimelineMessage(timelineButton, userName, { quantity: intent.quantity, name: intent.item.name })
      : timelineMessage(timelineButton, userName);
  return orders.noteAction({ orderId: order.orderId, message }, { idempotencyKey: timelineKey });
}

/** Resolves when the promise settles, or after `ms`; never rejects. */
function settledWithin(ms: number, promise: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    promise.then(done, done);
  });
}
