import { SessionExpiredError } from '@hub/api-client/http';
import { actionMessages, actionSlowText, tabs, undoLabel, undoOf } from '@hub/domain/orders';
import { useCallback } from 'react';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';
import { sendWithSlowNotice } from '../../mutations/sendWithSlowNotice.ts';
import { successResult, failureResult } from './intentResults.ts';
import { type OrderIntent, actionId } from './OrderIntent.ts';
import { useResetRemoveQuantity } from './RemoveQuantitiesProvider.tsx';
import { useRunOnOrders } from './RunningOrders.tsx';
import { noteInTimeline, sendIntent } from './sendIntent.ts';
import { settledWithin } from './settledWithin.ts';
import { useRefreshOrders } from './useRefreshOrders.ts';

/**
 * How long (ms) what comes after an action may hold back its order: the entry in the timeline, and reading everything
 * again.
 */
const followUpTimeoutMs = 3_000;

/**
 * Carries out what was confirmed: the action, on success its line in the timeline and the report, then lists, counts
 * and detail are read again together. Resolves when all that is done; what goes wrong is reported and never thrown.
 */
export function usePerformOrderAction(): (intent: OrderIntent) => Promise<void> {
  const { client, info } = useOpenShop();
  const { toasts, newId } = useAppEnvironment();
  const run = useRunOnOrders();
  const refresh = useRefreshOrders();
  const resetQuantity = useResetRemoveQuantity();

  return useCallback(
    function perform(intent: OrderIntent): Promise<void> {
      const { order, tab, action, button, report } = intent;

      async function sendAndReport(): Promise<void> {
        const done = await sendWithSlowNotice({
          send: (signal) => sendIntent(client.orders, intent, signal),
          toasts,
          slowText: actionSlowText(button, order.orderName),
        });
        if (intent.action === 'cancel-item') resetQuantity(order.orderId, intent.item.lineItemId);
        let isInTimeline = true;
        const timelineEntry = noteInTimeline(client.orders, intent, info.userName).catch(() => {
          isInTimeline = false;
        });
        await settledWithin(followUpTimeoutMs, timelineEntry);
        report({ ...successResult(intent, done, isInTimeline), ...undoFor() });
      }

      function undoFor() {
        const undo = undoOf(action, tab);
        if (undo === null || undo === 'cancel-item') return {};
        const undoIntent: OrderIntent = {
          action: undo,
          order,
          report,
          tab: undo === 'move-to-open' ? tabs.hold : tabs.open,
          button: undoLabel(undo),
          key: newId(),
          timelineKey: newId(),
        };
        return { undo: { label: actionMessages.undo, onAction: () => void perform(undoIntent) } };
      }

      async function performAndRefresh(): Promise<void> {
        try {
          await sendAndReport();
        } catch (error) {
          // The one alert says it; reading again would only be refused again.
          if (error instanceof SessionExpiredError) return;
          report(failureResult(intent, error, () => void perform(intent)));
        }
        await settledWithin(followUpTimeoutMs, refresh());
      }

      return run([order.orderId], performAndRefresh, actionId(intent));
    },
    [client, info.userName, toasts, newId, run, refresh, resetQuantity],
  );
}
