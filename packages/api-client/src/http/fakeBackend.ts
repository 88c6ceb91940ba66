import { createHttpClient, type HttpClientOptions } from './createHttpClient.ts';
import type { ClientContext } from './ClientContext.ts';
import { createIdCodec } from './IdCodec.ts';
import { createOriginalTexts } from './OriginalTexts.ts';

/** For unit tests: a fetch with scripted replies that records the requests. */
export interface FakeBackend {
  fetch: typeof fetch;
  requests: Request[];
  /** Parsed request bodies; `undefined` for none. */
  bodies: unknown[];
}

/** A reply, a thrown value, or a function of the request. */
export type Answer = Response | Error | ((request: Request) => Response | Promise<Response>);

/** Replies in order; the last one repeats. */
export function fakeBackend(...answers: readonly Answer[]): FakeBackend {
  const requests: Request[] = [];
  const bodies: unknown[] = [];
  return {
    requests,
    bodies,
    async fetch(input, init) {
      const request = new Request(input, init);
      const answer = answers[Math.min(requests.length, answers.length - 1)];
      requests.push(request);
      const text = await request.clone().text();
      bodies.push(text === '' ? undefined : JSON.parse(text));
      if (answer instanceof Error) throw answer;
      if (typeof answer === 'function') return answer(request);
      if (answer === undefined) throw new TypeError('no answer');
      return answer.clone();
    },
  };
}

/** A JSON reply. */
export function json(body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });
}

export const origin = 'https://app.example';

/** Client options for a fake backend: no token, no cookie, no waiting. */
export function testOptions(backend: FakeBackend, overrides: Partial<HttpClientOptions> = {}): HttpClientOptions {
  return {
    origin,
    fetch: backend.fetch,
    authorization: () => null,
    onSessionExpired: () => undefined,
    readCookie: () => null,
    createIdempotencyKey: () => 'key-1',
    wait: () => Promise.resolve(),
    ...overrides,
  };
}

/** Context for a feature's functions on a fake backend; `logged` collects their log. */
export function testContext(
  backend: FakeBackend,
  overrides: Partial<HttpClientOptions> = {},
): ClientContext & { logged: string[] } {
  const logged: string[] = [];
  return {
    http: createHttpClient(testOptions(backend, overrides)),
    ids: createIdCodec(),
    texts: createOriginalTexts(),
    capabilities: [],
    log: (message) => logged.push(message),
    logged,
  };
}
