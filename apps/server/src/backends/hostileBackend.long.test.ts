import { connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { exchange, proxiedRaw, replyBytes, requestBytes, writeEndlessly } from '../testing/rawFixtures.ts';

const getStats = requestBytes('GET /stats');
const headList = requestBytes('HEAD /list-order');

function sends(bytes: string) {
  return (socket: Socket) => void socket.write(bytes, 'latin1');
}

/** `body`: latin1, as sent. */
function messageOf(body: string): string {
  return (JSON.parse(Buffer.from(body, 'latin1').toString()) as { message: string }).message;
}

describe('a connection to the backend ends with its request', () => {
  test.each<[string, (socket: Socket) => void]>([
    ['an endless reply', writeEndlessly],
    ['a reply of 5 MB', sends(replyBytes('x'.repeat(5_000_000)))],
    ['headers without a body behind them', sends('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n')],
    [
      'a redirect whose body never comes',
      sends('HTTP/1.1 302 Found\r\nLocation: /x\r\nTransfer-Encoding: chunked\r\n\r\n'),
    ],
  ])('a HEAD of %s', { tags: 'hazard:hostile-backend' }, async (_what, answer) => {
    const { port, upstream } = await proxiedRaw(answer);
    for (let round = 0; round < 5; round += 1) {
      const { status, body, ending } = await exchange(port, headList);
      expect([status === 200 || status === 302, body, ending]).toEqual([true, '', 'end']);
    }
    await expect.poll(() => upstream.sockets.size).toBe(0);
  });

  test('an endless GET whose reader disconnects', async () => {
    const { port, upstream } = await proxiedRaw(writeEndlessly);
    expect((await exchange(port, getStats, 300)).ending).toBe('open');
    await expect.poll(() => upstream.sockets.size).toBe(0);
  });

  test('a GET without a reply when its reader disconnects', async () => {
    const { port, upstream } = await proxiedRaw(sends('HTTP/1.1 200 OK\r\nX-Slow: '));
    expect((await exchange(port, getStats, 300)).ending).toBe('open');
    await expect.poll(() => upstream.sockets.size).toBe(0);
  });

  const shipNow = requestBytes('POST /ship-now', ['Content-Length: 2'], '{}');

  test('a POST without a reply is kept for a while after its client disconnects, but not forever', async () => {
    const { port, upstream } = await proxiedRaw(() => undefined, { proxy: { abandonedPostMs: 2_000 } });
    const sender = connect(port, '127.0.0.1');
    sender.write(shipNow);
    await expect.poll(() => upstream.requests.length).toBe(1);
    sender.destroy();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(upstream.sockets.size).toBe(1);
    await expect.poll(() => upstream.sockets.size).toBe(0);
  });

  test('a POST whose client waits is kept for longer', async () => {
    const { port } = await proxiedRaw((socket) => void setTimeout(() => socket.write(replyBytes('{}')), 600), {
      proxy: { abandonedPostMs: 100 },
    });
    expect(await exchange(port, shipNow)).toMatchObject({ status: 200, body: '{}' });
  });

  test('a 205 with an endless body', async () => {
    const { port, upstream } = await proxiedRaw((socket) => {
      socket.write('HTTP/1.1 205 Reset\r\nTransfer-Encoding: chunked\r\n\r\n');
      const timer = setInterval(() => socket.write('1\r\nx\r\n'), 10);
      socket.on('close', () => clearInterval(timer));
    });
    expect(await exchange(port, getStats)).toMatchObject({ status: 205, ending: 'end' });
    await expect.poll(() => upstream.sockets.size).toBe(0);
  });
});

describe('statuses', () => {
  test.each([204, 205])('%i has no body and no content length', async (status) => {
    const { port } = await proxiedRaw(sends(replyBytes('{"a":"abc"}', { status: `${status} Nothing` })));
    const { head, body, ...reply } = await exchange(port, getStats.replace('Connection: close', 'X: y'), 1_000);
    expect(reply.status).toBe(status);
    expect(head).not.toMatch(/content-length: [^0]/i);
    expect(body).toMatch(/^(0\r\n\r\n)?$/);
  });

  test.each(['600', '999', '000', '099', '99', '1000', '101', 'abc', '-20'])(
    '%s is not HTTP: 502 with a message that names the call',
    async (status) => {
      const { port } = await proxiedRaw(sends(replyBytes('{"a":"abc"}', { status: `${status} Odd` })));
      const { body, ...reply } = await exchange(port, getStats);
      expect(reply).toMatchObject({ status: 502, ending: 'end' });
      expect(messageOf(body)).toMatch(/^The backend’s reply to GET \/stats cannot be used: [a-z][^_]+\.$/);
    },
  );

  test('the body after such a status is not awaited', async () => {
    const { port, upstream } = await proxiedRaw(
      sends('HTTP/1.1 999 Odd\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n'),
    );
    for (let round = 0; round < 5; round += 1) expect((await exchange(port, getStats)).status).toBe(502);
    await expect.poll(() => upstream.sockets.size).toBe(0);
  });

  test('the message includes a readable status', async () => {
    const { port } = await proxiedRaw(sends(replyBytes('{}', { status: '999 Odd' })));
    expect(messageOf((await exchange(port, getStats)).body)).toBe(
      'The backend’s reply to GET /stats cannot be used: it has status 999, which HTTP does not have.',
    );
  });

  test('early hints are left out', async () => {
    const { port } = await proxiedRaw(
      sends(`HTTP/1.1 103 Early Hints\r\nLink: </x>; rel=preload\r\n\r\n${replyBytes('{}')}`),
    );
    expect(await exchange(port, getStats)).toMatchObject({ status: 200, body: '{}' });
  });
});

describe('an invalid HTTP reply is a 502 with a message', () => {
  const odd = (header: string) => sends(replyBytes('{}', { headers: [header] }));
  const endless = (before: string, part: string) => (socket: Socket) => {
    socket.write(before);
    const timer = setInterval(() => socket.write(part), 1);
    socket.on('close', () => clearInterval(timer));
  };

  test.each<[string, (socket: Socket) => void]>([
    ['another protocol', sends('SSH-2.0-OpenSSH_9\r\n\r\n')],
    ['a control character in a header', odd('X-A: a\x01b')],
    ['a NUL in a header', odd('X-A: a\0b')],
    ['a header split by a carriage return', odd('X-A: a\rSet-Cookie: b=1')],
    ['a header split by a line feed', odd('X-A: a\nSet-Cookie: b=1')],
    ['a header without a name', odd(': a')],
    ['endless headers', endless('HTTP/1.1 200 OK\r\n', `X-A: ${'a'.repeat(500)}\r\n`)],
    ['one endless header', endless('HTTP/1.1 200 OK\r\nX-A: ', 'a'.repeat(500))],
    ['two lengths', odd('Content-Length: 1')],
    ['a length and chunks', odd('Transfer-Encoding: chunked')],
    ['a negative length', sends('HTTP/1.1 200 OK\r\nContent-Length: -2\r\n\r\n{}')],
    [
      'an unrequested transfer coding',
      sends('HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip, chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n'),
    ],
    ['an upgrade', sends('HTTP/1.1 101 Switching\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\nEVIL')],
  ])('%s', async (_what, answer) => {
    const { port, upstream } = await proxiedRaw(answer);
    const { head, body, ...reply } = await exchange(port, getStats);
    expect(reply).toMatchObject({ status: 502, ending: 'end' });
    expect(messageOf(body)).toMatch(/^The backend’s reply to GET \/stats cannot be used: [a-z][^_]+\.$/);
    expect(head + body).not.toMatch(/set-cookie|EVIL/i);
    for (let round = 0; round < 3; round += 1) await exchange(port, getStats);
    await expect.poll(() => upstream.sockets.size).toBeLessThanOrEqual(1);
  });

  test('a header that is not ASCII affects nothing else', async () => {
    const { port } = await proxiedRaw(odd('X-A: \xe2\x86\x92 \xfc'));
    expect(await exchange(port, getStats)).toMatchObject({ status: 200, body: '{}' });
  });
});

describe('a truncated reply never looks complete', () => {
  const gzip = ['Accept-Encoding: gzip'];
  const broken: [string, (socket: Socket) => void][] = [
    [
      'a chunk of no size',
      sends(
        'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"a":\r\nZZ\r\n',
      ),
    ],
    [
      'chunks that end without the last',
      (socket) => {
        socket.write(
          'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"a":\r\n',
        );
        setTimeout(() => socket.destroy(), 100);
      },
    ],
    [
      'fewer bytes than announced',
      (socket) => {
        socket.write(`HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{"a":`);
        setTimeout(() => socket.end('x'.repeat(2000)), 100);
      },
    ],
    ['no body at all', (socket) => void socket.end('HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n')],
    [
      'endless trailers',
      (socket) => {
        socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n');
        const timer = setInterval(() => socket.write(`X-A: ${'a'.repeat(500)}\r\n`), 1);
        socket.on('close', () => clearInterval(timer));
      },
    ],
  ];

  test.each(broken)('%s, for HTTP/1.1', { tags: 'hazard:hostile-backend' }, async (_what, answer) => {
    const { port, upstream } = await proxiedRaw(answer);
    for (const bytes of [getStats, requestBytes('GET /stats', gzip)]) {
      const { head, body, ending } = await exchange(port, bytes);
      const announced = /content-length: (\d+)/i.exec(head)?.[1];
      const isWhole = announced === undefined ? body.endsWith('0\r\n\r\n') : body.length === Number(announced);
      expect(isWhole && ending === 'end').toBe(false);
    }
    await expect.poll(() => upstream.sockets.size).toBe(0);
  });

  test.each(broken)('%s, for HTTP/1.0, where only the end of the connection ends it', async (_what, answer) => {
    const { port } = await proxiedRaw(answer);
    const { head, ending } = await exchange(port, 'GET /stats HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n');
    expect(head === '' || ending === 'ECONNRESET').toBe(true);
  });

  test('the next call gets its own connection and reply', async () => {
    let count = 0;
    const { port, upstream } = await proxiedRaw((socket) => {
      count += 1;
      if (count === 2) return void socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n');
      if (count === 4) return void socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}HTTP/1.1 200 OK\r\n');
      return void socket.write(replyBytes(JSON.stringify({ count })));
    });
    const bodies: string[] = [];
    for (let call = 1; call <= 6; call += 1) bodies.push((await exchange(port, getStats)).body);
    expect(bodies).toEqual([
      '{"count":1}',
      expect.not.stringMatching(/^\{/),
      '{"count":3}',
      '{}',
      '{"count":5}',
      '{"count":6}',
    ]);
    expect(upstream.sockets.size).toBeLessThanOrEqual(1);
  });
});

describe('what a reply may not contain', () => {
  test('permission for other origins to read it, or another address for ours', async () => {
    const { port } = await proxiedRaw(
      sends(
        replyBytes('{}', {
          headers: [
            'Access-Control-Allow-Origin: *',
            'access-control-allow-credentials: true',
            'Access-Control-Expose-Headers: Authorization',
            'Timing-Allow-Origin: *',
            'Alt-Svc: h2="elsewhere.example:443"',
            'Refresh: 0; url=https://elsewhere.example',
            'Link: <https://elsewhere.example/a.css>; rel=preload',
            'Clear-Site-Data: "storage"',
            'NEL: {"report_to":"theirs","max_age":1}',
            'Report-To: {"group":"theirs"}',
            'Service-Worker-Allowed: /',
            'X-Anything: 1',
            'Retry-After: 7',
          ],
        }),
      ),
    );
    const { head } = await exchange(port, requestBytes('GET /stats', ['Origin: https://elsewhere.example']));
    expect(head).toMatch(/^retry-after: 7\r?$/im);
    expect(head).not.toMatch(/elsewhere|theirs|^(access-control-|timing-|clear-|service-worker-|x-anything)/im);
  });

  test('its own policies for the page', async () => {
    const { port } = await proxiedRaw(
      sends(
        replyBytes('<script>', {
          headers: [
            'Content-Security-Policy: default-src *',
            'X-Content-Type-Options: none',
            'Referrer-Policy: unsafe-url',
          ],
        }),
      ),
    );
    const { head } = await exchange(port, getStats);
    expect(head).toMatch(/content-security-policy: frame-ancestors 'none'; default-src 'self'/i);
    expect(head).toMatch(/x-content-type-options: nosniff/i);
    expect(head).toMatch(/referrer-policy: strict-origin\r?\n/i);
    expect(head).not.toMatch(/default-src \*|unsafe-url/);
  });
});

test('a compressed reply passes unchanged: a zip bomb is not unpacked here', async () => {
  const bomb = gzipSync(Buffer.alloc(200_000_000), { level: 9 });
  const { port } = await proxiedRaw((socket) => {
    socket.write(`HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: ${bomb.length}\r\n\r\n`);
    socket.write(bomb);
  });
  const before = process.memoryUsage().rss;
  const { body } = await exchange(port, requestBytes('GET /stats', ['Accept-Encoding: gzip']));
  expect(Buffer.from(body, 'latin1').equals(bomb)).toBe(true);
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
});

test('a backend’s early rejection of a long POST reaches the client', async () => {
  const { port } = await proxiedRaw((socket) => {
    socket.end('HTTP/1.1 413 Too Long\r\nContent-Length: 19\r\nConnection: close\r\n\r\n{"message":"theirs"}');
  });
  const { status } = await exchange(
    port,
    requestBytes('POST /ship-now', ['Content-Length: 5000000'], 'x'.repeat(5_000_000)),
  );
  expect([413, 502]).toContain(status);
});

test('a POST of more than 1 MB without a content length is a 413 here too', async () => {
  const { port, upstream } = await proxiedRaw(sends(replyBytes('{}')));
  const chunk = 'x'.repeat(2_000_000);
  const { status } = await exchange(
    port,
    requestBytes(
      'POST /ship-now',
      ['Transfer-Encoding: chunked'],
      `${chunk.length.toString(16)}\r\n${chunk}\r\n0\r\n\r\n`,
    ),
  );
  expect(status).toBe(413);
  expect(upstream.requests).toEqual([]);
});
