import { type Database, openEmbedded, openServer } from '@hub/database';
import { writeSync } from 'node:fs';
import { fileOf, importContent, manyRows } from './importFixtures.ts';

/**
 * Process that imports 1,700 orders and kills itself, during a batch's transaction or after its commit. Prints how many orders it has added
 * by then. Arguments: `embedded DIRECTORY | server URL`, shop id, `during | after`.
 */
const [kind, where = '', shop, moment] = process.argv.slice(2);
const database = kind === 'server' ? await openServer({ url: where }) : await openEmbedded({ directory: where });
let isAdding = false;
const killing: Database = {
  ...database,
  inShop: async (shopId, work) => {
    const result = await database.inShop(shopId, async (transaction) => {
      const done = await work(transaction);
      if (isAdding && moment === 'during') process.kill(process.pid, 'SIGKILL');
      return done;
    });
    if (isAdding) process.kill(process.pid, 'SIGKILL');
    return result;
  },
};
await importContent(killing, Number(shop), fileOf(...manyRows(1_700)), {
  onProgress: ({ ordersAdded }) => {
    if (ordersAdded > 0) writeSync(1, String(ordersAdded));
    isAdding = ordersAdded > 0;
  },
});
