import { createShopChanges, type ShopChanges } from './ShopChanges.ts';
import type { Database } from '@hub/database';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { anApp, listenOnFreePort } from '../serverFixtures.ts';
import { changeStream } from './changeStream.ts';

/** A server whose every call is the event stream of shop 1. */
async function aServer() {
  const listen: Database['listen'] = async () => async () => undefined;
  const changes: ShopChanges = await createShopChanges({ listen } as Database);
  const log = vi.fn<(line: string) => void>();
  const app = await anApp({ backend: async () => changeStream(changes, 1), log });
  const address = `http://127.0.0.1:${await listenOnFreePort(app)}/stats`;
  const brokenOff = () => log.mock.calls.flat().filter((line) => /broke off|closed/.test(line));
  return { changes, address, brokenOff };
}

/** Time in which the server would notice that a connection ended. */
const noticeMs = 200;

test('a server that stops ends its event streams without a word of it in the log', async () => {
  const { changes, address, brokenOff } = await aServer();
  const streams = await Promise.all([fetch(address), fetch(address)]);
  await changes.close();
  expect(await Promise.all(streams.map((stream) => stream.text()))).toEqual([': connected\n\n', ': connected\n\n']);
  await sleep(noticeMs);
  expect(brokenOff()).toEqual([]);
});

test('a reader who leaves is no broken reply, also while the server stops', async () => {
  const { changes, address, brokenOff } = await aServer();
  const leaving = [new AbortController(), new AbortController()] as const;
  await Promise.all(leaving.map(({ signal }) => fetch(address, { signal })));
  leaving[0].abort();
  await sleep(noticeMs);
  leaving[1].abort();
  await changes.close();
  await sleep(noticeMs);
  expect(brokenOff()).toEqual([]);
});

test('what is kept for a reader who does not read is limited: the stream ends, and nobody listens for it any more', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const listen: Database['listen'] = async () => async () => undefined;
  const changes = await createShopChanges({ listen } as Database);
  const stream = changeStream(changes, 1);
  expect(changes.listenerCount()).toBe(1);
  const dayMs = 86_400_000;
  vi.advanceTimersByTime(dayMs);
  expect(changes.listenerCount()).toBe(0);
  const pieces = (await stream.text()).split('\n\n');
  expect(pieces.length).toBeLessThan(110);
});
