import type {
  AccountOutage,
  AdminAccount,
  AdminConnection,
  AdminDiscount,
  AdminLongJob,
  AdminQueue,
  AdminShop,
  DeadLetter,
  DeadLetterCause,
} from '@hub/domain/admin';
import type * as z from 'zod/mini';
import type {
  wireAdminAccount,
  wireAdminConnection,
  wireAdminShop,
  wireDeadLetter,
  wireDeadLetterCause,
  wireDiscount,
  wireOutage,
  wireLongJob,
  wireQueue,
} from './wireAdmin.ts';

type Wire<Schema extends z.ZodMiniType> = z.infer<Schema>;

export function toDiscount(wire: Wire<typeof wireDiscount>): AdminDiscount {
  const { starts_at, ends_at, saved_at, saved_by, ...same } = wire;
  return { ...same, startsAt: starts_at, endsAt: ends_at, savedAt: saved_at, savedBy: saved_by };
}

export function toWireDiscount(discount: AdminDiscount): Wire<typeof wireDiscount> {
  const { startsAt, endsAt, savedAt, savedBy, ...same } = discount;
  return { ...same, starts_at: startsAt, ends_at: endsAt, saved_at: savedAt, saved_by: savedBy };
}

export function toAdminShop(wire: Wire<typeof wireAdminShop>): AdminShop {
  return {
    domain: wire.domain,
    chargeType: wire.charge_type,
    createdAt: wire.created_at,
    orders: wire.orders,
    errors: wire.errors,
    lastOrderAt: wire.last_order_at,
    lastActiveAt: wire.last_active_at,
    accounts: wire.accounts,
    failing: wire.failing,
    paused: wire.paused,
    waitingOrders: wire.waiting_orders,
    storeState: wire.store_state,
    uninstalledAt: wire.uninstalled_at,
    discount: toDiscount(wire.discount),
  };
}

export function toWireAdminShop(shop: AdminShop): Wire<typeof wireAdminShop> {
  return {
    domain: shop.domain,
    charge_type: shop.chargeType,
    created_at: shop.createdAt,
    orders: shop.orders,
    errors: shop.errors,
    last_order_at: shop.lastOrderAt,
    last_active_at: shop.lastActiveAt,
    accounts: shop.accounts,
    failing: shop.failing,
    paused: shop.paused,
    waiting_orders: shop.waitingOrders,
    store_state: shop.storeState,
    uninstalled_at: shop.uninstalledAt,
    discount: toWireDiscount(shop.discount),
  };
}

function toAccount(wire: Wire<typeof wireAdminAccount>): AdminAccount {
  return {
    provider: wire.provider,
    account: wire.account,
    failingSince: wire.failing_since,
    failuresInRow: wire.failures_in_row,
    failureKind: wire.failure_kind,
    pausedAt: wire.paused_at,
    lastSuccessAt: wire.last_success_at,
    waitingOrders: wire.waiting_orders,
  };
}

function toWireAccount(account: AdminAccount): Wire<typeof wireAdminAccount> {
  return {
    provider: account.provider,
    account: account.account,
    failing_since: account.failingSince,
    failures_in_row: account.failuresInRow,
    failure_kind: account.failureKind,
    paused_at: account.pausedAt,
    last_success_at: account.lastSuccessAt,
    waiting_orders: account.waitingOrders,
  };
}

export function toConnection(wire: Wire<typeof wireAdminConnection>): AdminConnection {
  return { ...toAccount(wire), lastFailureAt: wire.last_failure_at };
}

export function toWireConnection(connection: AdminConnection): Wire<typeof wireAdminConnection> {
  return { ...toWireAccount(connection), last_failure_at: connection.lastFailureAt };
}

export function toOutage(wire: Wire<typeof wireOutage>): AccountOutage {
  return { ...toAccount(wire), domain: wire.domain };
}

export function toWireOutage(outage: AccountOutage): Wire<typeof wireOutage> {
  return { ...toWireAccount(outage), domain: outage.domain };
}

export function toQueue({ oldest_seconds, ...counts }: Wire<typeof wireQueue>): AdminQueue {
  return { ...counts, oldestSeconds: oldest_seconds };
}

export function toWireQueue({ oldestSeconds, ...counts }: AdminQueue): Wire<typeof wireQueue> {
  return { ...counts, oldest_seconds: Math.round(oldestSeconds) };
}

export function toLongJob({ started_at, alive_at, ...same }: Wire<typeof wireLongJob>): AdminLongJob {
  return { ...same, startedAt: started_at, aliveAt: alive_at };
}

export function toWireLongJob({ startedAt, aliveAt, ...same }: AdminLongJob): Wire<typeof wireLongJob> {
  return { ...same, started_at: startedAt, alive_at: aliveAt };
}

export function toDeadLetter({ order_id, failed_at, ...same }: Wire<typeof wireDeadLetter>): DeadLetter {
  return { ...same, orderId: order_id, failedAt: failed_at };
}

export function toWireDeadLetter({ orderId, failedAt, ...same }: DeadLetter): Wire<typeof wireDeadLetter> {
  return { ...same, order_id: orderId, failed_at: failedAt };
}

export function toCause({ first_at, last_at, ...same }: Wire<typeof wireDeadLetterCause>): DeadLetterCause {
  return { ...same, firstAt: first_at, lastAt: last_at };
}

export function toWireCause({ firstAt, lastAt, ...same }: DeadLetterCause): Wire<typeof wireDeadLetterCause> {
  return { ...same, first_at: firstAt, last_at: lastAt };
}
