import { isShopDomain } from '@hub/domain/navigation';
import { getResponse, http, type HttpHandler } from 'msw';
import { endpoints, type EndpointName } from '../endpoints.ts';
import { confirmationPath, confirmBilling } from './endpoints/billingConfirmation.ts';
import { handleRequest, type SandboxContext } from './http/handleRequest.ts';
import { MockHttpError } from './http/MockHttpError.ts';
import { type Scenario, type ScenarioName, scenarios } from './scenarios.ts';
import type { SeedOrder } from './seed/SeedOrder.ts';
import { createShop, randomToken } from './shop/createShop.ts';
import type { SandboxShop } from './shop/SandboxShop.ts';
import { seedForScenario } from './shop/seedForScenario.ts';

export interface SandboxOptions {
  /** Invoices, newest first: `smallSeed`, or what `loadSeed` read. */
  seed: readonly SeedOrder[];
  /** The clock; the machine's when absent. The newest order is four minutes old when a shop opens. */
  now?: () => Date;
  /** One of the table by its name, or facts of the caller's own. */
  scenario?: ScenarioName | Scenario;
  /** Orders per page on every tab. When absent a reply is everything, but for 50 on tab 8. */
  pageSize?: number;
}

/** A stand-in for the backend: every endpoint over one in-memory shop per `shop` value, the twenty last used ones. */
export interface Sandbox {
  /** For MSW, in a page's service worker or in Node. */
  readonly handlers: HttpHandler[];
  /**
   * Answers a request without any network; undefined when its path is none of the contract's. A reply of type 'error'
   * is a broken connection: whoever serves over HTTP cuts the socket then. A hanging call ends with its signal.
   */
  respond(request: Request): Promise<Response | undefined>;
  /** `respond` as a client uses it: broken connections and unknown paths reject like the platform's fetch. */
  readonly fetch: typeof fetch;
  /** The shop of this domain, opened if it was not yet. */
  shop(domain: string): SandboxShop;
  /** Forgets every change. Tokens are void afterwards. */
  reset(): void;
}

const reviewPageSize = 50;

/**
 * Anybody's page can make a browser ask for one shop after another, and each takes 12 MB: the one not used for longest
 * goes.
 */
const maxShops = 20;

export function createSandbox(options: SandboxOptions): Sandbox {
  const scenario = resolveScenario(options.scenario ?? 'default');
  const seed = seedForScenario(options.seed, scenario.orders ?? 'seed');
  const shops = new Map<string, SandboxShop>();
  const now = options.now ?? (() => new Date());

  function openShop(domain: string): SandboxShop {
    const known = shops.get(domain);
    if (!known && !isShopDomain(domain)) throw new MockHttpError(400, 'shop has to be the domain of a store.');
    return markAsUsed(known ?? createShop(domain, seed, scenario, now()));
  }

  function findShopByToken(authorization: string | null): SandboxShop | null {
    const shop = [...shops.values()].find(({ token }) => token === authorization);
    return shop ? markAsUsed(shop) : null;
  }

  /** Keeps the shops in the order of their last use. */
  function markAsUsed(shop: SandboxShop): SandboxShop {
    shops.delete(shop.domain);
    shops.set(shop.domain, shop);
    const oldest = shops.keys().next();
    if (shops.size > maxShops && !oldest.done) shops.delete(oldest.value);
    return shop;
  }

  const context: SandboxContext = {
    scenario,
    now,
    pageSize: (tab) => options.pageSize ?? (tab === 8 ? reviewPageSize : Number.POSITIVE_INFINITY),
    openShop,
    findShopByToken,
  };
  const names = Object.keys(endpoints) as EndpointName[];
  const handlers = [...names.map((name) => createHandler(name, context)), ...billingHandlers(shops)];
  const respond = (request: Request) => getResponse(handlers, request);

  return {
    handlers,
    respond,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const response = await untilAborted(respond(request), request.signal);
      if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
      return response;
    },
    shop: openShop,
    reset: () => shops.clear(),
  };
}

function resolveScenario(given: ScenarioName | Scenario): Scenario {
  return typeof given === 'string' ? scenarios[given] : given;
}

/** Only at the root of an origin: `/app/stats` is a page of the app. */
function createHandler(name: EndpointName, context: SandboxContext): HttpHandler {
  const { method, path } = endpoints[name];
  const pattern = new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  const on = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }[method];
  return on(
    ({ request }) => {
      const match = pattern.exec(new URL(request.url).pathname);
      return { matches: match !== null, params: { ...match?.groups } };
    },
    async ({ request, params }) => {
      // So that errors can name the request without a server too; a server that already has an id keeps it.
      const requestId = request.headers.get('X-Request-Id') ?? `sandbox-${randomToken().slice(0, 8)}`;
      const response = await handleRequest(name, request, requestId, decodeParams(params), context);
      if (response.type !== 'error') response.headers.set('X-Request-Id', requestId);
      return response;
    },
  );
}

function decodeParams(
  params: Readonly<Record<string, string | readonly string[] | undefined>>,
): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, safeDecode(String(value))]));
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function billingHandlers(shops: ReadonlyMap<string, SandboxShop>): HttpHandler[] {
  const isConfirmation = ({ request }: { request: Request }) => new URL(request.url).pathname === confirmationPath;
  return [http.get, http.post].map((on) =>
    on(isConfirmation, ({ request }) => confirmBilling(request, shops.values())),
  );
}

/** Rejects as soon as the caller gives up, as the platform's fetch does. */
function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    if (signal.aborted) reject(signal.reason);
    promise.then(resolve, reject);
  });
}
