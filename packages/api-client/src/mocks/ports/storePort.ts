import { message } from '@hub/domain/messages';
import type { StoreStatus } from '@hub/domain/store';
import type { StorePort } from '../../store/storeHandlers.ts';
import type { SandboxCall } from '../http/SandboxCall.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';

export function storePort({ shop, now }: SandboxCall): StorePort {
  return {
    readStoreStatus: () => statusOf(shop, now),
    startStoreCheck: () => {
      shop.store.checkedAt = now.toISOString();
      return true;
    },
    startBackfill: () => true,
    releaseStoreHolds: ({ orderId }) => {
      const order = shop.byOrderId.get(orderId);
      // Its store has no holds.
      return order === undefined ? null : { orderName: order.name, refusal: message('store.holdsChanged') };
    },
    retryStoreWrites: () => true,
  };
}

const hourMs = 3_600_000;

/** A store whose orders were all read long ago. */
function statusOf({ domain, orders, store }: SandboxShop, now: Date): StoreStatus {
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs).toISOString();
  const count = orders.length;
  return {
    domain,
    state: 'installed',
    scopes: ['read_all_orders', 'read_inventory', 'read_locations', 'read_products', 'write_orders'],
    missingScopes: [],
    grantUrl: null,
    installedAt: ago(24 * 90),
    lastWebhookAt: ago(0.05),
    backfill: {
      state: 'done',
      ordersTotal: count,
      ordersRead: count,
      ordersAdded: count,
      startedAt: ago(24 * 90),
      endedAt: ago(24 * 90 - 0.2),
      words: null,
    },
    check: {
      checkedAt: store.checkedAt ?? ago(7),
      isRunning: false,
      ordersChecked: count,
      missing: [],
      missingCount: 0,
      changedCount: 0,
      words: null,
    },
    jobs: [],
    waitingWrites: 0,
    waitingSince: null,
    problems: [],
    ...store.state,
  };
}
