import type * as z from 'zod/mini';
import { endpoints, type EndpointName } from '../../endpoints.ts';
import type { Endpoint } from '../../http/Endpoint.ts';
import { mocks } from '../endpoints/mocks.ts';
import type { Scenario } from '../scenarios.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';
import { checkPermission } from './checkPermission.ts';
import { errorReply } from './errorReply.ts';
import { faultyReply, withBrokenRows } from './faults.ts';
import { jsonBody } from './jsonBody.ts';
import type { Call } from './Mock.ts';
import { MockHttpError } from './MockHttpError.ts';

/** What the handler needs of the sandbox. */
export interface SandboxContext {
  readonly scenario: Scenario;
  now(): Date;
  pageSize(tab: number): number;
  /** The shop of this domain, opened on first use; throws MockHttpError for an invalid domain. */
  openShop(domain: string): SandboxShop;
  /** The shop with this token, or null. */
  findShopByToken(authorization: string | null): SandboxShop | null;
}

/** Handles a request: fault, token, format, replay, permission, then the mock. Errors name the `requestId`. */
export async function handleRequest(
  name: EndpointName,
  request: Request,
  requestId: string,
  params: Record<string, string>,
  context: SandboxContext,
): Promise<Response> {
  const fault = await faultyReply(context.scenario, name === 'shopInfo', request.signal, requestId);
  if (fault !== null) return fault;
  try {
    const url = new URL(request.url);
    const shop =
      name === 'shopInfo'
        ? context.openShop(url.searchParams.get('shop') ?? '')
        : context.findShopByToken(request.headers.get('Authorization'));
    if (shop === null) throw new MockHttpError(401, 'This needs the token that the shop info returned.');
    const text = request.method === 'GET' ? '' : await readJsonBody(request);
    const reply = () => createReply(name, { url, text, params, shop, context });
    const body =
      request.method === 'GET'
        ? jsonBody(reply())
        : replayOrRun(shop, request, url.pathname, text, () => JSON.stringify(reply()));
    return new Response(body, {
      headers: {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
        ...(name === 'shopInfo' && { Authorization: shop.token }),
      },
    });
  } catch (error) {
    if (error instanceof MockHttpError) return errorReply(error.status, error.message, requestId);
    throw error;
  }
}

interface RequestParts {
  url: URL;
  text: string;
  params: Record<string, string>;
  shop: SandboxShop;
  context: SandboxContext;
}

function createReply<Name extends EndpointName>(
  name: Name,
  { url, text, params, shop, context }: RequestParts,
): unknown {
  const endpoint: Endpoint = endpoints[name];
  checkPermission(name, shop);
  const call = {
    body: endpoint.request && validate(endpoint.request, parseJson(text), 'body'),
    query:
      endpoint.query && validate(endpoint.query, { ...queryDefaults, ...nonEmptyParams(url.searchParams) }, 'query'),
    params: endpoint.params && validate(endpoint.params, params, 'path'),
    shop,
    now: context.now(),
    origin: url.origin,
    pageSize: context.pageSize,
  } as Call<(typeof endpoints)[Name]>;
  const reply = mocks[name](call);
  return context.scenario.fault === 'brokenRows' ? withBrokenRows(reply) : reply;
}

/** Defaults of the query (contract, "Wire format"). */
const queryDefaults = { fix: 'last_24h', search_by_filter: 'order_wise', offset: '0', limit: 'all' };

/** An empty parameter counts as missing. */
function nonEmptyParams(parameters: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...parameters].filter(([, value]) => value !== ''));
}

async function readJsonBody(request: Request): Promise<string> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new MockHttpError(415, 'The body has to be application/json.');
  return request.text();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new MockHttpError(400, 'The body is not JSON.');
  }
}

function validate(schema: z.ZodMiniType, value: unknown, where: string): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new MockHttpError(400, `${where}: ${issue?.path.join('.') || '(all)'} ${issue?.message ?? 'is wrong'}`);
}

const maxStoredReplies = 1_000;

/** A repeated Idempotency-Key replays its reply; with another body it is an error (contract, "The sandbox"). */
function replayOrRun(shop: SandboxShop, request: Request, path: string, text: string, reply: () => string): string {
  const key = request.headers.get('Idempotency-Key');
  if (key === null) return reply();
  const fingerprint = `${request.method} ${path} ${text}`;
  const known = shop.replies.get(key);
  if (known && known.request !== fingerprint)
    throw new MockHttpError(409, 'This Idempotency-Key was used for another request.');
  if (known) return known.body;
  const body = reply();
  shop.replies.set(key, { request: fingerprint, body });
  const oldest = shop.replies.keys().next();
  if (shop.replies.size > maxStoredReplies && !oldest.done) shop.replies.delete(oldest.value);
  return body;
}
