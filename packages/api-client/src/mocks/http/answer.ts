import type * as z from 'zod/mini';
import { endpoints, type EndpointName } from '../../endpoints.ts';
import type { Endpoint } from '../../http/Endpoint.ts';
import { mocks } from '../endpoints/mocks.ts';
import type { Scenario } from '../scenarios.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';
import { checkAllowed } from './allowed.ts';
import { errorReply } from './errorReply.ts';
import { faultyReply, withBrokenRows } from './faults.ts';
import { jsonBody } from './jsonBody.ts';
import type { Call } from './Mock.ts';
import { Refused } from './Refused.ts';

/** What answering needs to know of the sandbox. */
export interface Surroundings {
  readonly scenario: Scenario;
  now(): Date;
  pageSize(tab: number): number;
  /** The shop of this name, opened at its first call; throws Refused for what is no shop's name. */
  shopNamed(domain: string): SandboxShop;
  /** The shop whose token this is, or null. */
  shopOfToken(authorization: string | null): SandboxShop | null;
}

/**
 * Answers one request of an endpoint: fault, token, form, replay, permission, and then the mock. Errors name the
 * `requestId`.
 */
export async function answer(
  name: EndpointName,
  request: Request,
  requestId: string,
  params: Record<string, string>,
  around: Surroundings,
): Promise<Response> {
  const fault = await faultyReply(around.scenario, name === 'shopInfo', request.signal, requestId);
  if (fault !== null) return fault;
  try {
    const url = new URL(request.url);
    const shop =
      name === 'shopInfo'
        ? around.shopNamed(url.searchParams.get('shop') ?? '')
        : around.shopOfToken(request.headers.get('Authorization'));
    if (shop === null) throw new Refused(401, 'This needs the token that the shop info returned.');
    const text = request.method === 'GET' ? '' : await jsonText(request);
    const reply = () => replyOf(name, { url, text, params, shop, around });
    const body =
      request.method === 'GET'
        ? jsonBody(reply())
        : replayed(shop, request, url.pathname, text, () => JSON.stringify(reply()));
    return new Response(body, {
      headers: {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
        ...(name === 'shopInfo' && { Authorization: shop.token }),
      },
    });
  } catch (error) {
    if (error instanceof Refused) return errorReply(error.status, error.message, requestId);
    throw error;
  }
}

interface Parts {
  url: URL;
  text: string;
  params: Record<string, string>;
  shop: SandboxShop;
  around: Surroundings;
}

function replyOf<Name extends EndpointName>(name: Name, { url, text, params, shop, around }: Parts): unknown {
  const endpoint: Endpoint = endpoints[name];
  checkAllowed(name, shop);
  const call = {
    body: endpoint.request && checked(endpoint.request, parsed(text), 'body'),
    query: endpoint.query && checked(endpoint.query, { ...queryDefaults, ...filledIn(url.searchParams) }, 'query'),
    params: endpoint.params && checked(endpoint.params, params, 'path'),
    shop,
    now: around.now(),
    origin: url.origin,
    pageSize: around.pageSize,
  } as Call<(typeof endpoints)[Name]>;
  const reply = mocks[name](call);
  return around.scenario.fault === 'brokenRows' ? withBrokenRows(reply) : reply;
}

/** What a call means that leaves these out (contract, "Wire format"). */
const queryDefaults = { fix: 'last_24h', search_by_filter: 'order_wise', offset: '0', limit: 'all' };

/** An empty parameter says as much as none. */
function filledIn(parameters: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...parameters].filter(([, value]) => value !== ''));
}

async function jsonText(request: Request): Promise<string> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new Refused(415, 'The body has to be application/json.');
  return request.text();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused(400, 'The body is not JSON.');
  }
}

function checked(schema: z.ZodMiniType, value: unknown, where: string): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Refused(400, `${where}: ${issue?.path.join('.') || '(all)'} ${issue?.message ?? 'is wrong'}`);
}

const rememberedKeys = 1_000;

/** A known Idempotency-Key replays its reply; the same key with another body is an error (contract, "The sandbox"). */
function replayed(shop: SandboxShop, request: Request, path: string, text: string, reply: () => string): string {
  const key = request.headers.get('Idempotency-Key');
  if (key === null) return reply();
  const asked = `${request.method} ${path} ${text}`;
  const known = shop.replies.get(key);
  if (known && known.request !== asked) throw new Refused(409, 'This Idempotency-Key was used for another request.');
  if (known) return known.body;
  const body = reply();
  shop.replies.set(key, { request: asked, body });
  const oldest = shop.replies.keys().next();
  if (shop.replies.size > rememberedKeys && !oldest.done) shop.replies.delete(oldest.value);
  return body;
}
