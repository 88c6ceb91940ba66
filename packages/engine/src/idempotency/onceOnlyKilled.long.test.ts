import { type Database, openEmbedded, openServer } from '@hub/database';
import { openTestDatabase, openTestServer, type TestServer } from '@hub/database/testing';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aShopWithAnOrder, hold, orderId, stateOf } from '../testing/holdOnce.ts';

/** Runs the process that kills itself, and waits for it to end. */
async function runAndKill(kind: 'embedded' | 'server', where: string, ...rest: readonly string[]): Promise<void> {
  const script = join(import.meta.dirname, '../testing/endAfterCommit.ts');
  const child = spawn(process.execPath, [script, kind, where, ...rest], { stdio: ['ignore', 'ignore', 'inherit'] });
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  expect(signal).toBe('SIGKILL');
}

/** Both the change and its timeline entry, or neither. */
const afterKill = { after: { stage: 'hold', timesHeld: 1 }, during: { stage: 'open', timesHeld: 0 } };

describe('an intent of a killed process', { tags: ['hazard:lost-change'] }, () => {
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
    expect(await stateOf(again, shopId)).toEqual(afterKill[moment]);
    expect(await hold(again, shopId, key)).toBe('{"orderName":"#1","refusal":null}');
    expect(await stateOf(again, shopId)).toEqual({ stage: 'hold', timesHeld: 1 });
    await again.close();
  });
});

describe('an intent sent by two processes to a server', () => {
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

  test.each(['after', 'during'] as const)('takes effect once when one is killed %s the transaction', async (moment) => {
    const shopId = await aShopWithAnOrder(database);
    const key = randomUUID();
    await runAndKill('server', url, String(shopId), orderId, key, moment);
    expect(await stateOf(database, shopId)).toEqual(afterKill[moment]);
    expect(await hold(database, shopId, key)).toBe('{"orderName":"#1","refusal":null}');
  });

  test('takes effect once and gets one reply when both send it simultaneously', async () => {
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
