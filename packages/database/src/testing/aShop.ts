import { randomUUID } from 'node:crypto';
import type { Database } from '../connection/Database.ts';
import { createShop } from '../shops/shopRecords.ts';

const northampton = { locationId: 72001, name: 'Northampton warehouse' };

/** A new shop in London for a test; resolves to its id. */
export async function aShop(database: Database, locations = [northampton]): Promise<number> {
  const { shopId } = await createShop(database, {
    domain: `test-${randomUUID()}.myshopify.com`,
    currency: 'GBP',
    timeZone: 'Europe/London',
    chargeType: 2,
    isOnboarded: true,
    staff: [{ staffId: '1', name: 'Robin Carter', role: '1', permission: null }],
    locations,
  });
  return shopId;
}
