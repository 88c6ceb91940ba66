import { defaultFilters } from '@hub/domain/dashboard';
import type { AppEnvironment } from '../../environment/AppEnvironment.ts';
import { periodsKey } from '../../environment/storageKeys.ts';
import { readPeriod, readPeriods } from '../../orders/list/rememberedPeriods.ts';
import { statsQuery } from '../../orders/list/statsQuery.ts';
import { resolveSession } from '../../session/resolveSession.ts';
import { shopInfoQuery } from '../../session/shopInfoQuery.ts';

/**
 * Reads the replies that the page's skeleton shows already into the query cache, so that the app has them in its first
 * frame. A failure is the app's to hear of, when it asks again.
 */
export async function seedDashboard(
  { clientFor, sessionStore, localStore, queryClient }: AppEnvironment,
  search: string,
): Promise<void> {
  const session = resolveSession(search, sessionStore);
  if (session.kind !== 'enter') return;
  const { shop, userId } = session;
  const client = clientFor(shop);
  await queryClient.prefetchQuery(shopInfoQuery(client, shop, userId));
  const period = readPeriod(readPeriods(localStore.get(periodsKey(shop)))['dashboard']);
  await queryClient.prefetchQuery(statsQuery(client, shop, { ...defaultFilters, ...period }));
}
