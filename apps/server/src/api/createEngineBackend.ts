import {
  type CheckedRequest,
  checkRequest,
  errorBody,
  listWindowOf,
  matchEndpoint,
  type PathParams,
  readJsonText,
  refusedReply,
  RequestError,
  requestErrors,
  requestFingerprint,
  toOrderFilters,
  toWireConnectionTest,
  toWireShopInfo,
  type ListWindowRequest,
} from '@hub/api-client/server';
import { message, type Words } from '@hub/domain/messages';
import { type EndpointName, endpoints, isPublicCall } from '@hub/api-client/endpoints';
import {
  type Database,
  DatabaseFullError,
  DatabaseUnavailableError,
  isUnstorableText,
  listOwnerNames,
  orderCursorOf,
  type ShopTransaction,
} from '@hub/database';
import type { SavedProviderSettings } from '@hub/domain/integrations';
import { isShopDomain } from '@hub/domain/navigation';
import { accessOf } from '@hub/domain/permissions';
import { isTabNumber, tabs } from '@hub/domain/orders';
import {
  accountToTest,
  onceIn,
  openSession,
  recordConnectionTest,
  ReusedKeyError,
  type Session,
  settingsToTest,
  streamOrders,
  readFreeze,
  findListWindow,
  type OrderWindowRequest,
  readListWindow,
} from '@hub/engine';
import type { Backend } from '../Backend.ts';
import { noteShop } from '../operations/requestContext.ts';
import { insightHandlers } from './insightHandlers.ts';
import { attentionHandlers } from './attentionHandlers.ts';
import { searchHandlers } from './searchHandlers.ts';
import { answerPreview } from './answerPreview.ts';
import { answerPurchase, answerReduction } from './answerPurchase.ts';
import { answerSentBatch, batchHandlers, isSendingCall, sendingHandlers } from './batchHandlers.ts';
import type { Handler, Services } from './CallContext.ts';
import { answerProviderChoices, connectionHandlers } from './connectionHandlers.ts';
import { type ConnectionTestName, isConnectionTest, testedProvider } from './connectionTests.ts';
import { changeStream } from './changeStream.ts';
import { answerImportProblems, answerStartImport, importHandlers } from './importCalls.ts';
import type { ImportRunner } from './ImportRunner.ts';
import { orderFields } from './orderFields.ts';
import { orderHandlers } from './orderHandlers.ts';
import { answerSimulation, routingHandlers } from './routingHandlers.ts';
import { productHandlers } from './productHandlers.ts';
import { shopHandlers } from './shopHandlers.ts';
import { shippingHandlers } from './shippingHandlers.ts';
import { shopSettingsHandlers } from './shopSettingsHandlers.ts';
import { answerCustomerFile, answerShopExport, privacyHandlers } from './privacyHandlers.ts';
import { storeHandlers } from './storeHandlers.ts';
import { answerExportStock, stockHandlers } from './stockHandlers.ts';
import { tagHandlers } from './tagHandlers.ts';
import { notificationHandlers, staffHandlers } from './staffHandlers.ts';
import { selectionHandlers } from './selectionHandlers.ts';
import { streamedList } from './streamedList.ts';
import { answerOpenTrackingPage, answerTrackOrder, trackingHandlers } from './trackingHandlers.ts';
import { workflowHandlers } from './workflowHandlers.ts';
import type { ShopChanges } from './ShopChanges.ts';
import type { TokenHolder, Tokens } from './tokens.ts';

export interface EngineBackendOptions {
  database: Database;
  tokens: Tokens;
  services: Services;
  changes: ShopChanges;
  imports: ImportRunner;
  /**
   * Who asks for shop info, by the address: the shop's id and the person. Throws RequestError when it is not known who
   * that is or the shop does not use the app.
   */
  signIn(
    query: { domain: string; userId: string | null },
    request: Request,
  ): Promise<{ shopId: number; staffId: string }>;
  now?: () => Date;
}

/** What the engine can do beyond §7. */
const capabilities = [
  'idempotency',
  'timeline',
  'events',
  'imports',
  'workflows',
  'routing',
  'products',
  'shippingMapping',
  'stages',
  'shopSettings',
  'tags',
  'batching',
  'stock',
  'attention',
  'search',
  'insights',
  'connections',
  'store',
  'privacy',
  'plan',
  'trackingPage',
  'staff',
  'notifications',
  'warehouseChanges',
  'windowed-lists',
];

/** The calls of the contract, answered from the database. */
export function createEngineBackend(options: EngineBackendOptions): Backend {
  return async (request) => {
    const { pathname } = new URL(request.url);
    const match = matchEndpoint(request.method, pathname);
    if (match === null) return undefined;
    try {
      return await answer(match.name, match.params, request, options);
    } catch (error) {
      const known = knownError(error);
      if (known === null) throw error;
      return reply(known.status, JSON.stringify(errorBody(known.words, request.headers.get('X-Request-Id'))));
    }
  };
}

async function answer(
  name: EndpointName,
  params: PathParams,
  request: Request,
  options: EngineBackendOptions,
): Promise<Response> {
  if (name === 'shopInfo') return answerShopInfo(request, options);
  if (isPublicCall(name)) return answerVisitor(name, params, request, options);
  const { database, services, tokens } = options;
  const now = options.now?.() ?? new Date();
  const holder = await tokens.check(request.headers.get('Authorization'));
  if (holder === null) throw requestErrors.noToken();
  const { searchParams: query, origin } = new URL(request.url);
  const { shopId } = holder;
  if (name === 'listOrder') return answerList(holder, request, options, now);
  if (request.method === 'GET' && name in handlers) {
    // One transaction, which begins with who asks: a reading call has no text to wait for, and no key.
    const body = await database.inShop(shopId, async (transaction) => {
      const session = await sessionOf(transaction, holder);
      const checked = checkRequest(name, session.access, { query, text: '', params });
      const call = { ...checked, transaction, session, now, origin, services };
      return JSON.stringify(await (handlers[name as keyof typeof handlers] as Handler<typeof name>)(call as never));
    });
    return reply(200, body);
  }
  if (name in handlers && name !== 'reducePlan') {
    const body = await answerOnce(name as keyof typeof handlers, params, request, { database, services, holder, now });
    if (name === 'createBilling' && services.startCharge)
      return reply(200, JSON.stringify(await answerPurchase(body, services.startCharge)));
    if (isSendingCall(name))
      return reply(200, JSON.stringify(await answerSentBatch({ database, shopId, start: body, now })));
    return reply(200, body);
  }
  const session = await database.inShop(shopId, (transaction) => sessionOf(transaction, holder));

  if (name === 'events') {
    checkRequest(name, session.access, { query, text: '', params });
    return changeStream(options.changes, shopId);
  }
  const key = request.method === 'GET' ? null : idempotencyKey(request);
  if (name === 'startImport')
    return reply(200, await answerStartImport({ request, session, key, database, imports: options.imports }));
  const text = await readJsonText(request);
  const checked = checkRequest(name, session.access, { query, text, params });
  if (isConnectionTest(name))
    return answerConnectionTest(name, checked.body as SavedProviderSettings, { ...options, shopId });
  if (name === 'previewWorkflow') {
    const body = checked.body as CheckedRequest<(typeof endpoints)['previewWorkflow']>['body'];
    const { providers } = services;
    const preview = await answerPreview({ database, shopId, providers, body, signal: request.signal });
    return reply(200, JSON.stringify(preview));
  }
  if (name === 'simulateRouting') {
    const body = checked.body as CheckedRequest<(typeof endpoints)['simulateRouting']>['body'];
    return reply(200, JSON.stringify(await answerSimulation({ database, shopId, body, signal: request.signal })));
  }
  if (name === 'getImportProblems') {
    const rows = await answerImportProblems(database, shopId, params.import_id ?? '');
    return reply(200, rows, { 'Content-Type': endpoints.getImportProblems.replyType });
  }
  if (name === 'exportStock') {
    const file = await answerExportStock(database, shopId);
    return reply(200, file, { 'Content-Type': endpoints.exportStock.replyType });
  }
  if (name === 'getCustomerFile') {
    const file = await answerCustomerFile({ database, shopId, now }, services, params.request_id ?? '');
    return reply(200, file, { 'Content-Type': endpoints.getCustomerFile.replyType });
  }
  if (name === 'getShopExport') {
    const file = await answerShopExport({ database, shopId, now }, params.export_id ?? '');
    return reply(200, file, { 'Content-Type': endpoints.getShopExport.replyType });
  }
  if (name === 'getProviderChoices') {
    const choices = await answerProviderChoices(database, shopId, services, params.provider_id ?? '');
    return reply(200, JSON.stringify(choices));
  }
  if (name !== 'reducePlan') throw new RequestError(404, message('calls.notYet'));
  // Ends in the store first: a webhook follows, should the process end before the plan does.
  if ((checked.body as { flag: number }).flag === 0 && session.shop.chargeType > 0) {
    const refusal = (await services.cancelCharge?.(shopId)) ?? null;
    if (refusal !== null) return reply(200, JSON.stringify(refusedReply(refusal)));
  }
  const body = await answerOnce(name, params, request, { database, services, holder, now, text });
  if (services.startCharge) return reply(200, JSON.stringify(await answerReduction(body, services.startCharge)));
  return reply(200, body);
}

interface WritingCall extends Pick<EngineBackendOptions, 'database' | 'services'> {
  holder: TokenHolder;
  now: Date;
  /** The body, where it was read before. */
  text?: string;
}

/** One transaction, which begins with who asks, however often the call comes with the same key. */
async function answerOnce(
  name: keyof typeof handlers,
  params: PathParams,
  request: Request,
  { database, services, holder, now, text: readText }: WritingCall,
): Promise<string> {
  const key = idempotencyKey(request);
  // Before the transaction, since it comes as slowly as who asks sends it.
  const text = readText ?? (await readJsonText(request));
  const { searchParams: query, origin } = new URL(request.url);
  const intent = { key, request: `${holder.staffId} ${requestFingerprint(request, text)}` };
  return database.inShop(holder.shopId, async (transaction) => {
    const session = await sessionOf(transaction, holder);
    const checked = checkRequest(name, session.access, { query, text, params });
    const handler = handlers[name] as Handler<typeof name>;
    return onceIn(transaction, intent, async () => {
      const call = { ...checked, transaction, session, now, origin, services };
      return JSON.stringify(await handler(call as never));
    });
  });
}

/** Who asks, as shop and permissions are now; throws where that is nobody. */
async function sessionOf(transaction: ShopTransaction, { staffId }: TokenHolder): Promise<Session> {
  const session = await openSession(transaction, staffId);
  if (session === null) throw requestErrors.noToken();
  noteShop(session.shop.shopId);
  return session;
}

const handlers = {
  ...orderHandlers,
  ...shopHandlers,
  ...importHandlers,
  ...workflowHandlers,
  ...routingHandlers,
  ...shippingHandlers,
  ...shopSettingsHandlers,
  ...tagHandlers,
  ...staffHandlers,
  ...notificationHandlers,
  ...productHandlers,
  ...batchHandlers,
  ...sendingHandlers,
  ...stockHandlers,
  ...insightHandlers,
  ...attentionHandlers,
  ...searchHandlers,
  ...selectionHandlers,
  ...connectionHandlers,
  ...storeHandlers,
  ...privacyHandlers,
  ...trackingHandlers,
};

async function answerShopInfo(
  request: Request,
  { database, tokens, signIn, now }: EngineBackendOptions,
): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const domain = searchParams.get('shop') ?? '';
  if (!isShopDomain(domain)) throw requestErrors.invalidShop();
  const holder = await signIn({ domain, userId: searchParams.get('user_id') || null }, request);
  const [session, owners, freeze] = await database.inShop(holder.shopId, (transaction) =>
    Promise.all([
      openSession(transaction, holder.staffId),
      listOwnerNames(transaction),
      readFreeze(transaction, now?.() ?? new Date()),
    ]),
  );
  if (session === null) throw new RequestError(403, message('calls.notOnStaff'));
  const { shop } = session;
  noteShop(shop.shopId);
  const info = toWireShopInfo({
    shop: shop.domain,
    userName: session.staffName,
    userId: session.staffId,
    role: session.role,
    permission: session.permission,
    onboardStatus: shop.isOnboarded ? '1' : '0',
    installStatus: '1',
    chargeType: shop.chargeType,
    sessionId: null,
    currency: shop.currency,
    timeZone: shop.timeZone,
    capabilities,
    owners,
    ...(freeze && { freeze }),
  });
  return reply(200, JSON.stringify({ data: info }), { Authorization: await tokens.issue(holder) });
}

/** Whoever has no token. */
const nobody = accessOf({ role: null, permission: '[]' });

/** Header in which the server passes on the network address of a request; what a client sent in it is replaced. */
export const visitorHeader = 'X-Visitor-Address';

/** A call that needs no token. It runs as nobody, who may do nothing else. */
async function answerVisitor(
  name: 'openTrackingPage' | 'trackOrder',
  params: PathParams,
  request: Request,
  { database, now }: EngineBackendOptions,
): Promise<Response> {
  const shop = params.shop ?? '';
  if (name === 'openTrackingPage') return reply(200, JSON.stringify(await answerOpenTrackingPage(database, shop)));
  const text = await readJsonText(request);
  const { body } = checkRequest(name, nobody, { query: new URLSearchParams(), text, params });
  const visitor = request.headers.get(visitorHeader) ?? '';
  const typed = { body, visitor, now: now?.() ?? new Date() };
  return reply(200, JSON.stringify(await answerTrackOrder(database, shop, typed)));
}

async function answerList(
  holder: TokenHolder,
  request: Request,
  { database }: EngineBackendOptions,
  now: Date,
): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const { shopId } = holder;
  const asked = await database.inShop(shopId, async (transaction) => {
    const session = await sessionOf(transaction, holder);
    const { query } = checkRequest('listOrder', session.access, { query: searchParams, text: '', params: {} });
    const tab = Number(query.tab);
    if (!isTabNumber(tab)) throw new RequestError(400, `tab ${query.tab} does not exist`);
    const list = { tab, filters: toOrderFilters(query), fields: orderFields(query.fields) };
    const window = listWindowOf(query);
    if (window !== null) return answerListWindow(transaction, list, window, now);
    const { after: afterId } = query;
    const after = afterId === undefined ? null : await orderCursorOf(transaction, afterId);
    if (afterId !== undefined && after === null) throw requestErrors.unknownOrder(afterId);
    return { query, list: { ...list, page: Number(query.offset), after } };
  });
  if (typeof asked === 'string') return reply(200, asked);
  const { query, list } = asked;
  const parts = streamOrders(database, shopId, list, now);
  // An export of the error tab has its rows in a field of their own (§3).
  const isErrorExport = query.export_data === 'true' && list.tab === tabs.errors;
  const stream = await (isErrorExport
    ? streamedList('fulfill_error_data', parts, { orders: [] })
    : streamedList('orders', parts));
  return reply(200, stream);
}

/** A longer one does not fit an index. */
const longestKey = 255;

function idempotencyKey({ headers }: Request): string | null {
  const key = headers.get('Idempotency-Key');
  if (key !== null && key.length > longestKey)
    throw new RequestError(400, `An Idempotency-Key has at most ${longestKey} characters.`);
  return key;
}

/** Outside a transaction, since a provider may take its time. */
async function answerConnectionTest(
  name: ConnectionTestName,
  typed: SavedProviderSettings,
  { database, services, shopId, now }: EngineBackendOptions & { shopId: number },
): Promise<Response> {
  const provider = testedProvider(name);
  const account = await database.inShop(shopId, async (transaction) => {
    const settings = await settingsToTest(transaction, services.providers, provider.thirdPartyId, typed);
    return accountToTest(transaction, provider, settings);
  });
  const result = await services.accountCalls.test({ ...account, shopId });
  const outcome = result.isConnected
    ? ({ isConnected: true } as const)
    : { isConnected: false as const, kind: failureKinds[result.reason ?? 'other'], words: result.message };
  await database.inShop(shopId, (transaction) =>
    recordConnectionTest(transaction, services.providers, account, outcome, now?.() ?? new Date()),
  );
  return reply(200, JSON.stringify(toWireConnectionTest(name, result)));
}

/** By the reason of a failed connection test. */
const failureKinds = { refused: 'credentialsRefused', unreachable: 'unreachable', other: null } as const;

/** Errors with a message for people; null for any other, which the server logs. */
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

/** Part of a list as JSON; for a sought order also the page that has it. */
async function answerListWindow(
  transaction: ShopTransaction,
  list: Pick<OrderWindowRequest, 'tab' | 'filters' | 'fields'>,
  window: ListWindowRequest,
  now: Date,
): Promise<string> {
  if (window.orderId === undefined) {
    const { json, count, total } = await readListWindow(transaction, { ...list, ...window }, now);
    return listJson(json, window.offset + count < total, total);
  }
  const { json, count, total, page } = await findListWindow(transaction, { ...list, ...window }, now);
  const hasNextPage = page !== null && page * window.limit + count < total;
  return listJson(json, hasNextPage, total, `,"offset":${page}`);
}

function listJson(orders: string, hasNextPage: boolean, total: number, further = ''): string {
  return `{"orders":[${orders}],"hasNextPage":${hasNextPage},"total":${total}${further}}`;
}
