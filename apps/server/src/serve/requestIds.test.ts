import { createServer, type RequestListener } from 'node:http';
import { ApiError, createApiClient } from '@hub/api-client';
import { endpoints } from '@hub/api-client/endpoints';
import { createSandbox, type ScenarioName, smallSeed } from '@hub/api-client/mocks';
import { defaultFilters } from '@hub/domain/dashboard';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Backend } from '../http/Backend.ts';
import { createProxyBackend } from '../backends/createProxyBackend.ts';
import { anApp, closeServer, listenOnFreePort, portOf } from '../testing/serverFixtures.ts';

/** The app's client for a backend over HTTP; `idsInLog`: the request ids of the server's log. */
async function clientOf(backend: Backend) {
  const idsInLog: string[] = [];
  const port = await listenOnFreePort(await anApp({ backend, log: (line) => idsInLog.push(line.split(' ')[1] ?? '') }));
  let token: string | null = null;
  const client = createApiClient({
    origin: `http://127.0.0.1:${port}`,
    authorization: () => token,
    onAuthorization: (received) => {
      token = received;
    },
    onSessionExpired: () => undefined,
    wait: async () => undefined,
  });
  return { client, idsInLog };
}

async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error('it did not fail as a call fails', { cause: error });
  return error;
}

describe('every error message has the request id of the log', () => {
  test.each<[ScenarioName, string]>([
    ['default', 'HttpError'],
    ['failing', 'HttpError'],
    ['session-expired', 'SessionExpiredError'],
    ['malformed', 'UnexpectedReplyError'],
    ['not-json', 'UnexpectedReplyError'],
  ])('from the sandbox, scenario %s', async (scenario, name) => {
    const { client, idsInLog } = await clientOf(createSandbox({ seed: smallSeed, scenario }).respond);
    await client.shop.getShopInfo({ shop: 'acme.myshopify.com' });
    const error = await errorOf(client.orders.getOrderDetail('1'));
    expect(error.name).toBe(name);
    expect(error.requestId).toMatch(/^[\w-]{36}$/);
    expect(idsInLog).toContain(error.requestId);
  });

  test('from the sandbox when it answers no', async () => {
    const { client, idsInLog } = await clientOf(createSandbox({ seed: smallSeed, scenario: 'growth' }).respond);
    await client.shop.getShopInfo({ shop: 'acme.myshopify.com' });
    const error = await errorOf(client.plans.createBilling(2));
    expect([error.name, error.serverMessage]).toEqual(['RejectedError', 'This plan is active already.']);
    expect(idsInLog).toContain(error.requestId);
  });

  const answers: [string, RequestListener, string][] = [
    [
      'says 503',
      (_incoming, outgoing) => outgoing.writeHead(503, { 'x-request-id': 'theirs' }).end('{"message":"busy"}'),
      'HttpError',
    ],
    ['says 401', (_incoming, outgoing) => outgoing.writeHead(401).end(), 'SessionExpiredError'],
    ['sends a page', (_incoming, outgoing) => outgoing.end('<html>'), 'UnexpectedReplyError'],
    ['hangs up', (incoming) => incoming.socket.destroy(), 'HttpError'],
  ];
  test.each(answers)('from a backend that %s', async (_what, answer, name) => {
    const server = createServer(answer);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => closeServer(server));
    const { client, idsInLog } = await clientOf(
      createProxyBackend(`http://127.0.0.1:${portOf(server)}`, Object.values(endpoints)),
    );
    const error = await errorOf(client.orders.getStats(defaultFilters));
    expect(error.name).toBe(name);
    expect(error.requestId).toMatch(/^[\w-]{36}$/);
    expect(idsInLog).toContain(error.requestId);
  });
});
