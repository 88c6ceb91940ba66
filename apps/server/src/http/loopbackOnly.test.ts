import { expect, test } from 'vitest';
import { loopbackOnly } from './loopbackOnly.ts';
import { anApp, listenOnFreePort, rawRequest } from '../testing/serverFixtures.ts';

async function sandboxPort(): Promise<number> {
  return listenOnFreePort(
    await anApp({
      backend: loopbackOnly(
        'sandbox',
        async () => new Response('{}', { headers: { Authorization: 'Bearer for-everybody' } }),
      ),
    }),
  );
}

test.each([
  'localhost',
  'localhost:4173',
  '127.0.0.1',
  '127.0.0.1:4173',
  '127.8.9.10',
  '127.0.0.1.',
  '[::1]:4173',
  'LOCALHOST',
])('%s is this machine', async (host) => {
  expect((await rawRequest(await sandboxPort(), '/shopInfo', { headers: { host } })).headers.authorization).toBe(
    'Bearer for-everybody',
  );
});

test.each([
  'evil.example',
  'evil.example:4173',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'sandbox.localhost',
  '192.0.2.1',
  '0.0.0.0',
])('a page called %s, a name that points to this machine, gets nothing', async (host) => {
  const reply = await rawRequest(await sandboxPort(), '/shopInfo', { headers: { host } });
  expect(reply.headers.authorization).toBeUndefined();
  expect(reply.status).toBe(403);
  expect(JSON.parse(reply.body)).toMatchObject({ status: 'error', request_id: reply.headers['x-request-id'] });
});
