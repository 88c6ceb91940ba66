import type { Endpoint } from '../http/Endpoint.ts';
import { createPathMatcher } from '../server/createPathMatcher.ts';

/** A refusal with the server's message. */
export interface Refusal {
  status: number;
  message: string;
}

/** One call's request and reply, with long lists and texts shortened. */
export interface CallExample {
  /** Path and query. */
  address: string;
  /** Body of the request as JSON, or the beginning of its text; `null` without one. */
  request: unknown;
  /** Body of the reply as JSON, or the beginning of its text. */
  reply: unknown;
  /** The server's refusals. */
  refusals: readonly Refusal[];
}

interface Exchange {
  address: string;
  request: unknown;
  reply: unknown;
  status: number;
}

const rowsShown = 2;
const charactersShown = 400;
const refusalsShown = 8;
/** Limit of an example as JSON; the fullest one below it is used. */
const maxLength = 3_000;
const messageLength = 200;
/** Values of `status` in a reply that refuses. */
const refused: readonly unknown[] = ['error', false];

/** Records the calls of a fetch, by the names of `endpoints`. */
export function recordCalls(endpoints: Readonly<Record<string, Endpoint>>) {
  const exchanges = new Map<string, Exchange[]>();
  const matchers = Object.entries(endpoints).map(([name, { method, path }]) => ({
    name,
    method,
    matches: createPathMatcher(path),
  }));

  const carry =
    (realFetch: typeof fetch): typeof fetch =>
    async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const name = matchers.find(
        ({ method, matches }) => method === request.method && matches(pathname) !== null,
      )?.name;
      const sent = request.method === 'GET' ? null : await request.clone().text();
      const response = await realFetch(request);
      const note = (text: string) => {
        const address = withoutTestShop(decodeURIComponent(pathname + search));
        const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
        const reply = isJson ? shown(text) : shortened(text);
        const exchange = { address, request: shown(sent), reply, status: response.status };
        if (name !== undefined) exchanges.set(name, [...(exchanges.get(name) ?? []), exchange]);
      };
      const isText = !request.headers.get('Content-Type')?.includes('gzip');
      if (response.headers.get('Content-Type')?.includes('event-stream'))
        void readFirstEvent(response.clone()).then(note);
      else if (isText) note(await response.clone().text());
      return response;
    };

  return {
    /** The same fetch, recorded. */
    carry,
    /** The fullest example of each call, and its refusals. */
    examples: (): Readonly<Record<string, CallExample>> =>
      Object.fromEntries(
        Object.keys(endpoints).flatMap((name) => {
          const calls = exchanges.get(name) ?? [];
          const example = fullest(calls.filter((call) => refusalOf(call) === null && call.status === 200));
          if (!example) return [];
          const { status: _, ...rest } = example;
          return [[name, { ...rest, refusals: refusalsOf(calls) }]];
        }),
      ),
  };
}

/** A stream of events never ends, so only its beginning is read. */
async function readFirstEvent(response: Response): Promise<string> {
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    if (text.includes('data:')) break;
  }
  return text;
}

function fullest(calls: readonly Exchange[]): Exchange | undefined {
  const byLength = calls
    .map((call) => ({ call, length: JSON.stringify(call).length }))
    .toSorted((a, b) => a.length - b.length);
  return (byLength.findLast(({ length }) => length <= maxLength) ?? byLength[0])?.call;
}

function refusalsOf(calls: readonly Exchange[]): readonly Refusal[] {
  const refusals = calls.flatMap((call) => refusalOf(call) ?? []);
  const byMessage = new Map(refusals.map((refusal) => [refusal.message.replaceAll(/\d+/g, '0'), refusal]));
  return [...byMessage.values()].toSorted((a, b) => a.status - b.status).slice(0, refusalsShown);
}

function refusalOf({ status, reply }: Exchange): Refusal | null {
  const body = reply as { status?: unknown; message?: unknown; data?: { status?: unknown } } | null;
  const isRefused = status >= 400 || refused.includes(body?.status) || refused.includes(body?.data?.status);
  const message = typeof body?.message === 'string' ? body.message.trim() : '';
  return isRefused && message !== '' ? { status, message: message.slice(0, messageLength) } : null;
}

/** As JSON if possible. */
function shown(text: string | null): unknown {
  if (text === null || text === '') return null;
  try {
    return shortened(JSON.parse(text));
  } catch {
    return shortened(text);
  }
}

function shortened(value: unknown): unknown {
  if (typeof value === 'string') return withoutTestShop(value).slice(0, charactersShown);
  if (Array.isArray(value)) return value.slice(0, rowsShown).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]));
}

function withoutTestShop(text: string): string {
  return text.replaceAll(/contract-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'your-store');
}
