import type { ChargeRecord } from '../AppBook.ts';
import type { BulkOperationRecord } from '../bulk/BulkOperations.ts';
import { isoOrNull, isoSeconds } from '../model/orderFigures.ts';
import { gid, shopId } from '../model/storeIds.ts';

/** `app_subscriptions/update` */
export function chargeBody(charge: ChargeRecord, now: number): object {
  const { id, name, status, createdAt, currency, price, interval } = charge;
  return {
    app_subscription: {
      admin_graphql_api_id: gid('AppSubscription', id),
      name,
      status,
      admin_graphql_api_shop_id: gid('Shop', shopId),
      created_at: isoSeconds(createdAt),
      updated_at: isoSeconds(now),
      currency,
      capped_amount: null,
      price,
      interval: interval.toLowerCase(),
      plan_handle: null,
    },
  };
}

/** `bulk_operations/finish` */
export function bulkFinishedBody({ id, createdAt, completedAt, errorCode, status }: BulkOperationRecord): object {
  return {
    admin_graphql_api_id: gid('BulkOperation', id),
    created_at: isoSeconds(createdAt),
    completed_at: isoOrNull(completedAt),
    error_code: errorCode?.toLowerCase() ?? null,
    status: status.toLowerCase(),
    type: 'query',
  };
}
