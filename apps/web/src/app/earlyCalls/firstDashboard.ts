import { defaultFilters, type OrderFilters } from '@hub/domain/dashboard';
import type { KeyValueStore } from '../../environment/KeyValueStore.ts';
import { periodsKey } from '../../environment/storageKeys.ts';
import { readPeriod, readPeriods } from '../../orders/list/rememberedPeriods.ts';
import { resolveSession } from '../../session/resolveSession.ts';

/** The dashboard that a visit shows first. */
export interface FirstDashboard {
  shop: string;
  userId: string | null;
  /** With the period that was chosen last. */
  filters: OrderFilters;
}

/** Reads address and browser storage the same way for page and app; `null` without a session. */
export function firstDashboard(
  search: string,
  sessionStore: KeyValueStore,
  localStore: KeyValueStore,
): FirstDashboard | null {
  const session = resolveSession(search, sessionStore);
  if (session.kind !== 'enter') return null;
  const { shop, userId } = session;
  const period = readPeriod(readPeriods(localStore.get(periodsKey(shop)))['dashboard']);
  return { shop, userId, filters: { ...defaultFilters, ...period } };
}
