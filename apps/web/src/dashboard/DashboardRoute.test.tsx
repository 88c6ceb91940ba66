import { createSandbox, type ScenarioName, smallSeed } from '@hub/api-client/mocks';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppAt } from '../testing/AppAt.tsx';
import '../testing/lazyFiles.ts';

type BeforeReply = (url: URL) => Promise<unknown> | undefined;

/** The app on the sandbox with a list of its requests; `hold` delays or breaks a reply. */
async function mountDashboard({
  beforeReply,
  path = '/app/dashboard',
  scenario = 'default',
}: { beforeReply?: BeforeReply; path?: string; scenario?: ScenarioName } = {}) {
  const sandbox = createSandbox({ seed: smallSeed, scenario });
  const requests: { url: URL; signal: AbortSignal | null | undefined }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(String(input));
    requests.push({ url, signal: init?.signal });
    const reply = await sandbox.fetch(input, init);
    await beforeReply?.(url);
    return reply;
  };
  render(<AppAt path={path} overrides={{ fetch }} />);
  await screen.findByRole('searchbox', { name: 'Filter Orders' });
  await settled();
  return { requests: (endpoint: string) => requests.filter(({ url }) => url.pathname === endpoint) };
}

const summary = () => screen.getByRole('region', { name: 'Summary' });
const settled = () =>
  waitFor(() => expect(within(summary()).queryAllByRole('img', { name: 'Loading' })).toHaveLength(0));
const totalOrders = () =>
  Number(
    within(summary())
      .getByText('Total Orders')
      .parentElement?.textContent?.replace('Total Orders', '')
      .replace(',', ''),
  );
const choosePeriod = (period: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Period' }), { target: { value: period } });

test('six keystrokes in the filter send one request', async () => {
  const { requests } = await mountDashboard();
  const before = requests('/stats').length;
  const field = screen.getByRole('searchbox', { name: 'Filter Orders' });
  for (const text of ['5', '58', '581', '5815', '58158', '581587'])
    fireEvent.change(field, { target: { value: text } });
  await waitFor(() => expect(requests('/stats').length).toBeGreaterThan(before));
  expect(
    requests('/stats')
      .slice(before)
      .map(({ url }) => url.searchParams.get('search')),
  ).toEqual(['581587']);
});

test(
  'stale replies: when A is slow and B fast, the reply to A is never shown',
  { tags: 'hazard:stale-reply' },
  async () => {
    let releaseA: () => void = () => {};
    const slowA = new Promise<void>((resolve) => {
      releaseA = resolve;
    });
    const { requests } = await mountDashboard({
      beforeReply: (url) => (url.pathname === '/stats' && url.searchParams.get('fix') === 'all' ? slowA : undefined),
    });
    const lastDay = totalOrders();

    choosePeriod('all');
    await waitFor(() => expect(requests('/stats').at(-1)?.url.searchParams.get('fix')).toBe('all'));
    const requestA = requests('/stats').at(-1);
    choosePeriod('last_7d');
    await waitFor(() => expect(summary()).toHaveAttribute('aria-busy', 'false'));
    expect(requestA?.signal?.aborted).toBe(true);
    const lastWeek = totalOrders();

    const paints: number[] = [];
    const observer = new MutationObserver(() => paints.push(totalOrders()));
    observer.observe(summary(), { subtree: true, childList: true, characterData: true });
    releaseA();
    choosePeriod('last_24h');
    await waitFor(() => expect(totalOrders()).toBe(lastDay));
    observer.disconnect();
    expect(paints.filter((paint) => paint !== lastDay && paint !== lastWeek)).toEqual([]);
  },
);

test('offline, a banner appears and loaded data stays', { tags: 'hazard:server-faults' }, async () => {
  let isOffline = false;
  await mountDashboard({
    beforeReply: () => {
      if (isOffline) throw new TypeError('Failed to fetch');
      return undefined;
    },
  });
  const loaded = totalOrders();
  isOffline = true;
  choosePeriod('all');
  await screen.findByText(/can’t reach the server/);
  expect(totalOrders()).toBe(loaded);

  isOffline = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(totalOrders()).toBeGreaterThan(loaded));
  expect(screen.queryByText(/can’t reach the server/)).toBeNull();
});

test('when get-third-party-details fails, shows a warning, all eight cards and Retry', { tags: '§8.17' }, async () => {
  let isBroken = true;
  await mountDashboard({
    beforeReply: (url) => {
      if (isBroken && url.pathname === '/get-third-party-details') throw new TypeError('Failed to fetch');
      return undefined;
    },
  });
  await screen.findByText(/could not be loaded/);
  const stages = screen.getByRole('region', { name: 'Orders by stage' });
  expect(within(stages).getAllByRole('heading', { level: 2 })).toHaveLength(8);
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText(/could not be loaded/)).toBeNull());
});

test('a figure that the backend leaves out is a dash; the others are shown', async () => {
  await mountDashboard({ scenario: 'other-backend' });
  expect(within(summary()).getByText('Total Boxes Saved').parentElement).toHaveTextContent(/^Total Boxes Saved[–—-]$/);
  expect(totalOrders()).toBeGreaterThan(0);
  const stages = screen.getByRole('region', { name: 'Orders by stage' });
  expect(within(stages).getAllByText(/^[–—-]$/)).toHaveLength(1);
});
