import type { TabNumber } from '@hub/domain/orders';
import { type HandledOrders, type OrderAction, orderActionNames } from '@hub/domain/orders/actions';
import { asRecord, calendarDay, parseJson } from '@hub/domain/shared';
import { useCallback } from 'react';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import { handledTodayKey } from '../environment/storageKeys.ts';
import { useOpenShop } from '../session/OpenShop.ts';

export interface HandledToday {
  /** Orders that this person moved out of a tab today, in this browser. */
  handled(tab: TabNumber): HandledOrders;
  /** Negative: an undo put them back. */
  add(tab: TabNumber, action: OrderAction, orders: number): void;
}

/** Counts the orders that left a list by this person's actions, per day in the shop's time zone. */
export function useHandledToday(): HandledToday {
  const { shop, timeZone } = useOpenShop();
  const { localStore, now } = useAppEnvironment();
  const read = useCallback(() => {
    const stored = asRecord(parseJson(localStore.get(handledTodayKey(shop)) ?? ''));
    const day = calendarDay(now().getTime(), timeZone);
    return { day, tabs: (stored?.day === day && asRecord(stored.tabs)) || {} };
  }, [localStore, shop, timeZone, now]);
  const handled = useCallback((tab: TabNumber) => toHandledOrders(read().tabs[tab]), [read]);
  const add = useCallback(
    (tab: TabNumber, action: OrderAction, orders: number) => {
      const { day, tabs } = read();
      const before = toHandledOrders(tabs[tab]);
      const after = { ...before, [action]: Math.max(0, (before[action] ?? 0) + orders) };
      localStore.set(handledTodayKey(shop), JSON.stringify({ day, tabs: { ...tabs, [tab]: after } }));
    },
    [read, localStore, shop],
  );
  return { handled, add };
}

/** The stored value, which anyone may have written. */
function toHandledOrders(stored: unknown): HandledOrders {
  const counts = asRecord(stored) ?? {};
  return Object.fromEntries(
    orderActionNames.flatMap((action) => {
      const orders = counts[action];
      return typeof orders === 'number' && Number.isSafeInteger(orders) && orders > 0 ? [[action, orders]] : [];
    }),
  );
}
