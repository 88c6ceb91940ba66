import type { AppEnvironment } from '../../environment/AppEnvironment.ts';
import { statsQuery } from '../../orders/list/statsQuery.ts';
import { shopInfoQuery } from '../../session/shopInfoQuery.ts';
import { firstDashboard } from './firstDashboard.ts';

/**
 * Reads the replies that the page's skeleton shows already into the query cache, so that the app has them in its first
 * frame. A failure is the app's to hear of, when it asks again.
 */
export async function seedDashboard(
  { clientFor, sessionStore, localStore, queryClient }: AppEnvironment,
  search: string,
): Promise<void> {
  const dashboard = firstDashboard(search, sessionStore, localStore);
  if (dashboard === null) return;
  const { shop, userId, filters } = dashboard;
  const client = clientFor(shop);
  await queryClient.prefetchQuery(shopInfoQuery(client, shop, userId));
  await queryClient.prefetchQuery(statsQuery(client, shop, filters));
}
