import type { AppBook, ChargeRecord } from './AppBook.ts';
import type { BulkOperations } from './bulk/BulkOperations.ts';
import { answerCharge } from './createControls.ts';
import { appId } from './model/storeIds.ts';
import type { Admin } from './graphql/createAdmin.ts';
import { appBridgeScript, appListPage, chargePage, embeddedPage, installPage, messagePage } from './http/adminPages.ts';
import { type ListedOrder, orderListPage, orderPage, orderPath, ordersPath, statusOf } from './http/orderPages.ts';
import type { CallFaults } from './http/CallFaults.ts';
import { exchangeToken } from './http/oauth.ts';
import { serveAdminApi } from './http/serveAdminApi.ts';
import { mintSessionToken } from './http/sessionTokens.ts';
import { html, redirect, type StoreReply, type StoreRequest } from './http/StoreReply.ts';
import type { StoreBooks } from './model/StoreBooks.ts';
import type { StoreCallRecord, StoreControls } from './StoreControls.ts';

interface AnswerOptions {
  admin: Admin;
  app: AppBook;
  books: StoreBooks;
  bulk: BulkOperations;
  faults: CallFaults;
  controls: StoreControls;
  domain: string;
  /** Who is signed in; the store's own owner if absent. */
  ownerId: number | undefined;
  slowMs: number;
  chargeChanged: (charge: ChargeRecord) => void;
  uninstall: () => void;
  onCall: (call: StoreCallRecord) => void;
  isControl: (name: string) => name is keyof StoreControls;
  /** The reply to a caller for a failed control; null if the simulator itself is at fault. */
  controlError: (error: unknown) => string | null;
}

const notFound: StoreReply = { status: 404, body: { errors: 'Not Found' } };

/** Handles everything that the store serves: its Admin API, its admin pages, result files and the controls. */
export function answerStoreRequest(options: AnswerOptions): (request: StoreRequest) => Promise<StoreReply | 'reset'> {
  const { admin, app, books, bulk, faults, domain, slowMs, onCall } = options;
  const now = () => books.now();
  return async (request) => {
    const { method, path } = request;
    if (!isLoopbackHost(request))
      return { status: 421, body: { errors: 'The simulated store is for this machine only.' } };
    const api = /^\/admin\/api\/([^/]+)\/graphql\.json$/.exec(path);
    if (api?.[1] !== undefined && method === 'POST')
      return serveAdminApi(request, api[1], { admin, app, faults, slowMs, now, onCall });
    if (path === '/admin/oauth/access_token' && method === 'POST') return exchangeToken(request, app, domain, now());
    if (path.startsWith('/bulk/')) return bulkFile(bulk, path.slice('/bulk/'.length));
    if (path.startsWith('/control/') && method === 'POST')
      return control(options, path.slice('/control/'.length), request);
    if (path === '/app-bridge.js')
      return { status: 200, headers: { 'content-type': 'text/javascript' }, body: appBridgeScript };
    return path === '/' || path.startsWith('/admin') ? adminPage(options, request) : notFound;
  };
}

/** Guards against DNS rebinding: another host name for this machine may come from a page elsewhere. */
function isLoopbackHost({ headers }: StoreRequest): boolean {
  const name = String(headers['host'] ?? '').replace(/:\d+$/, '');
  return name === '127.0.0.1' || name === 'localhost' || name === '[::1]';
}

async function bulkFile(bulk: BulkOperations, name: string): Promise<StoreReply> {
  const file = await bulk.fileOf(name);
  if (file === 'expired')
    return {
      status: 400,
      headers: { 'content-type': 'application/xml' },
      body: '<?xml version="1.0"?><Error><Code>ExpiredToken</Code><Message>Invalid argument.</Message></Error>',
    };
  if (!file) return { status: 404, body: 'Not Found' };
  return {
    status: 200,
    headers: { 'content-type': 'application/jsonl' },
    body: { filePath: file.path, size: file.size },
  };
}

async function control(
  { controls, isControl, controlError }: AnswerOptions,
  name: string,
  { headers, text }: StoreRequest,
): Promise<StoreReply> {
  // A page of another origin cannot send this type without a preflight.
  if (!String(headers['content-type'] ?? '').startsWith('application/json'))
    return { status: 415, body: { error: 'Controls take application/json.' } };
  if (!isControl(name)) return { status: 404, body: { error: `There is no control ${name}.` } };
  let parameters: unknown;
  try {
    parameters = text === '' ? [] : JSON.parse(text);
  } catch {
    return { status: 400, body: { error: 'The parameters are no JSON.' } };
  }
  if (!Array.isArray(parameters)) return { status: 400, body: { error: 'The parameters are a JSON array.' } };
  try {
    const run = controls[name] as (...given: unknown[]) => unknown;
    const result = run(...(parameters as unknown[]));
    return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(result ?? null) };
  } catch (error) {
    const message = controlError(error);
    if (message === null) throw error;
    return { status: 422, body: { error: message } };
  }
}

function adminPage(options: AnswerOptions, { method, path, search, text }: StoreRequest): StoreReply {
  const { app, books, domain, uninstall } = options;
  const { handle } = app.app;
  const appPath = `/admin/apps/${handle}`;
  if (path === '/' || path === '/admin') return redirect('/admin/apps');
  if (path === '/admin/apps') return html(appListPage(app, domain));
  if (path === '/admin/session-token' && method === 'POST')
    return app.isInstalled
      ? { status: 200, body: { token: mintSessionToken(app.app, domain, books.now(), options.ownerId) } }
      : { status: 403, body: { errors: 'The app is not installed.' } };
  if (method === 'POST' && path === `${appPath}/install`) {
    app.install();
    return redirect(appPath);
  }
  if (method === 'POST' && path === `${appPath}/uninstall`) {
    uninstall();
    return redirect('/admin/apps');
  }
  if (path === appPath || path.startsWith(`${appPath}/`)) {
    if (!app.isInstalled) return html(installPage(app, domain));
    return html(
      embeddedPage(app, domain, path.slice(appPath.length), search, { now: books.now(), staffId: options.ownerId }),
    );
  }
  if (path === ordersPath || path.startsWith(`${ordersPath}/`)) return orderReply(options, { method, path, search });
  const charge = new RegExp(`^/admin/charges/${appId}/(\\d+)/RecurringApplicationCharge/`).exec(path);
  if (charge) return answerChargePage(options, Number(charge[1]), { method, path, text });
  return html(messagePage('Not found', 'There is no such page in the simulated admin.'), 404);
}

const ordersOnPage = 50;

function orderReply(
  { books, controls, domain }: AnswerOptions,
  { method, path, search }: Pick<StoreRequest, 'method' | 'path' | 'search'>,
): StoreReply {
  if (method === 'POST' && path === `${ordersPath}/place`) {
    const [name] = controls.replayOrders(1);
    const placed = name === undefined ? null : controls.order(name);
    return redirect(placed === null ? ordersPath : orderPath(placed.id));
  }
  if (path !== ordersPath) {
    const known = books.orderById(Number(path.slice(ordersPath.length + 1)));
    const order = known && controls.order(`#${known.number}`);
    return order
      ? html(orderPage(domain, order))
      : html(messagePage('Not found', 'The store has no order with this id.'), 404);
  }
  const searched = (search.get('number') ?? '').trim();
  const names = searched === '' ? controls.orderNames(ordersOnPage) : [searched];
  const listed = names.flatMap((name): ListedOrder[] => {
    const order = controls.order(name);
    const own = books.orderByName(name);
    if (!order || !own) return [];
    const { firstName, lastName } = books.customerNameOf(own);
    const customer = own.isRedacted ? '' : `${firstName} ${lastName}`;
    const { createdAt: placedAt, fulfillmentStatus } = order;
    return [{ id: order.id, name: order.name, placedAt, customer, status: statusOf(order), fulfillmentStatus }];
  });
  return html(orderListPage(domain, listed, books.orderCount(), searched));
}

function answerChargePage(
  options: AnswerOptions,
  id: number,
  { method, path, text }: Pick<StoreRequest, 'method' | 'path' | 'text'>,
): StoreReply {
  const { app, domain } = options;
  const charge = app.charges.find((one) => one.id === id);
  if (!charge) return html(messagePage('Not found', 'There is no such subscription.'), 404);
  if (charge.status !== 'PENDING')
    return html(messagePage('Already answered', `The subscription is ${charge.status.toLowerCase()}.`), 410);
  if (method !== 'POST') return html(chargePage(charge, app, domain, path));
  const answer = new URLSearchParams(text).get('answer') === 'approve' ? 'approve' : 'decline';
  return redirect(answerCharge(options, charge, answer));
}
