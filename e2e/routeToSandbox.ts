import { endpoints } from '@hub/api-client/endpoints';
import { createSandbox, type Sandbox, type Scenario, type SeedOrder, smallSeed } from '@hub/api-client/mocks';
import type { BrowserContext, Request as PageRequest } from '@playwright/test';

/** One call that the page made. */
export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  key: string | null;
  /** What was answered; null until then. */
  status: number | null;
}

export interface SandboxRoute {
  sandbox: Sandbox;
  /** Every call of the contract that was made, in the order of its being asked. */
  calls: Call[];
  /**
   * Keeps back the answers to such calls, which the sandbox has carried out by then, until what this returns is called.
   */
  hold(isHeld: (call: Call) => boolean): () => void;
}

const paths = Object.values(endpoints).map(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`));

/**
 * Answers the calls of a browser from a sandbox of the test's own, so that a situation costs no server: the built app
 * is that of `start`, and only what it asks of the backend is answered here, permissions included.
 */
export async function routeToSandbox(
  context: BrowserContext,
  facts: Omit<Scenario, 'sentence'>,
  seed: readonly SeedOrder[] = smallSeed,
): Promise<SandboxRoute> {
  const sandbox = createSandbox({ seed, scenario: { sentence: 'Of one test.', ...facts } });
  const calls: Call[] = [];
  const gates = new Set<{ isHeld(call: Call): boolean; released: Promise<void> }>();
  await context.route(
    (url) => paths.some((path) => path.test(url.pathname)),
    async (route) => {
      const pageRequest = route.request();
      const { pathname, searchParams } = new URL(pageRequest.url());
      // A reply that never ends cannot be fulfilled: the page goes without the stream, as when it is slow to open.
      if (pathname === '/hub/events') return;
      const call: Call = {
        method: pageRequest.method(),
        path: pathname,
        query: searchParams,
        body: pageRequest.postDataJSON(),
        key: pageRequest.headers()['idempotency-key'] ?? null,
        status: null,
      };
      calls.push(call);
      const response = await sandbox.respond(await requestOf(pageRequest));
      if (!response) return route.fallback();
      await Promise.all([...gates].filter(({ isHeld }) => isHeld(call)).map(({ released }) => released));
      call.status = response.status;
      // The page may no longer wait for it.
      await route
        .fulfill({
          status: response.status,
          headers: Object.fromEntries(response.headers),
          body: Buffer.from(await response.arrayBuffer()),
        })
        .catch(() => {});
    },
  );
  return { sandbox, calls, hold };

  function hold(isHeld: (call: Call) => boolean): () => void {
    let release: () => void = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const gate = { isHeld, released };
    gates.add(gate);
    return () => {
      gates.delete(gate);
      release();
    };
  }
}

async function requestOf(pageRequest: PageRequest): Promise<Request> {
  const headers = await pageRequest.allHeaders();
  const body = pageRequest.postDataBuffer();
  return new Request(pageRequest.url(), {
    method: pageRequest.method(),
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':'))),
    ...(body && { body: new Uint8Array(body) }),
  });
}
