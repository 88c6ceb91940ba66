import { createSandbox, type Scenario, type ScenarioName, smallSeed } from '@hub/api-client/mocks';
import { render } from '@testing-library/react';
import { vi } from 'vitest';
import { memoryHistory } from './memoryHistory.ts';
import { App } from '../app/App.tsx';
import { routes } from '../app/routes.tsx';
import { entryUrl } from './demoShop.ts';
import { testEnvironment, type EnvironmentOverrides } from './testEnvironment.ts';
import './lazyFiles.ts';

/** A request of the app. */
interface SentCall {
  url: URL;
  body: unknown;
  key: string | null;
  authorization: string | null;
}

interface Options {
  scenario?: ScenarioName | Scenario;
  overrides?: EnvironmentOverrides;
  /** Replaces a reply; `undefined` lets the sandbox answer. */
  intercept?(call: SentCall): Promise<Response | undefined> | Response | undefined;
}

/** Mounts the whole app at a path on the sandbox; returns its requests. */
export function mountSandbox(path: string, { scenario = 'default', overrides = {}, intercept }: Options = {}) {
  const sandbox = createSandbox({ seed: smallSeed, scenario });
  const sent: SentCall[] = [];
  const streams: SentCall[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const call: SentCall = {
      url: new URL(String(input)),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      key: new Headers(init?.headers).get('Idempotency-Key'),
      authorization: new Headers(init?.headers).get('Authorization'),
    };
    // Every page opens the stream of changes, so it isn't a screen's request.
    (call.url.pathname === '/hub/events' ? streams : sent).push(call);
    // The sandbox uses Node's fetch, which doesn't accept jsdom's files.
    const file = init?.body instanceof Blob ? { body: await init.body.arrayBuffer() } : {};
    return (await intercept?.(call)) ?? sandbox.fetch(input, { ...init, ...file });
  };
  const environment = testEnvironment({ fetch, ...overrides });
  const toast = vi.fn(environment.shell.toast);
  const redirectTop = vi.fn();
  environment.shell = { ...environment.shell, toast, redirectTop };
  const history = memoryHistory(entryUrl(path));
  const view = render(<App environment={environment} history={history} routes={routes} />);
  return {
    ...view,
    sandbox,
    /** Requests of the stream of changes. */
    streams,
    history,
    environment,
    toast,
    redirectTop,
    calls: (endpoint: string) => sent.filter(({ url }) => url.pathname === endpoint),
    sent,
  };
}
