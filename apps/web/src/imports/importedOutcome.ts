import { exportedOrder, type OutcomeOf } from '@hub/domain/imports';
import { fromExportedOrder, newIntakePolicy } from '@hub/domain/orders/intake';
import { eventText, stageLabel } from '@hub/domain/orders/timeline';

/** What becomes of an order of the shop platform's own file, as the server decides it. */
export const importedOutcome: OutcomeOf = (order) => {
  const exported = exportedOrder(order, { orderId: '0', lineItemId: String });
  if (exported === null) return null;
  // The preview does not know what the shop has decided otherwise.
  const { state, event } = fromExportedOrder(exported, newIntakePolicy);
  return { stage: stageLabel(state.stage), reason: event && eventText(event) };
};
