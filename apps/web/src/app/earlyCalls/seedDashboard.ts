import type { AppEnvironment } from '../../environment/AppEnvironment.ts';
import { statsQuery } from '../../orders/list/statsQuery.ts';
import { shopInfoQuery } from '../../session/shopInfoQuery.ts';
import { firstDashboard } from './firstDashboard.ts';

/**
 * Puts the replies that the page's skeleton already shows into the query cache, so that the app has them in its first
 * frame. The app handles a failure by its own request.
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
