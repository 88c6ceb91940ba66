import { createHttpClient, type HttpClientOptions } from './createHttpClient.ts';
import type { ClientContext } from './ClientContext.ts';
import { createIdCodec } from './IdCodec.ts';
import { createOriginalTexts } from './OriginalTexts.ts';

/** For unit tests: a fetch that answers from a list and remembers what was asked. */
export interface FakeBackend {
  fetch: typeof fetch;
  requests: Request[];
  /** Bodies of the requests, parsed; undefined where there was none. */
  bodies: unknown[];
}

/** One answer: a reply, something thrown as fetch would, or what becomes of the request. */
export type Answer = Response | Error | ((request: Request) => Response | Promise<Response>);

/** The answers in turn; the last one for all further requests. */
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

/** The options of a client on a fake backend: no token, no cookie, no waiting. */
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

/** What the functions of a feature take, on a fake backend; `logged` collects what they log. */
export function testContext(
  backend: FakeBackend,
  overrides: Partial<HttpClientOptions> = {},
): ClientContext & { logged: string[] } {
  const logged: string[] = [];
  return {
    http: createHttpClient(testOptions(backend, overrides)),
    ids: createIdCodec(),
    texts: createOriginalTexts(),
    log: (message) => logged.push(message),
    logged,
  };
}
