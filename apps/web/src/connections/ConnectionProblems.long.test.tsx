import { createSandbox, type ScenarioName, smallSeed } from '@hub/api-client/mocks';
import { render, screen } from '@testing-library/react';
import { memoryHistory } from '../testing/memoryHistory.ts';
import { expect, test } from 'vitest';
import { App } from '../app/App.tsx';
import { routes } from '../app/routes.tsx';
import { entryUrl } from '../testing/demoShop.ts';
import { testEnvironment } from '../testing/testEnvironment.ts';
import '../testing/lazyFiles.ts';

const failing = {
  provider_id: 'shipbob',
  account: '',
  last_success_at: null,
  failure_kind: 'credentialsRefused',
  failure_words: 'Invalid token',
  failing_since: new Date().toISOString(),
  failures_in_row: 3,
  waiting_orders: 14,
  missing_choices: [],
};

/** The list of open orders on a server that reports its connections. */
async function mountList(accounts: readonly object[], scenario: ScenarioName = 'default') {
  const sandbox = createSandbox({ seed: smallSeed, scenario });
  const requestedPaths: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(String(input));
    requestedPaths.push(pathname);
    return pathname === '/hub/providers' ? Response.json({ accounts }) : sandbox.fetch(input, init);
  };
  const history = memoryHistory(entryUrl('/app/dashboard-v0/openorders'));
  render(<App environment={testEnvironment({ fetch })} history={history} routes={routes} />);
  await screen.findByRole('heading', { level: 1, name: /^Open/ });
  return { requestedPaths };
}

test('above a list, it says which 3PL rejects calls, how many orders wait, and where to check it', async () => {
  await mountList([failing]);
  expect(await screen.findByText(/^Shipbob has refused your credentials since/)).toBeVisible();
  expect(screen.getByText(/14 orders wait/)).toBeVisible();
  const link = screen.getByRole('link', { name: /^Check the connection/ });
  expect(link.getAttribute('href')).toContain('/app/integration/directory');
  expect(link.getAttribute('href')).toContain('open=shipbob');
});

test('a missing choice is named, and the link leads to it', async () => {
  const unchosen = { provider_id: 'info_plus', failure_kind: 'invalidSettings', missing_choices: ['lobId'] };
  await mountList([{ ...failing, ...unchosen }]);
  expect(await screen.findByText('Info Plus: Choose a line of business before orders can be sent.')).toBeVisible();
  const link = screen.getByRole('link', { name: /^Choose it now: Info Plus/ });
  expect(link.getAttribute('href')).toContain('open=info_plus&choose=1');
});

test('a person without settings permission gets no link', async () => {
  await mountList([failing], 'no-integrations');
  expect(await screen.findByText(/^Shipbob has refused your credentials since/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Check the connection/ })).toBeNull();
});

test('there is no banner while every connection works', async () => {
  const { requestedPaths } = await mountList([
    { ...failing, failing_since: null, failure_kind: null, failures_in_row: 0 },
  ]);
  expect(requestedPaths).toContain('/hub/providers');
  expect(screen.queryByText(/Check the connection/)).toBeNull();
});
