import { describe, expect, test, vi } from 'vitest';
import { anApp, listenOnFreePort, rawRequest } from '../testing/serverFixtures.ts';
import { createMetrics } from '../operations/createMetrics.ts';

describe('/readyz', () => {
  test('names what does not work, with a 503', async () => {
    const checkReadiness = async () => ({ database: true, migrations: false, queue: true });
    const reply = await (await anApp({ operations: { checkReadiness } })).request('/readyz');
    expect(reply.status).toBe(503);
    expect(await reply.json()).toEqual({
      status: 'not ready',
      checks: { database: true, migrations: false, queue: true },
    });
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  test('is 200 when all works, and 503 after the signal to stop', async () => {
    let isStopping = false;
    const app = await anApp({
      operations: { checkReadiness: async () => ({ database: true }), isStopping: () => isStopping },
    });
    expect((await app.request('/readyz')).status).toBe(200);
    isStopping = true;
    const reply = await app.request('/readyz');
    expect([reply.status, await reply.json()]).toEqual([503, { status: 'stopping' }]);
    expect((await app.request('/healthz')).status).toBe(200);
  });

  test('queries the database once for many probes', async () => {
    const checkReadiness = vi.fn(async () => ({ database: true }));
    const app = await anApp({ operations: { checkReadiness } });
    await Promise.all(Array.from({ length: 20 }, () => app.request('/readyz')));
    expect(checkReadiness).toHaveBeenCalledOnce();
  });
});

describe('/metrics', () => {
  const token = 'a-token-of-metrics';

  test('without a token, only this machine reads them, not through a proxy and not by another name', async () => {
    const port = await listenOnFreePort(await anApp());
    const statusWith = async (headers: Record<string, string>) =>
      (await rawRequest(port, '/metrics', { headers })).status;
    expect(await statusWith({})).toBe(200);
    for (const headers of [
      { 'x-forwarded-for': '203.0.113.9' },
      { forwarded: 'for=203.0.113.9' },
      { via: '1.1 proxy' },
      { host: 'hub.example.com' },
    ] as Record<string, string>[])
      expect(await statusWith(headers)).toBe(403);
    // Without a socket the address is unknown, so it is rejected.
    expect((await (await anApp()).request('/metrics')).status).toBe(403);
  });

  test.each([undefined, 'Bearer', `Bearer ${'wrong-token-of-metrics'}`, `Basic ${token}`, `Bearer ${token}x`])(
    'with a token, "%s" is rejected on this machine too',
    async (authorization) => {
      const port = await listenOnFreePort(await anApp({ operations: { metricsToken: token } }));
      const reply = await rawRequest(port, '/metrics', { headers: authorization ? { authorization } : {} });
      expect(reply.status).toBe(401);
      expect(reply.headers['www-authenticate']).toBe('Bearer');
      expect(reply.body).not.toContain(token);
    },
  );

  test('count requests by the contract’s path and status; invented paths count as one', async () => {
    const app = await anApp({
      operations: { metricsToken: token },
      backend: async (request) =>
        new URL(request.url).pathname === '/get-order-detail/4711' ? new Response('{}') : undefined,
    });
    await app.request('/get-order-detail/4711');
    for (const path of ['/hub/invented-1', '/hub/invented-2', '/customer-maya'])
      await app.request(path, { method: 'POST' });
    const text = await (await app.request('/metrics', { headers: { authorization: `Bearer ${token}` } })).text();
    const counted = text.split('\n').filter((line) => line.startsWith('hub_http_request_duration_seconds_count'));
    expect(counted.toSorted()).toEqual([
      'hub_http_request_duration_seconds_count{endpoint="/get-order-detail/{order_id}",method="GET",status="200"} 1',
      'hub_http_request_duration_seconds_count{endpoint="page",method="POST",status="404"} 1',
      'hub_http_request_duration_seconds_count{endpoint="unknown call",method="POST",status="404"} 2',
    ]);
    // A value may have any digits.
    expect(text.replaceAll(/ \S+$/gm, '')).not.toMatch(/4711|invented|maya/);
  });

  test('report an unreachable database and all other figures', async () => {
    const metrics = createMetrics();
    const fail = () => Promise.reject(new Error('gone'));
    metrics.watch({
      database: {
        kind: 'server',
        inShop: fail,
        inSystem: fail,
        executeSql: fail,
        listen: fail,
        poolUse: () => ({ inUse: 3, idle: 0, waiting: 7 }),
        close: fail,
      },
      eventStreamClients: () => 12,
    });
    metrics.recordProviderCall('shipbob', { outcome: 'unreachable', durationMs: 1_500 });
    metrics.recordJob({ queue: 'send-to-warehouse', outcome: 'failed', durationMs: 20 });
    metrics.recordWebhook({ source: 'store', status: 401 });
    const text = await metrics.render();
    for (const line of [
      'hub_database_up 0',
      'hub_event_stream_clients 12',
      'hub_database_connections{state="waiting"} 7',
      'hub_provider_call_duration_seconds_count{provider="shipbob",outcome="unreachable"} 1',
      'hub_job_duration_seconds_count{queue="send-to-warehouse",outcome="failed"} 1',
      'hub_webhooks_total{source="store",status="401"} 1',
      'process_resident_memory_bytes',
    ])
      expect(text).toContain(line);
  });
});
