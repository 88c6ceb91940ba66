import type { ScenarioName } from '@hub/api-client/mocks';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { memoryStore } from '../testing/testEnvironment.ts';
import { mountSandbox } from '../testing/mountSandbox.tsx';
import '../testing/lazyFiles.ts';

const strip = () => screen.findByRole('region', { name: 'Needs attention' });
const period = async () => (await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Period' })).value;

describe('the attention strip', () => {
  test('is above the filter, covers all time, and links to the lists', async () => {
    const { calls } = mountSandbox('/app/dashboard');
    const errors = await within(await strip()).findByRole('link', { name: /^\d+ errors? waiting for (up to )?\d+/ });
    const href = new URL((errors as HTMLAnchorElement).href);
    expect([href.pathname, href.searchParams.get('period')]).toEqual(['/app/dashboard-v0/errororders', 'all']);
    const filter = screen.getByRole('searchbox', { name: 'Filter Orders' });
    expect(errors.compareDocumentPosition(filter) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(calls('/hub/attention')).toHaveLength(1);
    expect(calls('/stats')).toHaveLength(1);
  });

  test('each problem card says how many orders are older, and one click shows them', async () => {
    const { sandbox } = mountSandbox('/app/dashboard');
    const link = await screen.findByRole('link', { name: /older$/, description: 'All of Errors' });
    const older = Number.parseInt(link.textContent ?? '', 10);
    fireEvent.click(link);
    expect(await screen.findByRole('heading', { level: 1, name: 'Errors' })).toBeVisible();
    expect(await period()).toBe('all');
    const errors = sandbox.shop('demo.myshopify.com').orders.filter(({ stage }) => stage === 'error');
    await waitFor(() => expect(screen.getByText(`${errors.length} orders`)).toBeVisible());
    expect(errors.length).toBeGreaterThan(older);
    expect(screen.queryByText(/older/)).toBeNull();
  });

  test('an emptied queue says how many orders are older', async () => {
    mountSandbox('/app/dashboard-v0/errororders?period=custom&from=2001-01-01&to=2001-01-01');
    expect(await screen.findByRole('link', { name: /^\d+ on other days$/ })).toBeVisible();
    expect(await screen.findByText('No Orders')).toBeVisible();
  });

  test('Refresh reloads figures and queues', async () => {
    const { calls } = mountSandbox('/app/dashboard');
    await strip();
    await waitFor(() => expect(calls('/hub/attention')).toHaveLength(1));
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect([calls('/stats'), calls('/hub/attention')].map((sent) => sent.length)).toEqual([2, 2]));
  });
});

describe('a 3PL that accepts no orders', () => {
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
  const answering = (accounts: readonly object[]) => ({
    intercept: ({ url }: { url: URL }) => (url.pathname === '/hub/providers' ? Response.json({ accounts }) : undefined),
  });

  test('is first in the strip, links to its settings, and is reloaded on Refresh', async () => {
    const { calls } = mountSandbox('/app/dashboard', answering([failing]));
    const link = await within(await strip()).findByRole('link', { name: /^Shipbob has refused/ });
    expect(link).toHaveAccessibleName('Shipbob has refused your credentials just now · 14 orders wait');
    expect(link.getAttribute('href')).toContain('/app/integration/directory?open=shipbob');
    expect(within(await strip()).getAllByRole('link')[0]).toBe(link);
    expect(calls('/hub/providers')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(calls('/hub/providers')).toHaveLength(2));
  });

  test('is grouped with a second one, with a link to both', async () => {
    mountSandbox('/app/dashboard', answering([failing, { ...failing, provider_id: 'dcl' }]));
    const link = await within(await strip()).findByRole('link', { name: /^2 3PLs have taken no orders/ });
    expect(new URL((link as HTMLAnchorElement).href).pathname).toBe('/app/integration');
  });
});

describe('over another backend', () => {
  const otherBackend: ScenarioName = 'other-backend';

  test('there is no strip; an opened card requests once how many orders are older', async () => {
    const { calls } = mountSandbox('/app/dashboard', { scenario: otherBackend });
    fireEvent.click(await screen.findByRole('button', { name: 'Expand Errors' }));
    expect(await screen.findByRole('link', { name: /older$/, description: 'All of Errors' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Needs attention' })).toBeNull();
    expect(calls('/hub/attention')).toEqual([]);
    expect(screen.queryByRole('link', { description: 'All of Hold Orders' })).toBeNull();
  });
});

describe('the remembered period', () => {
  test('is kept for each screen; a period in a link takes precedence', async () => {
    const localStore = memoryStore();
    const first = mountSandbox('/app/dashboard', { overrides: { localStore } });
    fireEvent.change(await screen.findByRole('combobox', { name: 'Period' }), {
      target: { value: 'last_30d' },
    });
    await waitFor(async () => expect(await period()).toBe('last_30d'));
    first.unmount();

    const second = mountSandbox('/app/dashboard', { overrides: { localStore } });
    expect(await period()).toBe('last_30d');
    await waitFor(() =>
      expect(second.calls('/stats').map(({ url }) => url.searchParams.get('fix'))).toEqual(['last_30d']),
    );
    second.unmount();

    const list = mountSandbox('/app/dashboard-v0/errororders', { overrides: { localStore } });
    expect(await period()).toBe('last_24h');
    list.unmount();

    mountSandbox('/app/dashboard?period=last_24h', { overrides: { localStore } });
    expect(await period()).toBe('last_24h');
  });

  test('can be a custom one with its days, once both are chosen', async () => {
    const localStore = memoryStore();
    const days = 'period=custom&from=2026-11-01&to=2026-11-15';
    const stored = { errororders: { period: 'custom', from: '2026-11-01', to: '2026-11-15' } };
    localStore.set('periods:demo.myshopify.com', JSON.stringify(stored));
    const list = mountSandbox('/app/dashboard-v0/errororders', { overrides: { localStore } });
    expect(await period()).toBe('custom');
    await waitFor(() =>
      expect(list.calls('/stats').map(({ url }) => url.searchParams.get('start_date'))).toContain('2026-11-01'),
    );
    list.unmount();

    const dashboard = mountSandbox(`/app/dashboard?${days}`, { overrides: { localStore } });
    expect(await period()).toBe('custom');
    fireEvent.change(await screen.findByLabelText('First day'), { target: { value: '2026-11-02' } });
    fireEvent.blur(await screen.findByLabelText('First day'));
    await waitFor(() =>
      expect(JSON.parse(localStore.get('periods:demo.myshopify.com') ?? '')).toEqual({
        ...stored,
        dashboard: { period: 'custom', from: '2026-11-02', to: '2026-11-15' },
      }),
    );
    dashboard.unmount();
  });

  test.each([
    '{"dashboard":"yesterday"}',
    '{"dashboard":"custom"}',
    '{"dashboard":{"period":"custom","from":"2026-11-15","to":"2026-11-01"}}',
    '{"dashboard":{"period":"custom","from":"2026-02-30","to":5}}',
    '{"dashboard":[]}',
    '<script>',
    '[]',
  ])('is the default when the store has %s', async (stored) => {
    const localStore = memoryStore();
    localStore.set('periods:demo.myshopify.com', stored);
    mountSandbox('/app/dashboard', { overrides: { localStore } });
    expect(await period()).toBe('last_24h');
  });
});
