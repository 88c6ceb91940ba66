import { endpoints } from '@hub/api-client/endpoints';
import { createSandbox, type Sandbox, type Scenario, type SeedOrder, smallSeed } from '@hub/api-client/mocks';
import type { BrowserContext, Request as PageRequest } from '@playwright/test';

/** One call by the page. */
export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  key: string | null;
  /** Status of the reply; `null` until it is sent. */
  status: number | null;
}

export interface SandboxRoute {
  sandbox: Sandbox;
  /** Every contract call, in the order of arrival. */
  calls: Call[];
  /** Holds the replies to matching calls until the returned function is called. The sandbox has executed these calls already. */
  hold(isHeld: (call: Call) => boolean): () => void;
}

const paths = Object.values(endpoints).map(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`));

/**
 * Answers a browser's calls from a sandbox in the test's process, so a situation needs no server of its own. The built app comes from the
 * server; only backend calls, permissions included, are answered here.
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
      // `fulfill` can't send an endless reply, so the page has no stream, as when it opens slowly.
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
      // The page may have cancelled the request.
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
