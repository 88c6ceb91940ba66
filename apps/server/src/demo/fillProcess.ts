/** The process of fillInChildProcess.ts: fills the demo shop with the options it receives, and ends. */
import { createProviderStore } from '../jobs/createProviderStore.ts';
import { openDatabase } from '../service/openDatabase.ts';
import type { DemoOptions } from '../options/options.ts';
import { StartError } from '../options/StartError.ts';
import { fillPrintedShop } from './fillPrintedShop.ts';
import { keepOrdersFile } from './pastOrdersFile.ts';

/** Messages to the parent: lines for the log, and why it did not reach the end. */
export type FillMessage = { line: string } | { problem: string };

const send = (message: FillMessage) => void process.send?.(message);

process.once('message', (options: DemoOptions) => void fill(options));
// The server has ended; the next start resumes with the orders that are stored.
process.once('disconnect', () => process.exit());

async function fill({ database: options, ordersFile }: DemoOptions): Promise<void> {
  try {
    const { database, keyRing } = await openDatabase(options);
    if (ordersFile !== undefined && options.kind === 'embedded') await keepOrdersFile(options.directory, ordersFile);
    await fillPrintedShop(database, createProviderStore(keyRing), ordersFile, (line) => send({ line })).finally(() =>
      database.close(),
    );
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    send({ problem: error.message });
  }
  process.disconnect();
}
