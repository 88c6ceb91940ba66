import { join } from 'node:path';
import { initialProviders } from '@hub/api-client/mocks';
import { findProvider, providers, type SavedProviderSettings, type ThirdPartyId } from '@hub/domain/integrations';
import { type RunningSimulators, startSimulators, StateFileError } from '@hub/providers/simulators';
import type { DatabaseOptions } from '../options/databaseOptions.ts';
import { StartError } from '../options/StartError.ts';

/**
 * The ten simulated 3PLs, which accept the credentials that the sample shop has saved besides the printed ones. With an
 * embedded database they keep their orders in a file. `speed` above 0. Throws StartError.
 */
export async function startDemoWarehouses(database: DatabaseOptions, speed: number): Promise<RunningSimulators> {
  try {
    return await startSimulators({
      speed,
      accounts: sampleAccounts(),
      ...(database.kind === 'embedded' && { stateFile: join(database.directory, 'warehouses.json') }),
    });
  } catch (error) {
    throw error instanceof StateFileError ? new StartError(error.message, { cause: error }) : error;
  }
}

/** The credentials that the sample shop has saved, by form field. */
function sampleAccounts(): Partial<Record<ThirdPartyId, Record<string, string>[]>> {
  const saved = initialProviders('all');
  return Object.fromEntries(
    providers.map(({ thirdPartyId }) => {
      const record = saved.get(thirdPartyId) ?? [];
      const accounts = Array.isArray(record) ? record : [record as SavedProviderSettings];
      return [thirdPartyId, accounts.map((account) => credentialsOf(thirdPartyId, account))];
    }),
  );
}

function credentialsOf(provider: ThirdPartyId, settings: SavedProviderSettings): Record<string, string> {
  const fields = findProvider(provider)?.fields ?? [];
  return Object.fromEntries(fields.map(({ name }) => [name, String(settings[name] ?? '')]));
}

/** Origins of the started simulators. */
export function originsOf({ origins }: RunningSimulators): Partial<Record<ThirdPartyId, string>> {
  return Object.fromEntries(Object.entries(origins).filter(([, origin]) => origin !== ''));
}
