import { describe, expect, test } from 'vitest';
import { exchange, proxiedRaw, replyBytes } from '../testing/rawFixtures.ts';

async function get(host: string, path = '/stats', ownOrigins = ['https://hub.example.com', 'http://localhost:4173']) {
  const { port, upstream } = await proxiedRaw((socket) => void socket.write(replyBytes('{"orders":1}')), {
    ownOrigins,
  });
  const bytes = `GET ${path} HTTP/1.1\r\n${host}Accept: */*\r\nConnection: close\r\n\r\n`;
  return { ...(await exchange(port, bytes)), received: upstream.requests.length };
}

describe('with own origins, only their hosts are answered', () => {
  test.each(['hub.example.com', 'HUB.example.com', 'hub.example.com:443', 'localhost:4173'])(
    '%s is ours',
    async (host) => {
      expect(await get(`Host: ${host}\r\n`)).toMatchObject({ status: 200, body: '{"orders":1}' });
    },
  );

  test.each([
    'evil.example',
    'evil.example:443',
    'hub.example.com.evil.example',
    'hub.example.com:4173',
    'localhost',
    'localhost:443',
    '127.0.0.1:4173',
    'hub.example.com.',
    '[::1]:4173',
  ])(
    '%s is rejected with 421 and a message, and the backend receives nothing',
    { tags: 'hazard:foreign-host' },
    async (host) => {
      for (const path of ['/stats', '/app/dashboard', '/assets/index-abc123.js']) {
        const { status, head, body, received } = await get(`Host: ${host}\r\n`, path);
        expect([status, received]).toEqual([421, 0]);
        expect(JSON.parse(body)).toEqual({
          status: 'error',
          message: `This server does not answer for ${host}.`,
          request_id: /^x-request-id: (\S+)/im.exec(head)?.[1],
        });
      }
    },
  );

  test('uses the address in the request line instead of the Host header', async () => {
    expect(await get('Host: hub.example.com\r\n', 'http://evil.example/stats')).toMatchObject({
      status: 421,
      received: 0,
    });
    expect(await get('Host: evil.example\r\n', 'http://hub.example.com/stats')).toMatchObject({ status: 200 });
  });

  test('ignores X-Forwarded-Host', async () => {
    const headers = 'Host: evil.example\r\nX-Forwarded-Host: hub.example.com\r\nForwarded: host=hub.example.com\r\n';
    expect((await get(headers)).status).toBe(421);
  });

  test.each(['Host:\r\n', ''])('rejects an HTTP/1.1 request without a host: %j', async (host) => {
    expect(await get(host)).toMatchObject({ status: 400, received: 0 });
  });

  test('rejects an empty host in HTTP/1.0', async () => {
    const { port, upstream } = await proxiedRaw(() => undefined, { ownOrigins: ['https://hub.example.com'] });
    expect((await exchange(port, 'GET /stats HTTP/1.0\r\nHost:\r\n\r\n')).status).toBe(421);
    expect(upstream.requests).toEqual([]);
  });

  test('answers /healthz for every host, for clients that use the address', async () => {
    expect(await get('Host: 10.0.0.5:4173\r\n', '/healthz')).toMatchObject({ status: 200, body: '{"status":"ok"}' });
  });
});

test('answers every host without own origins: a proxy may pass on any', async () => {
  expect(await get('Host: any.example\r\n', '/stats', [])).toMatchObject({ status: 200 });
});
