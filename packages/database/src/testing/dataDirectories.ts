import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../connection/Database.ts';
import { type DataDirectory, openDataDirectory } from '../connection/dataDirectory.ts';
import { DatabaseError } from '../connection/errors.ts';
import { insertOrders } from '../orders/insertOrders.ts';
import { aReceivedOrder } from './aReceivedOrder.ts';
import { aShop } from './aShop.ts';

/** Data directories for a file's tests. */
export interface DataDirectories {
  /** Parent directory of all of them. */
  root: string;
  /** Original of the copies, which stays closed. */
  original: string;
  /** The shop in each copy. */
  shopId: number;
  /** A path that does not exist yet. */
  newPath(): string;
  /** A closed directory with 300 orders of one line each. */
  copy(): string;
  remove(): void;
}

/** Creates one directory, which the tests copy. */
export async function makeDataDirectories(): Promise<DataDirectories> {
  const root = mkdtempSync(join(tmpdir(), 'data-directory-'));
  let names = 0;
  const newPath = () => join(root, `data-${++names}`);
  const original = newPath();
  const { database } = await openDataDirectory(original);
  const shopId = await aShop(database);
  await database.inShop(shopId, (transaction) =>
    insertOrders(
      transaction,
      Array.from({ length: 300 }, (_, index) => aReceivedOrder(index + 1)),
    ),
  );
  await database.executeSql('VACUUM (ANALYZE, TRUNCATE false)');
  await database.close();
  return {
    root,
    original,
    shopId,
    newPath,
    copy: () => {
      const path = newPath();
      cpSync(original, path, { recursive: true });
      return path;
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}

type CountedTable = 'orders' | 'line_items' | 'shops';

/** Row count of a table, across shops. */
export function countRows(database: Database, table: CountedTable): Promise<number> {
  return database.inSystem(async (queries) => {
    const [row] = await rowsOf<{ count: number }>(
      queries,
      sql`SELECT count(*)::int AS count FROM ${sql.identifier(table)}`,
    );
    return row?.count ?? 0;
  });
}

/** Row count of a table in a closed directory. */
export async function countRowsIn(path: string, table: CountedTable = 'orders'): Promise<number> {
  const { database } = await openDataDirectory(path);
  const count = await countRows(database, table);
  await database.close();
  return count;
}

/** The refusal message. */
export async function refusalOf(work: Promise<DataDirectory | void>): Promise<string> {
  try {
    await work;
  } catch (error) {
    if (error instanceof DatabaseError) return error.message;
    throw error;
  }
  throw new Error('It was not refused.');
}
