import { migrateServer, openDataDirectory, restoreBackup } from '@hub/database';
import { addKeyToFile, rotateSecrets } from '@hub/database/providers';
import { formatCount } from '@hub/domain/shared';
import { importFile } from './importFile.ts';
import { openDatabase, toStartError } from '../service/openDatabase.ts';
import type { DataCommand } from '../options/options.ts';

/** Imports, backs up, restores, or changes the key of the data while no server uses it. Throws StartError. */
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
