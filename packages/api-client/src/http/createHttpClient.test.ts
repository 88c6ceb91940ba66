import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createHttpClient } from './createHttpClient.ts';
import type { Endpoint, Method } from './Endpoint.ts';
import {
  HttpError,
  NetworkError,
  NotSentError,
  RedirectError,
  SessionExpiredError,
  UnexpectedReplyError,
} from './errors.ts';
import { isOutcomeUnknown } from './isOutcomeUnknown.ts';
import { fakeBackend, json, origin, testOptions } from './fakeBackend.ts';

function endpoint(method: Method, path: `/${string}` = '/thing'): Endpoint {
  return { method, path, summary: '', reply: z.unknown() };
}
const GET = endpoint('GET');
const POST = endpoint('POST');

const offline = new TypeError('fetch failed');

describe('§7 "The shared helpers offer PUT, DELETE, POST, GET"', () => {
  test.each(['GET', 'POST', 'PUT', 'DELETE'] as const)(
    '%s goes to the own origin as JSON',
    { tags: ['§7.1', '§7.2'] },
    async (method) => {
      const backend = fakeBackend(json({ fine: true }));
      const body = method === 'GET' ? undefined : { a: 1 };
      const reply = await createHttpClient(testOptions(backend)).request(endpoint(method), { body });

      expect(reply.body).toEqual({ fine: true });
      expect(backend.requests[0]?.method).toBe(method);
      expect(backend.requests[0]?.url).toBe(`${origin}/thing`);
      expect(backend.requests[0]?.headers.get('Accept')).toBe('application/json');
      expect(backend.bodies[0]).toEqual(body);
    },
  );

  test('own origin only: no redirect is followed', { tags: '§7.1' }, async () => {
    const backend = fakeBackend(json({}));
    await createHttpClient(testOptions(backend)).request(POST, { body: {} });
    expect(backend.requests[0]?.redirect).toBe('manual');
  });

  test.each([
    ['as browsers hide it', () => Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' })],
    ['as sent', () => new Response(null, { status: 302, headers: { Location: 'https://evil.example/' } })],
  ])('a redirect %s is a separate error, is not retried, and does not say what was done', async (_, answer) => {
    const backend = fakeBackend(answer);
    const client = createHttpClient(testOptions(backend));
    for (const one of [GET, POST]) {
      const error = await client.request(one).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(RedirectError);
      expect(isOutcomeUnknown(error)).toBe(true);
    }
    expect(backend.requests).toHaveLength(2);
  });

  const detail = endpoint('GET', '/get-order-detail/{order_id}');

  test.each(['..', '.', ''])('own origin only: the id %j, which would change the path, is not sent', async (id) => {
    const backend = fakeBackend(json({}));
    await expect(
      createHttpClient(testOptions(backend)).request(detail, { params: { order_id: id } }),
    ).rejects.toBeInstanceOf(NetworkError);
    expect(backend.requests).toHaveLength(0);
  });

  test.each(['//evil.example', '../../x?y#z', '\\\\evil.example', '%2e%2e'])(
    'own origin only: the id %j stays within the path',
    async (id) => {
      const backend = fakeBackend(json({}));
      await createHttpClient(testOptions(backend)).request(detail, { params: { order_id: id } });
      expect(backend.requests[0]?.url).toBe(`${origin}/get-order-detail/${encodeURIComponent(id)}`);
    },
  );
});

describe('headers', () => {
  test('every POST has an Idempotency-Key: the intent’s, else a new one', async () => {
    const backend = fakeBackend(json({}));
    const http = createHttpClient(testOptions(backend));
    await http.request(POST, { idempotencyKey: 'intent' });
    await http.request(POST);
    expect(backend.requests.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['intent', 'key-1']);
  });

  test('a new key is a UUID', async () => {
    const backend = fakeBackend(json({}));
    await createHttpClient(testOptions(backend, { createIdempotencyKey: undefined })).request(POST);
    expect(backend.requests[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('a GET has neither key nor X-XSRF-TOKEN', async () => {
    const backend = fakeBackend(json({}));
    await createHttpClient(testOptions(backend, { readCookie: () => 'x' })).request(GET);
    expect(backend.requests[0]?.headers.has('Idempotency-Key')).toBe(false);
    expect(backend.requests[0]?.headers.has('X-XSRF-TOKEN')).toBe(false);
  });

  test('X-XSRF-TOKEN when the cookie XSRF-TOKEN is readable (§9)', { tags: '§9.4' }, async () => {
    const backend = fakeBackend(json({}));
    await createHttpClient(
      testOptions(backend, { readCookie: (name) => (name === 'XSRF-TOKEN' ? 'crumb' : null) }),
    ).request(POST);
    await createHttpClient(testOptions(backend)).request(POST);
    expect(backend.requests.map(({ headers }) => headers.get('X-XSRF-TOKEN'))).toEqual(['crumb', null]);
  });

  test('Authorization is read for each call', async () => {
    const backend = fakeBackend(json({}));
    let token: string | null = null;
    const http = createHttpClient(testOptions(backend, { authorization: () => token }));
    await http.request(GET);
    token = 'Bearer later';
    await http.request(GET);
    expect(backend.requests.map(({ headers }) => headers.get('Authorization'))).toEqual([null, 'Bearer later']);
  });

  test('a token that does not fit into a header is a NetworkError, not a crash', async () => {
    const http = createHttpClient(testOptions(fakeBackend(json({})), { authorization: () => 'a\nb' }));
    await expect(http.request(POST)).rejects.toBeInstanceOf(NetworkError);
  });
});

describe('a value that does not fit into a request is a local error: nothing is sent and nothing was done', () => {
  test.each([
    ['line breaks in the XSRF cookie', { readCookie: () => 'a\r\nX-Evil: 1' }],
    ['a line break in it', { readCookie: () => 'a\nb' }],
    ['letters beyond a header in it', { readCookie: () => 'a\u2192b' }],
    ['line breaks in the token', { authorization: () => 'a\nb' }],
  ])('%s', async (_, options) => {
    const backend = fakeBackend(json({}));
    const error: unknown = await createHttpClient(testOptions(backend, options))
      .request(POST, { body: {} })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(NotSentError);
    expect(isOutcomeUnknown(error)).toBe(false);
    expect(String(error)).not.toMatch(/X-Evil|a\nb/);
    expect(backend.requests).toHaveLength(0);
  });

  test('a GET that cannot be sent is not retried', async () => {
    const waits: number[] = [];
    const wait = async (ms: number) => void waits.push(ms);
    const http = createHttpClient(testOptions(fakeBackend(json({})), { authorization: () => 'a\nb', wait }));
    await expect(http.request(GET)).rejects.toBeInstanceOf(NotSentError);
    expect(waits).toEqual([]);
  });

  test('line breaks at the ends of the cookie are ignored', async () => {
    const backend = fakeBackend(json({}));
    await createHttpClient(testOptions(backend, { readCookie: () => 'crumb\r\n' })).request(POST);
    expect(backend.requests[0]?.headers.get('X-XSRF-TOKEN')).toBe('crumb');
  });
});

describe('GET makes at most 3 attempts', () => {
  test('500, 500, 200 is a success', { tags: 'hazard:stormed-server' }, async () => {
    const backend = fakeBackend(json({}, 500), json({}, 500), json({ n: 1 }));
    expect((await createHttpClient(testOptions(backend)).request(GET)).body).toEqual({ n: 1 });
  });

  test('three faults are one error, within a second of the first', async () => {
    const waits: number[] = [];
    const backend = fakeBackend(offline);
    const http = createHttpClient(testOptions(backend, { wait: async (ms) => void waits.push(ms) }));
    await expect(http.request(GET)).rejects.toBeInstanceOf(NetworkError);
    expect(backend.requests).toHaveLength(3);
    expect(waits).toEqual([200, 400]);
  });

  test('429 respects Retry-After', { tags: 'hazard:stormed-server' }, async () => {
    const waits: number[] = [];
    const backend = fakeBackend(json({}, 429, { 'Retry-After': '7' }), json({}));
    await createHttpClient(testOptions(backend, { wait: async (ms) => void waits.push(ms) })).request(GET);
    expect(waits).toEqual([7000]);
  });

  test('does not wait for a server that asks for an hour', async () => {
    const backend = fakeBackend(json({}, 503, { 'Retry-After': '3600' }));
    await expect(createHttpClient(testOptions(backend)).request(GET)).rejects.toMatchObject({
      status: 503,
      retryAfterMs: 3_600_000,
    });
    expect(backend.requests).toHaveLength(1);
  });

  test.each([400, 403, 404, 409, 422])('%i is never retried', { tags: 'hazard:stormed-server' }, async (status) => {
    const backend = fakeBackend(json({}, status));
    await expect(createHttpClient(testOptions(backend)).request(GET)).rejects.toMatchObject({
      name: 'HttpError',
      status,
    });
    expect(backend.requests).toHaveLength(1);
  });

  test.each(['POST', 'PUT', 'DELETE'] as const)(
    'a %s is never resent automatically',
    { tags: 'hazard:stormed-server' },
    async (method) => {
      for (const answer of [offline, json({}, 500), json({}, 429)]) {
        const backend = fakeBackend(answer);
        await expect(createHttpClient(testOptions(backend)).request(endpoint(method))).rejects.toBeInstanceOf(Error);
        expect(backend.requests).toHaveLength(1);
      }
    },
  );

  test('a reply that breaks off is retried', async () => {
    const broken = () =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('{"a":'));
            controller.error(new TypeError('terminated'));
          },
        }),
      );
    const backend = fakeBackend(broken, json({ a: 1 }));
    expect((await createHttpClient(testOptions(backend)).request(GET)).body).toEqual({ a: 1 });
  });
});

describe('401 from any call', () => {
  test('ten calls at once report it once, and nothing is retried', { tags: 'hazard:session-expiry' }, async () => {
    const onSessionExpired = vi.fn<() => void>();
    const backend = fakeBackend(json({ message: 'no' }, 401));
    const http = createHttpClient(testOptions(backend, { onSessionExpired }));
    const calls = Array.from({ length: 10 }, (_, n) => http.request(n % 2 === 0 ? GET : POST));
    const outcomes = await Promise.allSettled(calls);
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(SessionExpiredError) });
    expect(onSessionExpired).toHaveBeenCalledTimes(1);
    expect(backend.requests).toHaveLength(10);
  });

  test.each([
    ['breaks off', (controller: ReadableStreamDefaultController) => controller.error(new TypeError('terminated'))],
    ['never ends', () => undefined],
  ])('its body need not arrive: one that %s is still reported', async (_, start) => {
    const onSessionExpired = vi.fn<() => void>();
    const backend = fakeBackend(
      () => new Response(new ReadableStream({ start }), { status: 401, headers: { 'X-Request-Id': 'r-4' } }),
    );
    await expect(createHttpClient(testOptions(backend, { onSessionExpired })).request(GET)).rejects.toMatchObject({
      name: 'SessionExpiredError',
      requestId: 'r-4',
    });
    expect(onSessionExpired).toHaveBeenCalledTimes(1);
  });

  test('a GET that waits for its next attempt gives up', async () => {
    const backend = fakeBackend((request) => json({}, request.url.endsWith('/thing') ? 500 : 401));
    const pause = signpost();
    const http = createHttpClient(testOptions(backend, { wait: () => pause.promise }));
    const slow = http.request(GET);
    await expect(http.request(endpoint('GET', '/other'))).rejects.toBeInstanceOf(SessionExpiredError);
    pause.resolve();
    await expect(slow).rejects.toMatchObject({ status: 500 });
    expect(backend.requests).toHaveLength(2);
  });
});

describe('errors say what happened', () => {
  test(
    '§7 "on POST failure the response body is passed": the error has the parsed body and the request id',
    { tags: '§7.20' },
    async () => {
      const backend = fakeBackend(json({ status: 'error', message: 'Out of stock' }, 422, { 'X-Request-Id': 'r-7' }));
      const error: unknown = await createHttpClient(testOptions(backend))
        .request(POST, { body: {} })
        .catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(HttpError);
      expect(error).toMatchObject({
        endpoint: 'POST /thing',
        requestId: 'r-7',
        status: 422,
        body: { status: 'error', message: 'Out of stock' },
        serverMessage: 'Out of stock',
      });
    },
  );

  test('a failed reply that is not JSON keeps its text', async () => {
    const backend = fakeBackend(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(createHttpClient(testOptions(backend)).request(POST)).rejects.toMatchObject({
      status: 502,
      body: '<h1>Bad gateway</h1>',
      serverMessage: null,
    });
  });

  test.each([
    ['', 'is empty'],
    ['{"a":', 'is not JSON'],
    ['<html>', 'is not JSON'],
  ])('a success whose body is %j reports the endpoint and the body', async (text, problem) => {
    const backend = fakeBackend(new Response(text, { headers: { 'X-Request-Id': 'r-8' } }));
    const error: unknown = await createHttpClient(testOptions(backend))
      .request(GET)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UnexpectedReplyError);
    expect(error).toMatchObject({ endpoint: 'GET /thing', field: '(body)', problem, requestId: 'r-8' });
  });

  test('no secret of a request is in its error', { tags: 'hazard:secret-leak' }, async () => {
    const backend = fakeBackend(offline);
    const error: unknown = await createHttpClient(testOptions(backend))
      .request(POST, { body: { password: 'canary' } })
      .catch((thrown: unknown) => thrown);
    expect(JSON.stringify(error) + String(error)).not.toContain('canary');
  });
});

describe('cancellation; no request ever times out (§9)', () => {
  test('an aborted call rejects with its signal’s reason', async () => {
    const controller = new AbortController();
    const sent = signpost();
    const backend = fakeBackend(
      (request) =>
        new Promise<Response>((_, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason));
          sent.resolve();
        }),
    );
    const call = createHttpClient(testOptions(backend)).request(GET, { signal: controller.signal });
    const reason = new Error('a newer question');
    await sent.promise;
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
    expect(backend.requests).toHaveLength(1);
  });

  test('a fetch that ignores the signal returns nothing stale', async () => {
    const controller = new AbortController();
    const backend = fakeBackend(() => {
      controller.abort('a newer question');
      return json({ stale: true });
    });
    await expect(createHttpClient(testOptions(backend)).request(GET, { signal: controller.signal })).rejects.toBe(
      'a newer question',
    );
  });

  test('a call with a signal that is already aborted is not sent', async () => {
    const backend = fakeBackend(json({}));
    await expect(
      createHttpClient(testOptions(backend)).request(GET, { signal: AbortSignal.abort('late') }),
    ).rejects.toBe('late');
    expect(backend.requests).toHaveLength(0);
  });

  test('aborting ends the delay before the next attempt', async () => {
    const controller = new AbortController();
    const backend = fakeBackend(offline);
    const call = createHttpClient(testOptions(backend, { wait: undefined })).request(GET, {
      signal: controller.signal,
    });
    await expect.poll(() => backend.requests).toHaveLength(1);
    controller.abort('enough');
    await expect(call).rejects.toBe('enough');
    expect(backend.requests).toHaveLength(1);
  });

  test('a reply is still accepted hours later', { tags: '§9.3' }, async () => {
    vi.useFakeTimers();
    try {
      const backend = fakeBackend(
        () => new Promise((resolve) => setTimeout(() => resolve(json({ late: true })), 6 * 3_600_000)),
      );
      const call = createHttpClient(testOptions(backend)).request(POST);
      await vi.advanceTimersByTimeAsync(6 * 3_600_000);
      expect((await call).body).toEqual({ late: true });
    } finally {
      vi.useRealTimers();
    }
  });
});

/** A promise with its resolver. */
function signpost(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((fulfil) => {
    resolve = fulfil;
  });
  return { promise, resolve };
}
