import { createSandbox, type ScenarioName, smallSeed } from '@hub/api-client/mocks';
import { render } from '@testing-library/react';
import { vi } from 'vitest';
import { createMemoryRouter } from 'react-router-dom';
import { App } from '../app/App.tsx';
import { routes } from '../app/routes.tsx';
import { entryUrl } from './demoShop.ts';
import { testEnvironment, type EnvironmentOverrides } from './testEnvironment.ts';

/** A request of the app. */
interface SentCall {
  url: URL;
  body: unknown;
  key: string | null;
}

interface Options {
  scenario?: ScenarioName;
  overrides?: EnvironmentOverrides;
  /** Replaces a reply; undefined lets the sandbox answer. */
  intercept?(call: SentCall): Promise<Response | undefined> | Response | undefined;
}

/** The whole app at a path on the sandbox, with its requests. */
export function mountSandbox(path: string, { scenario = 'default', overrides = {}, intercept }: Options = {}) {
  const sandbox = createSandbox({ seed: smallSeed, scenario });
  const sent: SentCall[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const call: SentCall = {
      url: new URL(String(input)),
      body: init?.body ? JSON.parse(String(init.body)) : undefined,
      key: new Headers(init?.headers).get('Idempotency-Key'),
    };
    sent.push(call);
    return (await intercept?.(call)) ?? sandbox.fetch(input, init);
  };
  const environment = testEnvironment({ fetch, ...overrides });
  const toast = vi.fn(environment.shell.toast);
  const redirectTop = vi.fn();
  environment.shell = { ...environment.shell, toast, redirectTop };
  const router = createMemoryRouter(routes, { initialEntries: [entryUrl(path)] });
  const view = render(<App environment={environment} router={router} />);
  return {
    ...view,
    router,
    environment,
    toast,
    redirectTop,
    calls: (endpoint: string) => sent.filter(({ url }) => url.pathname === endpoint),
    sent,
  };
}
