import { MockAgent } from 'undici';
import { createCallProvider } from '../http/createCallProvider.ts';
import type { AccountSettings, ProviderAdapter, ProviderConnection } from '../ProviderAdapter.ts';

export interface RecordedAnswer {
  /** 200 by default. */
  status?: number;
  /** Sent as JSON; text is sent unchanged. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface FakeRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  /** Parsed JSON, or form text. */
  body: unknown;
}

/** Replies by method and path without query. A list has one reply per call and repeats its last one. */
export type RecordedAnswers = Record<
  string,
  RecordedAnswer | readonly RecordedAnswer[] | ((request: FakeRequest) => RecordedAnswer)
>;

export interface FakeApi {
  connection: ProviderConnection;
  call: ReturnType<typeof createCallProvider>;
  requests: FakeRequest[];
  /** Method, path and query of each call. */
  calls(): string[];
}

/** A connection that gets recorded replies through the real `CallProvider`, without a network. */
export function createFakeApi(adapter: ProviderAdapter, account: AccountSettings, answers: RecordedAnswers): FakeApi {
  const requests: FakeRequest[] = [];
  const counts = new Map<string, number>();
  const dispatcher = new MockAgent();
  dispatcher.disableNetConnect();
  const origin = adapter.baseUrl(account);
  for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
    dispatcher
      .get(origin)
      .intercept({ path: () => true, method })
      .reply((options) => {
        const url = new URL(options.path, origin);
        const request: FakeRequest = {
          method,
          path: url.pathname,
          query: url.searchParams,
          headers: options.headers as Record<string, string>,
          body: parseBody(options.body),
        };
        requests.push(request);
        const { status = 200, body, headers = {} } = answerTo(request, answers, counts);
        const data = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body);
        return { statusCode: status, data, responseOptions: { headers } };
      })
      .persist();
  }
  const call = createCallProvider({
    providerName: adapter.provider,
    baseUrl: origin,
    secrets: Object.values(account.credentials),
    dispatcher,
  });
  return {
    connection: adapter.connect(account, call),
    call,
    requests,
    calls: () =>
      requests.map(
        ({ method, path, query }) =>
          `${method} ${path}${query.size > 0 ? `?${decodeURIComponent(String(query))}` : ''}`,
      ),
  };
}

function answerTo(request: FakeRequest, answers: RecordedAnswers, counts: Map<string, number>): RecordedAnswer {
  const key = `${request.method} ${request.path}`;
  const answer = answers[key];
  if (answer === undefined) return { status: 404, body: { message: `Nothing recorded for ${key}` } };
  if (typeof answer === 'function') return answer(request);
  if (!Array.isArray(answer)) return answer as RecordedAnswer;
  const count = counts.get(key) ?? 0;
  counts.set(key, count + 1);
  return answer[Math.min(count, answer.length - 1)] ?? {};
}

function parseBody(body: unknown): unknown {
  const text = typeof body === 'string' ? body : '';
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return text;
  }
}
