import { endpoints } from '@hub/api-client/endpoints';
import { createSandbox, type Sandbox, type Scenario, type SeedOrder, smallSeed } from '@hub/api-client/mocks';
import type { BrowserContext, Request as Asked } from 'playwright';

/** One call that the page made. */
export interface Call {
  method: string;
  path: string;
  status: number;
}

export interface SandboxInPage {
  sandbox: Sandbox;
  /** Every call of the contract that was made, in order, with what the sandbox answered. */
  calls: Call[];
}

const paths = Object.values(endpoints).map(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`));

/**
 * Answers the calls of a browser from a sandbox of the test's own, so that a situation costs no server: the built app is
 * that of `start`, and only what it asks of the backend is answered here, permissions included.
 */
export async function sandboxInPage(context: BrowserContext, facts: Omit<Scenario, 'sentence'>, seed: readonly SeedOrder[] = smallSeed): Promise<SandboxInPage> {
  const sandbox = createSandbox({ seed, scenario: { sentence: 'Of one test.', ...facts } });
  const calls: Call[] = [];
  await context.route(
    (url) => paths.some((path) => path.test(url.pathname)),
    async (route) => {
      const asked = route.request();
      const response = await sandbox.respond(await requestOf(asked));
      if (!response) return route.fallback();
      calls.push({ method: asked.method(), path: new URL(asked.url()).pathname, status: response.status });
      await route.fulfill({ status: response.status, headers: Object.fromEntries(response.headers), body: Buffer.from(await response.arrayBuffer()) });
    },
  );
  return { sandbox, calls };
}

async function requestOf(asked: Asked): Promise<Request> {
  const headers = await asked.allHeaders();
  const body = asked.postDataBuffer();
  return new Request(asked.url(), { method: asked.method(), headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':'))), ...(body && { body: new Uint8Array(body) }) });
}
