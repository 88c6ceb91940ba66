import { randomUUID } from 'node:crypto';
import type { Database } from '../connection/Database.ts';
import { listRoutingLocations, saveLocationSettings } from '../routing/index.ts';
import { createShop } from '../shops/shopRecords.ts';

const northampton = { locationId: 72001, name: 'Northampton warehouse' };

/** Creates a shop in London for a test, with one 3PL for its locations; resolves to its id. */
export async function aShop(
  database: Database,
  locations = [northampton],
  servedBy: string | null = 'shipbob',
): Promise<number> {
  const { shopId } = await createShop(database, {
    domain: `test-${randomUUID()}.myshopify.com`,
    currency: 'GBP',
    timeZone: 'Europe/London',
    chargeType: 2,
    isOnboarded: true,
    staff: [{ staffId: '1', name: 'Robin Carter', role: '1', permission: null }],
    locations,
  });
  await serveLocations(database, shopId, servedBy);
  return shopId;
}

/** Sets the 3PL of each location of a shop, without a version, as if nothing had been saved before. */
export async function serveLocations(database: Database, shopId: number, providerId: string | null): Promise<void> {
  await database.inShop(shopId, async (transaction) => {
    for (const location of await listRoutingLocations(transaction))
      await saveLocationSettings(transaction, {
        ...location,
        providerId,
        savedAt: new Date(0).toISOString(),
        savedBy: '',
      });
  });
}
