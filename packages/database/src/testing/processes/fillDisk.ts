/**
 * Fills the disk for files with a given part in their path, once the directory is open and the first transaction is stored. Adds a number
 * of orders per transaction until one fails, then tries again with free space. Prints the result as JSON.
 */
import fs from 'node:fs';
import { insertOrders } from '../../orders/insertOrders.ts';
import { openDataDirectory } from '../../connection/dataDirectory.ts';
import { aReceivedOrder } from '../aReceivedOrder.ts';
import { aShop } from '../aShop.ts';

const [, , directory = '', part = '', ordersAtOnce = ''] = process.argv;
let bytesLeft = Infinity;
const paths = new Map<number, string>();
const { openSync, writeSync } = fs;
fs.openSync = (path, ...rest) => {
  const file = openSync(path, ...rest);
  paths.set(file, String(path));
  return file;
};
fs.writeSync = ((file: number, bytes: Uint8Array, ...rest: []) => {
  if (paths.get(file)?.includes(part)) {
    if (bytesLeft <= 0) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    bytesLeft -= bytes.length;
  }
  return writeSync(file, bytes, ...rest);
}) as typeof writeSync;
process.getBuiltinModule('node:module').syncBuiltinESMExports();

const { database } = await openDataDirectory(directory);
const shopId = await aShop(database);
let stored = 0;
const errors: string[] = [];
await addOrders();
bytesLeft = 4_000 * Number(ordersAtOnce) + 200_000;
while (errors.length === 0) await addOrders();
bytesLeft = Infinity;
await addOrders();
await addOrders();
process.stdout.write(JSON.stringify({ shopId, stored, errors }));
await database.close();

async function addOrders(): Promise<void> {
  const orders = Array.from({ length: Number(ordersAtOnce) }, (_, index) => aReceivedOrder(stored + index + 1));
  try {
    await database.inShop(shopId, (transaction) => insertOrders(transaction, orders));
    stored += orders.length;
  } catch (error) {
    errors.push(String(error));
  }
}
