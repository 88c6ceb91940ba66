import { accessOf } from '@hub/domain/permissions';
import { trackedShop } from '@hub/domain/tracking';
import { endpoints, type EndpointName, isPublicCall } from '../../endpoints.ts';
import type { Endpoint } from '../../http/Endpoint.ts';
import {
  checkRequest,
  readJsonText,
  readRawBody,
  requestFingerprint,
  type RequestParts,
} from '../../server/checkRequest.ts';
import { jsonBody } from '../../server/jsonBody.ts';
import type { PathParams } from '../../server/createPathMatcher.ts';
import { RequestError, requestErrors } from '../../server/RequestError.ts';
import { mocks } from '../endpoints/mocks.ts';
import type { Scenario } from '../scenarios.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';
import { errorReply } from './errorReply.ts';
import { faultyReply, withBrokenRows } from './faults.ts';
import type { Call } from './Mock.ts';
import { withRepeatedRows, withUnreadableRows } from './oddRows.ts';
import { asOtherBackend } from './otherBackend.ts';
import { isBulkEndpoint, shortBulkReply } from './shortBulkReply.ts';

/** What the handler needs from the sandbox. */
export interface SandboxContext {
  readonly scenario: Scenario;
  now(): Date;
  pageSize(tab: number): number;
  /** The shop of this domain, opened on first use; throws RequestError for an invalid domain. */
  openShop(domain: string): SandboxShop;
  /** The shop with this token, or `null`. */
  findShopByToken(authorization: string | null): SandboxShop | null;
}

/** Handles a request: fault, token, format, replay, permission, then the mock. Errors name the `requestId`. */
export async function handleRequest(
  name: EndpointName,
  request: Request,
  requestId: string,
  params: PathParams,
  context: SandboxContext,
): Promise<Response> {
  const fault = await faultyReply(context.scenario, name === 'shopInfo', request.signal, requestId);
  if (fault !== null) return fault;
  try {
    const url = new URL(request.url);
    const shop = findShop(name, request, params, context);
    if (shop === null) throw requestErrors.noToken();
    const endpoint: Endpoint = endpoints[name];
    const rawBody = endpoint.requestTypes ? await readRawBody(request, endpoint.requestTypes) : noBytes;
    const text = endpoint.requestTypes ? '' : await readJsonText(request);
    const parts = { query: url.searchParams, text, params };
    const reply = () => createReply(name, parts, { shop, origin: url.origin, context, rawBody });
    const run = async () =>
      endpoint.replyType === undefined ? jsonBody(await reply()) : ((await reply()) as MockReplyText);
    const body =
      request.method === 'GET'
        ? await run()
        : await replayOrRun(shop, request, endpoint.requestTypes ? rawFingerprint(url, rawBody) : text, async () =>
            JSON.stringify(await reply()),
          );
    if (isBulkEndpoint(name) && shop.bulkRepliesToLose > 0) {
      shop.bulkRepliesToLose -= 1;
      return Response.error();
    }
    return new Response(body, {
      headers: {
        'Content-Type': endpoint.replyType ?? 'application/json',
        'Cache-Control': 'no-store',
        ...(name === 'shopInfo' && { Authorization: shop.token }),
      },
    });
  } catch (error) {
    if (error instanceof RequestError) return errorReply(error.status, error.words, requestId);
    throw error;
  }
}

/** The shop of a call; `null` without a valid token. Throws RequestError for an invalid shop. */
function findShop(
  name: EndpointName,
  request: Request,
  params: PathParams,
  context: SandboxContext,
): SandboxShop | null {
  if (name === 'shopInfo')
    return context.openShop(context.scenario.namedShop ?? new URL(request.url).searchParams.get('shop') ?? '');
  if (!isPublicCall(name)) return context.findShopByToken(request.headers.get('Authorization'));
  const domain = trackedShop(params.shop ?? '');
  if (domain === null) throw requestErrors.noTrackingPage();
  return context.openShop(domain);
}

interface CallParts {
  shop: SandboxShop;
  origin: string;
  context: SandboxContext;
  rawBody: Uint8Array<ArrayBuffer>;
}

type MockReplyText = string | ReadableStream<Uint8Array>;

const noBytes = new Uint8Array();

async function createReply<Name extends EndpointName>(
  name: Name,
  parts: RequestParts,
  { shop, origin, context, rawBody }: CallParts,
): Promise<unknown> {
  const call = {
    ...checkRequest(name, accessOf(shop), parts),
    shop,
    now: context.now(),
    origin,
    pageSize: context.pageSize,
    rawBody,
  } as Call<(typeof endpoints)[Name]>;
  const { fault, bulkReply } = context.scenario;
  const whole = await mocks[name](call);
  const reply = isBulkEndpoint(name) ? shortBulkReply(bulkReply, whole) : whole;
  switch (fault) {
    case 'otherBackend':
      return asOtherBackend(name, reply);
    case 'brokenRows':
      return withBrokenRows(reply);
    case 'repeatedRows':
      return withRepeatedRows(reply);
    case 'unreadableRows':
      return withUnreadableRows(reply);
    case 'unreadablePage':
      return parts.query.get('offset') === '1' ? withUnreadableRows(reply) : reply;
    default:
      return reply;
  }
}

const maxStoredReplies = 1_000;

/**
 * A repeated Idempotency-Key replays its reply; with another body it is an error (contract, "The sandbox"). Without the
 * capability every request takes effect.
 */
async function replayOrRun(
  shop: SandboxShop,
  request: Request,
  text: string,
  reply: () => Promise<string>,
): Promise<string> {
  const key = request.headers.get('Idempotency-Key');
  if (key === null || !shop.capabilities.includes('idempotency')) return reply();
  const fingerprint = requestFingerprint(request, text);
  const known = shop.replies.get(key);
  if (known && known.request !== fingerprint) throw requestErrors.reusedKey();
  if (known) return known.body;
  const body = reply();
  shop.replies.set(key, { request: fingerprint, body });
  body.catch(() => shop.replies.delete(key));
  const oldest = shop.replies.keys().next();
  if (shop.replies.size > maxStoredReplies && !oldest.done) shop.replies.delete(oldest.value);
  return body;
}

/** Query and body as a short text: the file itself may have 50 MB. */
function rawFingerprint(url: URL, bytes: Uint8Array): string {
  let hash = 0;
  for (const byte of bytes) hash = (Math.imul(hash, 31) + byte) | 0;
  return `${url.search} ${bytes.length} ${hash}`;
}
