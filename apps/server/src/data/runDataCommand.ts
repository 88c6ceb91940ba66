import { migrateServer, openDataDirectory, restoreBackup } from '@hub/database';
import { addKeyToFile, rotateSecrets } from '@hub/database/providers';
import { listConnectedStores } from '@hub/database/store';
import { formatCount } from '@hub/domain/shared';
import { replaceLastingToken, StoreCallError } from '@hub/engine/store';
import { createProviderStore } from '../jobs/createProviderStore.ts';
import { createStoreServices } from '../service/createStoreServices.ts';
import { importFile } from './importFile.ts';
import { openDatabase, toStartError } from '../service/openDatabase.ts';
import type { DataCommand } from '../options/options.ts';

/**
 * Imports, backs up, restores or changes the data's key while no server uses it; or exchanges tokens of stores. Throws
 * StartError.
 */
export async function runDataCommand(options: DataCommand, log: (line: string) => void): Promise<void> {
  try {
    switch (options.command) {
      case 'backup': {
        const { file, directory } = options;
        const { database, backUp } = await openDataDirectory(directory);
        const { bytes, note } = await backUp(file).finally(() => database.close());
        log(`Backed up ${directory} to ${file} (${(bytes / 1e6).toFixed(1)} MB). ${note}`);
        return;
      }
      case 'restore': {
        const { file, directory } = options;
        await restoreBackup(file, directory);
        log(`Restored ${file} to ${directory}. Put the key file of that time there before the next start.`);
        return;
      }
      case 'import':
        return await importFile(options, log);
      case 'migrate':
        return await migrate(options, log);
      case 'rotate-key':
        return await rotateKey(options, log);
      case 'exchange-tokens':
        return await exchangeTokens(options, log);
    }
  } catch (error) {
    throw toStartError(error);
  }
}

async function migrate({ url, isDryRun }: DataCommand & { command: 'migrate' }, log: (line: string) => void) {
  const names = await migrateServer({ url, isDryRun });
  if (names.length === 0) return log('The database is at this version: nothing to do.');
  const count = `${formatCount(names.length)} migration(s)`;
  log(`${isDryRun ? `To be done: ${count}, without --dry-run` : `Done: ${count}`}.`);
  for (const name of names) log(`  ${name}`);
}

async function rotateKey({ database: options }: DataCommand & { command: 'rotate-key' }, log: (line: string) => void) {
  const { database, keyRing } = await openDatabase(options, { openKeys: addKeyToFile });
  try {
    const changed = await rotateSecrets(database, keyRing);
    log(
      `Encrypted the settings of ${formatCount(changed)} provider(s) with the key ${keyRing.keys[0].id} of ` +
        `${keyRing.source}. Keep the former keys for older backups.`,
    );
  } finally {
    await database.close();
  }
}

async function exchangeTokens(
  { service: { database: options, shopify } }: DataCommand & { command: 'exchange-tokens' },
  log: (line: string) => void,
) {
  const { database, keyRing } = await openDatabase(options, { migrations: 'refuse' });
  try {
    const app = { apiKey: shopify.apiKey, secrets: [shopify.apiSecret], storeOrigin: shopify.storeOrigin } as const;
    const services = createStoreServices({
      database,
      keyRing,
      providers: createProviderStore(keyRing),
      app,
      origin: '',
    });
    let exchanged = 0;
    let named = 0;
    for (const { shopId, domain } of await listConnectedStores(database)) {
      try {
        if (await replaceLastingToken(services, shopId)) exchanged += 1;
      } catch (error) {
        if (!(error instanceof StoreCallError)) throw error;
        named += 1;
        log(`${domain}: ${error.message}`);
      }
    }
    const left = named === 0 ? '' : ' Run it again for those that are named above.';
    log(`Exchanged the tokens of ${formatCount(exchanged)} shop(s).${left}`);
  } finally {
    await database.close();
  }
}
