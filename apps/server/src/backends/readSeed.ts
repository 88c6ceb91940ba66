import { basename } from 'node:path';
import { loadSeed, SeedError, type SeedOrder } from '@hub/api-client/mocks/node';
import { formatCount } from '@hub/domain/shared';
import { StartError } from '../options/StartError.ts';

/** The orders of a file, newest first; `undefined` without one, for the sample data. Throws StartError. */
export async function readSeed(
  ordersFile: string | undefined,
  log: (line: string) => void,
): Promise<readonly SeedOrder[]> {
  log(`Reading orders from ${ordersFile === undefined ? 'the year that comes with the app' : basename(ordersFile)} …`);
  const seed = await loadSeed(ordersFile).catch((error: unknown) => {
    throw error instanceof SeedError ? new StartError(error.message) : error;
  });
  log(`Orders read: ${formatCount(seed.length)}.`);
  return seed;
}
