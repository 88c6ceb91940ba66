import { isShopDomain } from '@hub/domain/navigation';
import { getResponse, http, type HttpHandler } from 'msw';
import { endpoints, type EndpointName } from '../endpoints.ts';
import { createPathMatcher } from '../server/createPathMatcher.ts';
import { requestErrors } from '../server/RequestError.ts';
import { confirmationPath, confirmBilling } from './endpoints/billingConfirmation.ts';
import { handleRequest, type SandboxContext } from './http/handleRequest.ts';
import { type Scenario, type ScenarioName, scenarios } from './scenarios.ts';
import type { SeedOrder } from './seed/SeedOrder.ts';
import { createShop, randomToken } from './shop/createShop.ts';
import type { SandboxShop } from './shop/SandboxShop.ts';
import { seedForScenario } from './shop/seedForScenario.ts';

export interface SandboxOptions {
  /** Invoices, newest first: `smallSeed`, or the result of `loadSeed`. */
  seed: readonly SeedOrder[];
  /** The clock; the system's by default. The newest order is four minutes old when a shop opens. */
  now?: () => Date;
  /** The name of a scenario, or a custom scenario. */
  scenario?: ScenarioName | Scenario;
  /** Orders per page on every tab. By default the scenario's: everything, on tab 8 50. */
  pageSize?: number;
}

/** A mock backend: every endpoint over one in-memory shop per `shop` value; keeps the twenty last used. */
export interface Sandbox {
  /** For MSW, in a page's service worker or in Node. */
  readonly handlers: HttpHandler[];
  /**
   * Answers a request without a network; `undefined` for an unknown path. A reply of type 'error' means a broken
   * connection, for which a server cuts the socket. A hanging call ends with its signal.
   */
  respond(request: Request): Promise<Response | undefined>;
  /** `respond` as a fetch: broken connections and unknown paths reject. */
  readonly fetch: typeof fetch;
  /** The shop of this domain, opened on first use. */
  shop(domain: string): SandboxShop;
  /** Drops all shops; their tokens become invalid. */
  reset(): void;
}

const reviewPageSize = 50;

/** Any web page can make a browser request shop after shop, at 12 MB each; the least recently used is dropped. */
const maxShops = 20;

export function createSandbox(options: SandboxOptions): Sandbox {
  const scenario = resolveScenario(options.scenario ?? 'default');
  const seed = seedForScenario(options.seed, scenario.orders ?? 'seed');
  const shops = new Map<string, SandboxShop>();
  const now = options.now ?? (() => new Date());

  function openShop(domain: string): SandboxShop {
    const known = shops.get(domain);
    if (!known && !isShopDomain(domain)) throw requestErrors.invalidShop();
    return markAsUsed(known ?? createShop(domain, seed, scenario, now()));
  }

  function findShopByToken(authorization: string | null): SandboxShop | null {
    const shop = [...shops.values()].find(({ token }) => token === authorization);
    return shop ? markAsUsed(shop) : null;
  }

  /** Keeps the map in order of last use. */
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
    pageSize: (tab) => options.pageSize ?? scenario.pageSize ?? (tab === 8 ? reviewPageSize : Number.POSITIVE_INFINITY),
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

function createHandler(name: EndpointName, context: SandboxContext): HttpHandler {
  const { method, path } = endpoints[name];
  const match = createPathMatcher(path);
  const paramsOf = (request: Request) => match(new URL(request.url).pathname);
  const on = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }[method];
  return on(
    ({ request }) => paramsOf(request) !== null,
    async ({ request }) => {
      // Errors have a request id even without a server; a server's own id is kept.
      const requestId = request.headers.get('X-Request-Id') ?? `sandbox-${randomToken().slice(0, 8)}`;
      const response = await handleRequest(name, request, requestId, paramsOf(request) ?? {}, context);
      if (response.type !== 'error') response.headers.set('X-Request-Id', requestId);
      return response;
    },
  );
}

function billingHandlers(shops: ReadonlyMap<string, SandboxShop>): HttpHandler[] {
  const isConfirmation = ({ request }: { request: Request }) => new URL(request.url).pathname === confirmationPath;
  return [http.get, http.post].map((on) =>
    on(isConfirmation, ({ request }) => confirmBilling(request, shops.values())),
  );
}

/** Rejects as soon as the signal is aborted, as fetch does. */
function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    if (signal.aborted) reject(signal.reason);
    promise.then(resolve, reject);
  });
}
