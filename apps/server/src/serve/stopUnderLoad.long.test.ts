import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openServer } from '@hub/database';
import { countDeadJobs } from '@hub/database/jobs';
import { parseKeyRing } from '@hub/database/providers';
import { readShop } from '@hub/database/shops';
import { aShop, openTestServer } from '@hub/database/testing';
import { expect, onTestFinished, test } from 'vitest';
import { aTempBuild } from '../testing/processFixtures.ts';
import { findLosses } from '../testing/load/findLosses.ts';
import { installShop } from '../testing/load/installShop.ts';
import { type LoadServer, startLoadServer } from '../testing/load/loadServer.ts';
import { startLoadStore } from '../testing/load/loadStore.ts';
import { sendWebhooks } from '../testing/load/sendWebhooks.ts';
import { untilWorked } from '../testing/load/untilWorked.ts';

const secretsKey = `test:${Buffer.alloc(32, 7).toString('base64')}`;

test(
  'two servers that are stopped in turn under webhooks lose none and handle each once',
  { tags: ['hazard:lost-change', 'hazard:done-twice'] },
  async () => {
    const { directory, remove } = await aTempBuild();
    onTestFinished(remove);
    const postgres = await openTestServer({ settings: { max_connections: '80' } });
    onTestFinished(() => postgres.close());
    const databaseUrl = await postgres.newDatabase();
    const database = await openServer({ url: databaseUrl, connections: 2 });
    onTestFinished(() => database.close());
    const store = await startLoadStore();
    onTestFinished(() => store.stop());
    const shopIds = new Map<string, number>();
    for (let shop = 0; shop < 2; shop += 1) {
      const shopId = await aShop(database);
      await installShop(database, parseKeyRing(secretsKey), shopId);
      shopIds.set((await database.inShop(shopId, readShop)).domain, shopId);
    }

    const logFile = join(directory, 'servers.log');
    const start = async (): Promise<LoadServer> => {
      const options = { databaseUrl, secretsKey, storeOrigin: store.origin, directory, logFile };
      const started = await startLoadServer(options);
      onTestFinished(started.kill);
      return started;
    };
    const servers = [await start(), await start()];
    const sending = sendWebhooks({
      domains: [...shopIds.keys()],
      firstOrderId: 9_000_001,
      perSecond: 40,
      seconds: 12,
      ports: () => servers.map(({ port }) => port),
      retryMs: 1_000,
      twiceEvery: 10,
    });
    const exits: (number | string)[] = [];
    for (const index of servers.keys()) {
      await sleep(1_500);
      exits.push((await servers[index]?.stop()) ?? 'none');
      servers[index] = await start();
    }
    const { sent, accepted, refused, passedOn } = await sending;
    expect(exits).toEqual([0, 0]);
    expect(sent.size).toBe(480);
    // A stopping server accepts no connection and answers the accepted ones. A try on a kept connection that ends at
    // this moment has no reply, and is sent again.
    expect([...refused]).toEqual([]);
    expect(passedOn).toBeGreaterThan(0);
    expect(accepted.size).toBe(sent.size);
    // Sooner than a job is taken over from a process that died.
    expect(await untilWorked(database, 40_000)).toBe(0);
    expect(await findLosses(database, { sent, shopIds })).toEqual([]);
    expect(await countDeadJobs(database)).toBe(0);
  },
);
