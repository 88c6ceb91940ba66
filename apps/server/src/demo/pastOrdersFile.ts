import { existsSync } from 'node:fs';
import { copyFile, open } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { bundledSeed } from '@hub/api-client/mocks/node';
import type { Database } from '@hub/database';
import { readImport } from '@hub/database/imports';
import { firstImportId } from './fillPrintedShop.ts';

/** Where the file of orders is kept for the simulated store, which reads it at each start. */
const copies = { plain: 'store-orders.csv', gzip: 'store-orders.csv.gz' } as const;

/** Keeps a copy of the file that fills the demo shop. */
export async function keepOrdersFile(directory: string, ordersFile: string): Promise<void> {
  const file = await open(ordersFile);
  const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0).finally(() => file.close());
  const isGzip = buffer[0] === 0x1f && buffer[1] === 0x8b;
  await copyFile(ordersFile, join(directory, isGzip ? copies.gzip : copies.plain));
}

/** The file that filled the demo shop; `null` when unknown, because an earlier version filled it with a custom file. */
export async function pastOrdersFile(database: Database, shopId: number, directory: string): Promise<string | null> {
  const kept = Object.values(copies)
    .map((name) => join(directory, name))
    .find((path) => existsSync(path));
  if (kept !== undefined) return kept;
  const first = await database.inShop(shopId, (transaction) => readImport(transaction, firstImportId));
  return first?.fileName === basename(bundledSeed.path) ? bundledSeed.path : null;
}
