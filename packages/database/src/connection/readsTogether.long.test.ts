import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { openTestServer } from '../testing/openTestServer.ts';
import { rowsOf } from './Database.ts';
import { openServer } from './openServer.ts';

/** A proxy that delays replies while `hold` is active; `sent` is what clients have sent. */
async function openHoldingProxy(target: number) {
  let sent = '';
  let isHeld = false;
  const held: (() => void)[] = [];
  const proxy = createServer((socket) => {
    const onward = connect(target, '127.0.0.1');
    for (const side of [socket, onward]) side.on('error', () => undefined);
    socket.on('data', (part) => {
      sent += part.toString('latin1');
      onward.write(part);
    });
    onward.on('data', (part) => {
      const pass = () => void socket.write(part);
      if (isHeld) held.push(pass);
      else pass();
    });
    socket.on('close', () => onward.destroy());
    onward.on('close', () => socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    port: (proxy.address() as AddressInfo).port,
    sent: () => sent,
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
      for (const pass of held.splice(0)) pass();
    },
    close: () => void proxy.close(),
  };
}

test('a transaction sends independent reads before the first one is answered', async () => {
  const server = await openTestServer();
  onTestFinished(() => server.close());
  const url = new URL(await server.newDatabase());
  const proxy = await openHoldingProxy(Number(url.port));
  onTestFinished(proxy.close);
  url.port = String(proxy.port);
  const database = await openServer({ url: url.href, connections: 1 });
  onTestFinished(() => database.close());
  const read = await database.inSystem(async (queries) => {
    proxy.hold();
    const reading = Promise.all(['one', 'other'].map((name) => rowsOf(queries, sql`SELECT ${name} AS this_name`)));
    await expect.poll(() => proxy.sent().match(/this_name/g)).toHaveLength(2);
    proxy.release();
    return reading;
  });
  expect(read).toEqual([[{ this_name: 'one' }], [{ this_name: 'other' }]]);
});
