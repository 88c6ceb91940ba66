import type {
  AccountOutage,
  AdminConnection,
  AdminDiscount,
  AdminQueue,
  AdminShop,
  DeadLetter,
  DeadLetterCause,
} from '@hub/domain/admin';
import type * as z from 'zod/mini';
import type {
  wireAdminConnection,
  wireAdminShop,
  wireDeadLetter,
  wireDeadLetterCause,
  wireDiscount,
  wireOutage,
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

export function toConnection(wire: Wire<typeof wireAdminConnection>): AdminConnection {
  return {
    provider: wire.provider,
    account: wire.account,
    failingSince: wire.failing_since,
    failuresInRow: wire.failures_in_row,
    failureKind: wire.failure_kind,
    pausedAt: wire.paused_at,
    lastSuccessAt: wire.last_success_at,
    lastFailureAt: wire.last_failure_at,
    waitingOrders: wire.waiting_orders,
  };
}

export function toWireConnection(connection: AdminConnection): Wire<typeof wireAdminConnection> {
  return {
    provider: connection.provider,
    account: connection.account,
    failing_since: connection.failingSince,
    failures_in_row: connection.failuresInRow,
    failure_kind: connection.failureKind,
    paused_at: connection.pausedAt,
    last_success_at: connection.lastSuccessAt,
    last_failure_at: connection.lastFailureAt,
    waiting_orders: connection.waitingOrders,
  };
}

export function toQueue({ oldest_seconds, ...counts }: Wire<typeof wireQueue>): AdminQueue {
  return { ...counts, oldestSeconds: oldest_seconds };
}

export function toWireQueue({ oldestSeconds, ...counts }: AdminQueue): Wire<typeof wireQueue> {
  return { ...counts, oldest_seconds: Math.round(oldestSeconds) };
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

export function toOutage(wire: Wire<typeof wireOutage>): AccountOutage {
  return {
    provider: wire.provider,
    domain: wire.domain,
    account: wire.account,
    failingSince: wire.failing_since,
    failuresInRow: wire.failures_in_row,
    failureKind: wire.failure_kind,
    pausedAt: wire.paused_at,
    lastSuccessAt: wire.last_success_at,
    waitingOrders: wire.waiting_orders,
  };
}

export function toWireOutage(outage: AccountOutage): Wire<typeof wireOutage> {
  return {
    provider: outage.provider,
    domain: outage.domain,
    account: outage.account,
    failing_since: outage.failingSince,
    failures_in_row: outage.failuresInRow,
    failure_kind: outage.failureKind,
    paused_at: outage.pausedAt,
    last_success_at: outage.lastSuccessAt,
    waiting_orders: outage.waitingOrders,
  };
}
