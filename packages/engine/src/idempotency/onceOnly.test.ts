import {
  addTimelineEntries,
  type Database,
  insertOrders,
  lockOrders,
  openEmbedded,
  openServer,
  readOrderDetail,
} from '@hub/database';
import { aReceivedOrder, aShop, openTestServer, type TestServer, openTestDatabase } from '@hub/database/testing';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeOrder } from '../orders/changeOrder.ts';
import { onceOnly, ReusedKeyError } from './onceOnly.ts';

const orderId = aReceivedOrder(1).order.orderId;

async function aShopWithAnOrder(database: Database): Promise<number> {
  const shopId = await aShop(database);
  await database.inShop(shopId, (transaction) => insertOrders(transaction, [aReceivedOrder(1)]));
  return shopId;
}

/** Holds the order and writes its timeline; every call of it that takes effect adds an entry. */
function hold(database: Database, shopId: number, key: string, request = 'hold'): Promise<string> {
  return onceOnly(database, shopId, { key, request }, async (transaction) => {
    const outcome = await changeOrder(transaction, orderId, 'hold-order', new Date());
    await addTimelineEntries(transaction, { orderIds: [orderId], message: 'Held', at: new Date(), staffId: '1' });
    return JSON.stringify(outcome);
  });
}

async function stateOf(database: Database, shopId: number) {
  return database.inShop(shopId, async (transaction) => ({
    stage: (await lockOrders(transaction, [orderId])).get(orderId)?.stage,
    timesHeld: (await readOrderDetail(transaction, orderId))?.timeline.filter(({ message }) => message === 'Held')
      .length,
  }));
}

describeOnBothKinds('an intent', (database) => {
  test('that is sent again replays its reply and has one effect', { tags: 'hazard:done-twice' }, async () => {
    const shopId = await aShopWithAnOrder(database());
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: 8 }, () => hold(database(), shopId, key)));
    expect(new Set(replies)).toEqual(new Set(['{"orderName":"#1","refusal":null}']));
    expect(await stateOf(database(), shopId)).toEqual({ stage: 'hold', timesHeld: 1 });
  });

  test('whose key was used for another request is refused, and nothing changes', async () => {
    const shopId = await aShopWithAnOrder(database());
    const key = randomUUID();
    await hold(database(), shopId, key, 'another request');
    await expect(hold(database(), shopId, key)).rejects.toThrow(ReusedKeyError);
    expect(await stateOf(database(), shopId)).toEqual({ stage: 'hold', timesHeld: 1 });
  });

  test('that fails leaves nothing, not even its key', { tags: 'hazard:lost-change' }, async () => {
    const shopId = await aShopWithAnOrder(database());
    const key = randomUUID();
    const failing = onceOnly(database(), shopId, { key, request: 'hold' }, async (transaction) => {
      await changeOrder(transaction, orderId, 'hold-order', new Date());
      throw new Error('The disk is full.');
    });
    await expect(failing).rejects.toThrow('The disk is full.');
    expect(await stateOf(database(), shopId)).toEqual({ stage: 'open', timesHeld: 0 });
    await hold(database(), shopId, key);
    expect(await stateOf(database(), shopId)).toEqual({ stage: 'hold', timesHeld: 1 });
  });

  test('of one shop does not take the key of another', async () => {
    const [first, second] = [await aShopWithAnOrder(database()), await aShopWithAnOrder(database())];
    const key = randomUUID();
    await hold(database(), first, key);
    await hold(database(), second, key);
    expect(await stateOf(database(), second)).toEqual({ stage: 'hold', timesHeld: 1 });
  });
});

/** Runs the process that kills itself, and waits for its end. */
async function runAndKill(kind: 'embedded' | 'server', where: string, ...rest: readonly string[]): Promise<void> {
  const script = join(import.meta.dirname, '../testing/endAfterCommit.ts');
  const child = spawn(process.execPath, [script, kind, where, ...rest], { stdio: ['ignore', 'ignore', 'inherit'] });
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  expect(signal).toBe('SIGKILL');
}

describe('an intent of a process that is killed', { tags: ['hazard:lost-change'] }, () => {
  const directory = mkdtempSync(join(tmpdir(), 'killed-'));
  afterAll(() => rmSync(directory, { recursive: true }));

  test.each([
    ['after the commit: its effect stays, and another process replays the reply', 'after'],
    ['in the middle: nothing was done, and another process does it', 'during'],
  ] as const)('%s, on the embedded database', async (_, moment) => {
    const files = join(directory, moment);
    const key = randomUUID();
    const before = await openTestDatabase(files);
    const shopId = await aShopWithAnOrder(before);
    await before.close();
    await runAndKill('embedded', files, String(shopId), orderId, key, moment);
    const again = await openEmbedded({ directory: files });
    expect((await stateOf(again, shopId)).stage).toBe(moment === 'after' ? 'hold' : 'open');
    expect(await hold(again, shopId, key)).toBe('{"orderName":"#1","refusal":null}');
    expect(await stateOf(again, shopId)).toEqual({ stage: 'hold', timesHeld: moment === 'after' ? 0 : 1 });
    await again.close();
  });
});

describe('an intent and two processes on a server', { tags: ['long'] }, () => {
  let server: TestServer;
  let url: string;
  let database: Database;
  beforeAll(async () => {
    server = await openTestServer({ settings: { fsync: 'on', synchronous_commit: 'on' } });
    url = await server.newDatabase();
    database = await openServer({ url });
  });
  afterAll(async () => {
    await database.close();
    await server.close();
  });

  test.each(['after', 'during'] as const)('one of which is killed %s the transaction', async (moment) => {
    const shopId = await aShopWithAnOrder(database);
    const key = randomUUID();
    await runAndKill('server', url, String(shopId), orderId, key, moment);
    expect((await stateOf(database, shopId)).stage).toBe(moment === 'after' ? 'hold' : 'open');
    expect(await hold(database, shopId, key)).toBe('{"orderName":"#1","refusal":null}');
  });

  test('that send it at the same time: one effect, one reply', async () => {
    const other = await openServer({ url });
    const shopId = await aShopWithAnOrder(database);
    const key = randomUUID();
    const senders = Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? database : other));
    const replies = await Promise.all(senders.map((sender) => hold(sender, shopId, key)));
    expect(new Set(replies).size).toBe(1);
    expect(await stateOf(database, shopId)).toEqual({ stage: 'hold', timesHeld: 1 });
    await other.close();
  });
});
