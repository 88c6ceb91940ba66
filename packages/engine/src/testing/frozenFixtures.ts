import type { ShopTransaction } from '@hub/database';
import { listRoutingLocations } from '@hub/database/routing';
import { saveLocation } from '../routing/changeRouting.ts';
import { shipbobStore } from './workflowFixtures.ts';

/** Gives the shop's first location a daily cutoff at 11:00. */
export async function cutOffSettings(transaction: ShopTransaction, now: Date): Promise<void> {
  const [location] = await listRoutingLocations(transaction);
  if (location === undefined) throw new Error('The shop has no location.');
  const { locationId, version } = location;
  const settings = { ...location, cutOffs: { times: ['11:00'], weekdays: [1, 2, 3, 4, 5, 6, 7] } };
  await saveLocation(
    transaction,
    shipbobStore,
    { staffName: 'Robin' },
    { locationId, baseVersion: version, settings },
    now,
  );
}
