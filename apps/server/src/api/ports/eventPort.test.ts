import { createShopChanges, type ShopChanges } from '../ShopChanges.ts';
import type { Database } from '@hub/database';
import { aShop } from '@hub/database/testing';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { openSession } from '@hub/engine';
import { expect, onTestFinished, test, vi } from 'vitest';
import { anApp, listenOnFreePort } from '../../testing/serverFixtures.ts';
import { eventHandlers } from '@hub/api-client/server';
import { eventPort } from './eventPort.ts';

const eventStream = { headers: { 'Content-Type': 'text/event-stream' } };

/** Shop 1's event stream. `mayListen`: whether the person may listen at each check. */
function streamOf(changes: ShopChanges, mayListen = async () => true) {
  const port = { ...eventPort({ changes, session: { shop: { shopId: 1 }, staffId: '1' } } as never), mayListen };
  return eventHandlers.events({ port, body: undefined, query: undefined, params: undefined });
}

/** A server that answers every call with shop 1's event stream. */
async function aServer() {
  const listen: Database['listen'] = async () => async () => undefined;
  const changes: ShopChanges = await createShopChanges({ listen } as Database);
  const log = vi.fn<(line: string) => void>();
  const app = await anApp({ backend: async () => new Response(await streamOf(changes), eventStream), log });
  const address = `http://127.0.0.1:${await listenOnFreePort(app)}/stats`;
  const brokenOff = () => log.mock.calls.flat().filter((line) => /broke off|closed/.test(line));
  return { changes, address, brokenOff };
}

test('event streams end without a log entry when the server stops', async () => {
  const { changes, address, brokenOff } = await aServer();
  const streams = await Promise.all([fetch(address), fetch(address)]);
  await changes.close();
  expect(await Promise.all(streams.map((stream) => stream.text()))).toEqual([': connected\n\n', ': connected\n\n']);
  expect(changes.listenerCount()).toBe(0);
  expect(brokenOff()).toEqual([]);
});

test('a reader that disconnects is not logged as a broken reply, even while the server stops', async () => {
  const { changes, address, brokenOff } = await aServer();
  const leaving = [new AbortController(), new AbortController()] as const;
  await Promise.all(leaving.map(({ signal }) => fetch(address, { signal })));
  leaving[0].abort();
  await expect.poll(() => changes.listenerCount()).toBe(1);
  leaving[1].abort();
  await changes.close();
  await expect.poll(() => changes.listenerCount()).toBe(0);
  expect(brokenOff()).toEqual([]);
});

test('the buffer for a slow reader is limited: the stream ends and stops listening', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const listen: Database['listen'] = async () => async () => undefined;
  const changes = await createShopChanges({ listen } as Database);
  const stream = await streamOf(changes);
  expect(changes.listenerCount()).toBe(1);
  const dayMs = 86_400_000;
  await vi.advanceTimersByTimeAsync(dayMs);
  expect(changes.listenerCount()).toBe(0);
  const pieces = (await new Response(stream).text()).split('\n\n');
  expect(pieces.length).toBeLessThan(110);
});

test('a person who loses view permission gets no changes after 15 seconds; neither does an unknown person', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const listen: Database['listen'] = async () => async () => undefined;
  const changes = await createShopChanges({ listen } as Database);
  const answers = [true, false];
  const streams = [
    await streamOf(changes, async () => answers.shift() ?? false),
    await streamOf(changes, () => Promise.reject(new Error('The database has gone.'))),
  ];
  await vi.advanceTimersByTimeAsync(15_000);
  expect(changes.listenerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(changes.listenerCount()).toBe(0);
  const read = await Promise.all(streams.map((stream) => new Response(stream).text()));
  expect(read).toEqual([': connected\n\n: heartbeat\n\n', ': connected\n\n']);
});

describeOnBothKinds('an event stream', (database) => {
  test('follows the person’s current permissions and ends for former staff', async () => {
    const shopId = await aShop(database());
    const session = await database().inShop(shopId, (transaction) => openSession(transaction, '1'));
    const { mayListen } = eventPort({ changes: {}, database: database(), session } as never);
    const give = (set: string) => database().executeSql(`UPDATE staff SET ${set} WHERE shop_id = $1`, [shopId]);
    expect(await mayListen()).toBe(true);
    await give("role = '3', permission = '[]'");
    expect(await mayListen()).toBe(false);
    await give("role = '1', staff_id = '2'");
    expect(await mayListen()).toBe(false);
  });
});
