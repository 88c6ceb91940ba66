import { createSandbox, type ScenarioName, smallSeed } from '@hub/api-client/mocks';
import { integrationTexts, type Provider } from '@hub/domain/integrations';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { memoryHistory } from './memoryHistory.ts';
import { App } from '../app/App.tsx';
import { routes } from '../app/routes.tsx';
import { demoShop, entryUrl } from './demoShop.ts';
import { testEnvironment, type EnvironmentOverrides } from './testEnvironment.ts';
import './lazyFiles.ts';

/** A request of the app. */
export interface SentCall {
  url: URL;
  body: unknown;
  key: string | null;
  signal: AbortSignal | null | undefined;
}

/** Replaces or delays a reply; `undefined` lets the sandbox answer. */
type Interceptor = (call: SentCall) => Promise<Response | undefined> | Response | undefined;

interface Options {
  scenario?: ScenarioName;
  path?: string;
  intercept?: Interceptor;
  overrides?: EnvironmentOverrides;
  /** Gives the shop locations, so a new connection asks which of them it serves. */
  asksLocations?: boolean;
}

/** Mounts Apps & Integrations on the sandbox; returns its requests and toasts. */
export async function mountIntegrations({
  scenario = 'nothing-connected',
  path = '/app/integration/directory',
  intercept,
  overrides = {},
  asksLocations = false,
}: Options = {}) {
  const sandbox = createSandbox({ seed: smallSeed, scenario });
  // Without locations, no new connection asks which of them it serves.
  if (!asksLocations) sandbox.shop(demoShop).routing.locations = [];
  const sent: SentCall[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const text = init?.body ? String(init.body) : null;
    const call: SentCall = {
      url: new URL(String(input)),
      body: text === null ? undefined : JSON.parse(text),
      key: new Headers(init?.headers).get('Idempotency-Key'),
      signal: init?.signal,
    };
    sent.push(call);
    return (await intercept?.(call)) ?? sandbox.fetch(input, init);
  };
  const environment = testEnvironment({ fetch, ...overrides });
  const toast = vi.fn();
  const { shell } = environment;
  environment.shell = {
    ...shell,
    toast(message, tone, about) {
      toast(message, tone);
      shell.toast(message, tone, about);
    },
  };
  const history = memoryHistory(entryUrl(path));
  const view = render(<App environment={environment} history={history} routes={routes} />);
  await screen.findByRole('heading', { level: 1, name: 'Apps & Integrations' });
  return {
    ...view,
    history,
    sandbox,
    environment,
    toast,
    calls: (endpoint: string) => sent.filter(({ url }) => url.pathname === endpoint),
    sent,
    user: userEvent.setup({
      delay: null,
      advanceTimers: (ms) => (vi.isFakeTimers() ? void vi.advanceTimersByTime(ms) : undefined),
    }),
  };
}

/** The card of a provider or store platform. */
export function cardOf(name: string): HTMLElement {
  return screen.getByRole('listitem', { name });
}

/** Opens a provider's form and returns its card. */
export async function openForm(
  { name }: Pick<Provider, 'name'>,
  user: ReturnType<typeof userEvent.setup>,
): Promise<HTMLElement> {
  const toggle = await within(await screen.findByRole('listitem', { name })).findByRole('button', {
    name: new RegExp(integrationTexts.viewSettings),
  });
  await user.click(toggle);
  await within(cardOf(name)).findByRole('heading', { name: integrationTexts.connectionDetails });
  return cardOf(name);
}

/** A button of a card. */
export function buttonIn(card: HTMLElement, name: RegExp): HTMLElement {
  return within(card).getByRole('button', { name });
}

/** Enters a value into a field of a card. */
export function fill(card: HTMLElement, label: string, value: string): void {
  fireEvent.change(within(card).getByLabelText(label), { target: { value } });
}

/** A reply that the test releases. */
export function createDeferredReply() {
  let resolveReply: (reply: Response | undefined) => void = () => {};
  const reply = new Promise<Response | undefined>((resolve) => {
    resolveReply = resolve;
  });
  return { reply, resolveReply };
}
