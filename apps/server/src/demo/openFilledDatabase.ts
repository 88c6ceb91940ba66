import { hasDatabase } from '@hub/database';
import { type OpenedDatabase, openDatabase } from '../service/openDatabase.ts';
import type { DemoOptions } from '../options/options.ts';
import { fillInChildProcess } from './fillInChildProcess.ts';
import { filledShopId } from './fillPrintedShop.ts';

interface FilledDatabase extends OpenedDatabase {
  /** Of the printed address. */
  shopId: number;
}

/** The demo's database; the first run fills it. Throws StartError. */
export async function openFilledDatabase(options: DemoOptions, log: (line: string) => void): Promise<FilledDatabase> {
  log(`Opening ${describeDatabase(options.database)} …`);
  const { database } = options;
  // Opening allocates memory too, so a new directory is left to the other process.
  const isNew = database.kind === 'embedded' && !hasDatabase(database.directory);
  const known = isNew ? null : await openIfFilled(database);
  if (known !== null) {
    if (options.ordersFile !== undefined)
      log('The demo shop has its orders already; --orders is read on the first run only.');
    return known;
  }
  await fillInChildProcess(options, log);
  const filled = await openIfFilled(database);
  if (filled === null) throw new Error('The demo shop is not filled after its first run.');
  return filled;
}

/** `null`, and closed again, while the demo shop lacks orders. */
async function openIfFilled(options: DemoOptions['database']): Promise<FilledDatabase | null> {
  const opened = await openDatabase(options);
  try {
    const shopId = await filledShopId(opened.database);
    if (shopId !== null) return { ...opened, shopId };
  } catch (error) {
    await opened.database.close();
    throw error;
  }
  await opened.database.close();
  return null;
}

function describeDatabase(options: DemoOptions['database']): string {
  return options.kind === 'server' ? 'the database of DATABASE_URL' : `the data in ${options.directory}`;
}
