import { SessionExpiredError } from '@hub/api-client/http';
import { actionWords, stillWaitingFor, undoButton, undoOf } from '@hub/domain/orders';
import { useCallback } from 'react';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useAppEnvironment } from '../../shared/AppEnvironment.ts';
import { sendPatiently } from '../../shared/sendPatiently.ts';
import { doneReport, failedReport } from './intentReports.ts';
import { type OrderIntent, workName } from './OrderIntent.ts';
import { useForgetQuantity } from './RemoveQuantities.tsx';
import { useRun } from './RunningOrders.tsx';
import { noteInTimeline, sendIntent } from './sendIntent.ts';
import { settledWithin } from './settledWithin.ts';
import { useRefreshOrders } from './useRefreshOrders.ts';

/**
 * How long (ms) what comes after an action may hold back its order: the entry in the timeline, and reading everything
 * again.
 */
const afterwardsMs = 3_000;

/**
 * Carries out what was confirmed: the action, on success its line in the timeline and the report, then lists, counts
 * and detail are read again together. Resolves when all that is done; what goes wrong is reported and never thrown.
 */
export function usePerform(): (intent: OrderIntent) => Promise<void> {
  const { client, info } = useOpenShop();
  const { toasts, newId } = useAppEnvironment();
  const run = useRun();
  const refresh = useRefreshOrders();
  const forgetQuantity = useForgetQuantity();

  return useCallback(
    function perform(intent: OrderIntent): Promise<void> {
      const { order, tab, action, button, report } = intent;

      async function carryOut(): Promise<void> {
        const done = await sendPatiently({
          send: (signal) => sendIntent(client.orders, intent, signal),
          toasts,
          lateText: stillWaitingFor(button, order.orderName),
        });
        if (intent.action === 'cancel-item') forgetQuantity(order.orderId, intent.item.lineItemId);
        let isInTimeline = true;
        const noted = noteInTimeline(client.orders, intent, info.userName).catch(() => {
          isInTimeline = false;
        });
        await settledWithin(afterwardsMs, noted);
        report({ ...doneReport(intent, done, isInTimeline), ...undoFor() });
      }

      function undoFor() {
        const undo = undoOf(action, tab);
        if (undo === null || undo === 'cancel-item') return {};
        const back: OrderIntent = {
          action: undo,
          order,
          report,
          tab: undo === 'move-to-open' ? 6 : 2,
          button: undoButton(undo),
          key: newId(),
          timelineKey: newId(),
        };
        return { undo: { label: actionWords.undo, onAction: () => void perform(back) } };
      }

      async function all(): Promise<void> {
        try {
          await carryOut();
        } catch (error) {
          // The one alert says it; reading again would only be refused again.
          if (error instanceof SessionExpiredError) return;
          report(failedReport(intent, error, () => void perform(intent)));
        }
        await settledWithin(afterwardsMs, refresh());
      }

      return run([order.orderId], all, workName(intent));
    },
    [client, info.userName, toasts, newId, run, refresh, forgetQuantity],
  );
}
