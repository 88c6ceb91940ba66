import { createSandbox, type Scenario, type ScenarioName, scenarios, smallSeed } from '@hub/api-client/mocks';
import { act, render, screen, within } from '@testing-library/react';
import { memoryHistory } from './memoryHistory.ts';
import { App } from '../app/App.tsx';
import { routes } from '../app/routes.tsx';
import { entryUrl } from './demoShop.ts';
import { testEnvironment, type EnvironmentOverrides } from './testEnvironment.ts';

/** Delays or replaces a reply. */
type Intercept = (url: URL) => Promise<Response | void> | undefined;

interface MountOptions {
  intercept?: Intercept;
  scenario?: ScenarioName | Scenario;
  pageSize?: number;
  overrides?: EnvironmentOverrides;
  /** Called when a request is aborted. */
  onAbort?(url: URL): void;
}

/** Mounts the app at a path on a sandbox; returns its requests. */
export function mountOrderList(
  path: string,
  { intercept, scenario = 'default', pageSize, overrides, onAbort }: MountOptions = {},
) {
  // jsdom warns that it is not implemented.
  window.scrollTo = () => {};
  const sandbox = createSandbox({ seed: smallSeed, scenario, ...(pageSize === undefined ? {} : { pageSize }) });
  const requests: URL[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(String(input));
    requests.push(url);
    init?.signal?.addEventListener('abort', () => onAbort?.(url));
    const reply = await sandbox.fetch(input, init);
    return (await intercept?.(url)) ?? reply;
  };
  const environment = testEnvironment({ fetch, ...overrides });
  const history = memoryHistory(entryUrl(path));
  const { unmount } = render(<App environment={environment} history={history} routes={routes} />);
  return {
    history,
    environment,
    unmount,
    requests: (endpoint: string) => requests.filter(({ pathname }) => pathname === endpoint),
    query: (name: string) => new URLSearchParams(history.location.search).getAll(name),
    back: () => act(() => history.go(-1)),
    /** Mounts the same address in a new page. */
    reload() {
      unmount();
      const { pathname, search } = history.location;
      return mountOrderList(pathname + search, {
        ...(intercept && { intercept }),
        scenario,
        ...(pageSize !== undefined && { pageSize }),
        overrides: { localStore: environment.localStore },
      });
    },
  };
}

export const grid = () => screen.findByRole('grid');
/** Rows of the list, without the rows of tables in an open order. */
export const rows = async () =>
  within(await grid())
    .getAllByRole('row')
    .filter((row) => row.hasAttribute('aria-rowindex'));
export const names = async () =>
  (await rows()).map((row) => row.querySelector('[data-column="name"] span')?.textContent ?? '');
export const openRows = () => document.querySelectorAll('[role="row"][data-expanded]');
export const focusedOrder = () =>
  document.activeElement?.closest('[role="row"]')?.querySelector('[data-column="name"] span')?.textContent;
export const all = '/app/dashboard-v0/allorders?period=all';
export const review = '/app/dashboard-v0/needsreview?period=all';

export const windowed = { ...scenarios.default, capabilities: ['windowed-lists'] };

/** `orderId` of a row, from its link. */
export async function idOf(index: number): Promise<string> {
  const row = (await rows())[index];
  return row?.querySelector<HTMLAnchorElement>('[data-column="name"]')?.href.split('/').at(-1) ?? '';
}
