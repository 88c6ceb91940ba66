import { isShopDomain } from '@hub/domain/navigation';
import { getResponse, http, type HttpHandler } from 'msw';
import { endpoints, type EndpointName } from '../endpoints.ts';
import { confirmationPath, confirmBilling } from './endpoints/billingConfirmation.ts';
import { answer, type Surroundings } from './http/answer.ts';
import { Refused } from './http/Refused.ts';
import { type Scenario, type ScenarioName, scenarios } from './scenarios.ts';
import type { SeedOrder } from './seed/SeedOrder.ts';
import { createShop, randomText } from './shop/createShop.ts';
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
const mostShops = 20;

export function createSandbox(options: SandboxOptions): Sandbox {
  const scenario = scenarioOf(options.scenario ?? 'default');
  const seed = seedForScenario(options.seed, scenario.orders ?? 'seed');
  const shops = new Map<string, SandboxShop>();
  const now = options.now ?? (() => new Date());

  function shopNamed(domain: string): SandboxShop {
    const known = shops.get(domain);
    if (!known && !isShopDomain(domain)) throw new Refused(400, 'shop has to be the domain of a store.');
    return used(known ?? createShop(domain, seed, scenario, now()));
  }

  function shopOfToken(authorization: string | null): SandboxShop | null {
    const shop = [...shops.values()].find(({ token }) => token === authorization);
    return shop ? used(shop) : null;
  }

  /** Keeps the shops in the order of their last use. */
  function used(shop: SandboxShop): SandboxShop {
    shops.delete(shop.domain);
    shops.set(shop.domain, shop);
    const oldest = shops.keys().next();
    if (shops.size > mostShops && !oldest.done) shops.delete(oldest.value);
    return shop;
  }

  const around: Surroundings = {
    scenario,
    now,
    pageSize: (tab) => options.pageSize ?? (tab === 8 ? reviewPageSize : Number.POSITIVE_INFINITY),
    shopNamed,
    shopOfToken,
  };
  const names = Object.keys(endpoints) as EndpointName[];
  const handlers = [...names.map((name) => handlerOf(name, around)), ...billingHandlers(shops)];
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
    shop: shopNamed,
    reset: () => shops.clear(),
  };
}

function scenarioOf(given: ScenarioName | Scenario): Scenario {
  return typeof given === 'string' ? scenarios[given] : given;
}

/** Only at the root of an origin: `/app/stats` is a page of the app. */
function handlerOf(name: EndpointName, around: Surroundings): HttpHandler {
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
      const requestId = request.headers.get('X-Request-Id') ?? `sandbox-${randomText().slice(0, 8)}`;
      const response = await answer(name, request, requestId, decoded(params), around);
      if (response.type !== 'error') response.headers.set('X-Request-Id', requestId);
      return response;
    },
  );
}

function decoded(params: Readonly<Record<string, string | readonly string[] | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, safelyDecoded(String(value))]));
}

function safelyDecoded(text: string): string {
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
