import type { SeedOrder } from '@hub/api-client/mocks';
import { smallSeed } from '@hub/api-client/mocks';
import { fetchSeed } from '@hub/api-client/mocks/fetchSeed';
import yearUrl from '@hub/api-client/seed/online-retail.csv.gz?url';
import { withForeignNames } from './withForeignNames.ts';
import type { OrderDataset } from './situations.ts';

/**
 * The newest real orders, or a few hundred with other names. The year is a file of 8 MB, loaded once per page and only
 * for stories that need it.
 */
export async function loadRealOrders(name: OrderDataset): Promise<readonly SeedOrder[]> {
  if (name === 'few') return smallSeed.slice(0, 25);
  if (name === 'foreign') return withForeignNames(smallSeed);
  yearSeed ??= fetchSeed(yearUrl);
  const orders = await yearSeed.catch((error: unknown) => {
    yearSeed = undefined;
    throw error;
  });
  return name === 'thousand' ? orders.slice(0, 1_000) : orders;
}

let yearSeed: Promise<readonly SeedOrder[]> | undefined;
