import { endpoints } from '@hub/api-client/endpoints';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { createEngineFixture, type EngineFixture } from '../testing/engineFixture.ts';
import type { Backend } from '../http/Backend.ts';
import { createProviderCalls } from '../jobs/createProviderCalls.ts';
import { createWarehouseServices } from '../jobs/createWarehouseServices.ts';
import { createProviderWebhooks } from '../jobs/providerWebhooks.ts';
import { anApp, listenOnFreePort } from '../testing/serverFixtures.ts';
import { createStoreWebhooks } from '../service/storeWebhooks.ts';

/** More than a pool has connections. */
const senders = 12;
const now = () => new Date();

describeOnBothKinds('slow senders, more than the database has connections,', (database) => {
  let engine: EngineFixture;
  let token: string;

  beforeAll(async () => {
    engine = await createEngineFixture(database(), { seed: [] });
    const domain = `slow-${randomUUID()}.myshopify.com`;
    await engine.createShop(domain);
    token = (await engine.fetch(`http://127.0.0.1/shopInfo?shop=${domain}`)).headers.get('Authorization') ?? '';
  });

  /** The server, and how many of its requests wait for the rest of a body. */
  async function aServer(): Promise<{ port: number; waiting: () => number }> {
    const providers = { readAll: async () => new Map(), save: async () => undefined };
    const createCall = createProviderCalls();
    const parts: Backend[] = [
      engine.backend,
      createStoreWebhooks({ database: database(), keyRing: engine.keyRing, now }, ['a secret']),
      createProviderWebhooks(createWarehouseServices({ database: database(), providers, createCall, now }), ['a key']),
    ];
    let waiting = 0;
    const backend: Backend = async (request) => {
      const body = request.body && watched(request.body, (change) => (waiting += change));
      const seen = new Request(request.url, { ...initOf(request), ...(body && { body, duplex: 'half' }) });
      for (const part of parts) {
        const reply = await part(seen);
        if (reply !== undefined) return reply;
      }
      return undefined;
    };
    const port = await listenOnFreePort(await anApp({ backend, contract: Object.values(endpoints) }));
    return { port, waiting: () => waiting };
  }

  function sendHalf(port: number, path: string, type: string): Socket {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => undefined);
    const headers = `Authorization: ${token}\r\nContent-Type: ${type}\r\nIdempotency-Key: ${randomUUID()}`;
    socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\nContent-Length: 900\r\n\r\n{"order`);
    return socket;
  }

  test.each([
    ['a call', '/timeline', 'application/json'],
    ['a call without a token', '/hub/track/nobody.myshopify.com', 'application/json'],
    ['a file', '/hub/imports?file_name=a.csv&columns=%7B%22orderName%22:0%7D', 'text/csv'],
    ['a webhook of the store', '/webhooks/store', 'application/json'],
    ['a webhook of a 3PL', '/webhooks/providers/1/shipbob', 'application/json'],
  ])('hold none of them: %s', { tags: 'hazard:hostile-request' }, async (_what, path, type) => {
    const { port, waiting } = await aServer();
    const sockets = Array.from({ length: senders }, () => sendHalf(port, path, type));
    await expect.poll(() => waiting()).toBe(senders);
    const reply = await fetch(`http://127.0.0.1:${port}/stats?fix=all`, { headers: { Authorization: token } });
    expect(reply.status).toBe(200);
    expect(waiting()).toBe(senders);
    for (const socket of sockets) expect(socket.closed).toBe(false);
  });
});

function initOf({ method, headers, signal }: Request): RequestInit {
  return { method, headers, signal };
}

/** The same bytes; reports when a reader waits for the second part. */
function watched(body: ReadableStream<Uint8Array>, onChange: (change: 1 | -1) => void): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let parts = 0;
  return new ReadableStream(
    {
      async pull(controller) {
        const isWaiting = parts === 1;
        if (isWaiting) onChange(1);
        const { done, value } = await reader.read();
        if (isWaiting) onChange(-1);
        parts += 1;
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
