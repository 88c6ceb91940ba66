import type { ApiClient } from '@hub/api-client';
import type { BulkOutcome } from '@hub/api-client/orders';
import { backOrderChoices, type BulkAction, type TabNumber } from '@hub/domain/orders';

export interface BulkActionRequest {
  action: BulkAction;
  tab: TabNumber;
  orderIds: readonly string[];
  /** `user_name` of the person. */
  user: string;
}

/** Sends a bulk action to its endpoint (§7). */
export function sendBulkAction(
  { orders }: ApiClient,
  { action, tab, orderIds, user }: BulkActionRequest,
  options: { idempotencyKey: string; signal: AbortSignal },
): Promise<BulkOutcome> {
  switch (action) {
    case 'ship-now':
      return orders.shipNowMultiple(orderIds, options);
    case 'move-to-open':
      return orders.moveToOpenBulk({ orderIds, tab }, options);
    case 'move-to-close':
      return orders.moveToCloseBulk({ orderIds, tab }, options);
    case 'available':
    case 'available-partially': {
      const choice = backOrderChoices(orderIds.length).find((offered) => offered.action === action);
      if (!choice) throw new Error(`The back order list has no choice for ${action}.`);
      return orders.bulkOrderAction({ action: choice.value, orderIds, user }, options);
    }
  }
}
