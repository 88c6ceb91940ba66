import {
  checkRequest,
  errorBody,
  overPort,
  type PathParams,
  publicTrackingHandlers,
  readJsonText,
  RequestError,
  requestErrors,
  shopHandlers,
} from '@hub/api-client/server';
import { message, type Words } from '@hub/domain/messages';
import { type CallOf, type EndpointName, endpoints, isCallOf, isPublicCall } from '@hub/api-client/endpoints';
import type { Endpoint } from '@hub/api-client/http';
import { type Database, DatabaseFullError, DatabaseUnavailableError, isUnstorableText } from '@hub/database';
import { isShopDomain } from '@hub/domain/navigation';
import { accessOf } from '@hub/domain/permissions';
import { ReusedKeyError } from '@hub/engine/idempotency';
import type { Backend } from '../http/Backend.ts';
import { routeCalls } from '../http/routeCalls.ts';
import type { Services } from './CallContext.ts';
import { type Arriving, createArrival } from './createArrival.ts';
import type { ImportRunner } from './ImportRunner.ts';
import { outsideCalls, type TokenlessCall } from './outsideCalls.ts';
import { shopPort } from './ports/shopPort.ts';
import { publicTrackingPort } from './ports/trackingPort.ts';
import type { ShopChanges } from './ShopChanges.ts';
import type { CallTokens } from './tokens.ts';
import { transactionCalls } from './transactionCalls.ts';

export interface EngineBackendOptions {
  database: Database;
  tokens: CallTokens;
  services: Services;
  changes: ShopChanges;
  imports: ImportRunner;
  /**
   * Identifies the caller of shop info by its address: shop id and person. Throws RequestError when the person is
   * unknown or the shop does not use the app.
   */
  signIn(
    query: { domain: string; userId: string | null },
    request: Request,
  ): Promise<{ shopId: number; staffId: string }>;
  now?: () => Date;
}

/** The calls of the contract, answered from the database. */
export function createEngineBackend(options: EngineBackendOptions): Backend {
  return routeCalls(endpoints, async ({ name, params, request }) => {
    try {
      return await answer(name, params, request, options);
    } catch (error) {
      const known = knownError(error);
      if (known === null) throw error;
      return reply(known.status, JSON.stringify(errorBody(known.words, request.headers.get('X-Request-Id'))));
    }
  });
}

async function answer(
  name: EndpointName,
  params: PathParams,
  request: Request,
  options: EngineBackendOptions,
): Promise<Response> {
  if (name === 'shopInfo') return answerShopInfo(request, options);
  const body = isPublicCall(name)
    ? await answerVisitor(name, params, request, options)
    : await answerMerchant(name, params, request, options);
  const { replyType = 'application/json' }: Endpoint = endpoints[name];
  const isReady = typeof body === 'string' || body instanceof ReadableStream;
  return reply(200, isReady ? body : JSON.stringify(body), { 'Content-Type': replyType });
}

/** A call that needs a token. */
async function answerMerchant(
  name: Exclude<EndpointName, TokenlessCall>,
  params: PathParams,
  request: Request,
  { tokens, now, ...surroundings }: EngineBackendOptions,
): Promise<unknown> {
  const holder = await tokens.check(request.headers.get('Authorization'));
  if (holder === null) throw requestErrors.noToken();
  const arriving = { ...surroundings, params, holder, request, now: now?.() ?? new Date() };
  if (isCallOf(name, 'read')) return answerRead(name, arriving);
  return isCallOf(name, 'write') ? answerWrite(name, arriving) : answerOutside(name, arriving);
}

function answerRead<Name extends CallOf<'read'>>(name: Name, arriving: Arriving): Promise<unknown> {
  return createArrival(name, arriving).enter(transactionCalls[name]);
}

function answerWrite<Name extends CallOf<'write'>>(name: Name, arriving: Arriving): Promise<unknown> {
  return createArrival(name, arriving).answerOnce(transactionCalls[name]);
}

function answerOutside<Name extends keyof typeof outsideCalls>(name: Name, arriving: Arriving): Promise<unknown> {
  return outsideCalls[name](createArrival(name, arriving));
}

const shopCalls = overPort(shopHandlers, shopPort);

/** Signs in, and answers with the token of later calls in a header. */
async function answerShopInfo(
  request: Request,
  { database, tokens, signIn, now }: EngineBackendOptions,
): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const domain = searchParams.get('shop') ?? '';
  if (!isShopDomain(domain)) throw requestErrors.invalidShop();
  const checked = checkRequest('shopInfo', noAccess, { query: searchParams, text: '', params: {} });
  const holder = await signIn({ domain, userId: checked.query.user_id ?? null }, request);
  const info = await database.inShop(holder.shopId, (transaction) =>
    shopCalls.shopInfo({ ...checked, transaction, staffId: holder.staffId, now: now?.() ?? new Date() }),
  );
  return reply(200, JSON.stringify(info), { Authorization: await tokens.issue(holder) });
}

/** A caller without a token. */
const noAccess = accessOf({ role: null, permission: '[]' });

/** Header in which the server passes on a client's network address; replaces what the client sent. */
export const visitorHeader = 'X-Visitor-Address';

const visitorCalls = overPort(publicTrackingHandlers, publicTrackingPort);

/** A call without a token. Its caller has no other rights. */
async function answerVisitor(
  name: Exclude<TokenlessCall, 'shopInfo'>,
  params: PathParams,
  request: Request,
  { database, now }: EngineBackendOptions,
): Promise<unknown> {
  const parts = { query: new URLSearchParams(), text: await readJsonText(request), params };
  const visitor = request.headers.get(visitorHeader) ?? '';
  const context = { database, shop: params.shop ?? '', visitor, now: now?.() ?? new Date() };
  return name === 'trackOrder'
    ? visitorCalls.trackOrder({ ...checkRequest(name, noAccess, parts), ...context })
    : visitorCalls.openTrackingPage({ ...checkRequest(name, noAccess, parts), ...context });
}

/** Errors with a message for people; `null` for any other, which the server logs. */
function knownError(error: unknown): { status: number; words: Words } | null {
  if (error instanceof RequestError) return error;
  if (error instanceof ReusedKeyError) return requestErrors.reusedKey();
  if (isUnstorableText(error)) return { status: 400, words: message('calls.nul') };
  if (error instanceof DatabaseFullError) return { status: 503, words: message('calls.noRoom') };
  if (error instanceof DatabaseUnavailableError) return { status: 503, words: message('calls.noDatabase') };
  return null;
}

function reply(status: number, body: BodyInit, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(body, {
    status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers },
  });
}
