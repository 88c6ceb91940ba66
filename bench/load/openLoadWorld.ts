import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Database, openServer } from '@hub/database';
import { parseKeyRing } from '@hub/database/providers';
import { openTestServer } from '@hub/database/testing';
import { createTokens } from '../../apps/server/src/api/tokens.ts';
import { aTempBuild } from '../../apps/server/src/testing/processFixtures.ts';
import { type LoadServer, startLoadServer } from '../../apps/server/src/testing/load/loadServer.ts';
import { tokenKeys } from '../../apps/server/src/api/tokens.ts';
import type { AtEnd } from '../withCleanUp.ts';
import { browse, type Browsed } from './browse.ts';
import { fillLoadShops } from './fillLoadShops.ts';
import type { LoadShop } from './LoadShop.ts';

/** Ten shops in a database, their stores, and a way to start servers for them. */
export interface LoadWorld {
  database: Database;
  shops: readonly [LoadShop, ...LoadShop[]];
  fillSeconds: number;
  /** Starts a server that logs to a file of this name. */
  startServer(name: string): Promise<LoadServer>;
  /** Browses some shops for this many seconds, each with its number of clients. */
  browseAll(some: readonly LoadShop[], ports: () => readonly number[], seconds: number): Promise<Browsed[]>;
}

interface LoadWorldOptions {
  /** Gives the big shop the sample orders instead of a million. */
  isQuick: boolean;
  log(line: string): void;
  atEnd: AtEnd;
}

const secretsKey = `load:${Buffer.alloc(32, 9).toString('base64')}`;

/** Fills ten shops on a PostgreSQL with fsync, as in production. */
export async function openLoadWorld({ isQuick, log, atEnd }: LoadWorldOptions): Promise<LoadWorld> {
  const { directory, remove } = await aTempBuild();
  atEnd(remove);
  const logs = await mkdtemp(join(tmpdir(), 'bench-load-'));
  atEnd(() => rm(logs, { recursive: true }));
  const settings = { fsync: 'on', shared_buffers: '512MB', max_connections: '100' };
  const postgres = await openTestServer({ settings });
  atEnd(() => postgres.close());
  const databaseUrl = await postgres.newDatabase();
  const database = await openServer({ url: databaseUrl, connections: 2 });
  atEnd(() => database.close());
  const keyRing = parseKeyRing(secretsKey);
  log('filling ten shops');
  const fillFrom = performance.now();
  const shops = await fillLoadShops(database, keyRing, { isQuick, log });
  const fillSeconds = Math.round((performance.now() - fillFrom) / 1_000);
  log(`they were filled in ${fillSeconds} s`);
  const stores = new Worker(new URL('storeThread.ts', import.meta.url));
  atEnd(() => stores.terminate());
  const [storeOrigin] = (await once(stores, 'message')) as [string];
  const tokens = createTokens(tokenKeys(keyRing));
  return {
    database,
    shops,
    fillSeconds,
    async startServer(name) {
      const logFile = join(logs, `${name}.log`);
      const server = await startLoadServer({ databaseUrl, secretsKey, storeOrigin, directory, logFile });
      atEnd(server.kill);
      return server;
    },
    browseAll: (some, ports, seconds) =>
      Promise.all(
        some.map(async (shop) => {
          const authorization = await tokens.issue({ shopId: shop.shopId, staffId: '1' });
          return browse({ shop, authorization, ports, seconds });
        }),
      ),
  };
}
