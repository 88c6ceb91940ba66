import { scenarios } from '@hub/api-client/mocks';
import { learnPages, learnPath } from '@hub/domain/public';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { mountSandbox } from '../testing/mountSandbox.tsx';
import { shopInfoReply } from '../testing/shopInfoReply.ts';

const findRegion = async (name: string) => within(await screen.findByRole('region', { name }));
/** Controls of the tab itself. */
const controls = () =>
  screen
    .getAllByRole('region')
    .flatMap((region) => (region.tagName === 'SECTION' ? [...region.querySelectorAll('input, button, select')] : []));

describe('/app/settings: companyinfo (default)', () => {
  test.each(['/app/settings', '/app/settings/companyinfo'])(
    '%s shows shop info, and where to change it',
    { tags: '§2.14' },
    async (path) => {
      const { sent } = mountSandbox(path);
      const store = await findRegion('Store');
      expect(store.getByText('demo.myshopify.com')).toBeInTheDocument();
      expect(store.getByText('Europe/London')).toBeInTheDocument();
      expect(store.getByText(/Change them in your store admin, then reload this page/)).toBeInTheDocument();
      expect((await findRegion('You')).getByText('Owner (role 1)')).toBeInTheDocument();
      expect((await findRegion('Store connection')).getByText('Connected')).toBeInTheDocument();
      await (await findRegion('Privacy')).findByRole('button', { name: 'Export all data' });
      // Shop info cannot be changed here; the store is only compared and read, and data exported.
      expect(controls().map(({ textContent }) => textContent)).toEqual([
        'Check now',
        'Load all orders again',
        'Export all data',
      ]);
      expect(sent.map(({ url }) => url.pathname)).toEqual(['/shopInfo', '/hub/store', '/hub/privacy']);
    },
  );

  test('a server without capability `store` is only asked for shop info, and the store is not mentioned', async () => {
    const { sent } = mountSandbox('/app/settings/companyinfo', {
      scenario: { ...scenarios.default, capabilities: ['idempotency'] },
    });
    await findRegion('You');
    expect(screen.queryByRole('region', { name: 'Store connection' })).toBeNull();
    expect(sent.map(({ url }) => url.pathname)).toEqual(['/shopInfo']);
  });

  test('a check starts, and the next status has its time', async () => {
    const { calls } = mountSandbox('/app/settings/companyinfo');
    const connection = await findRegion('Store connection');
    fireEvent.click(await connection.findByRole('button', { name: 'Check now' }));
    expect(await screen.findByText('Comparing your orders with the store.', {})).toBeInTheDocument();
    await waitFor(() => expect(calls('/hub/store')).toHaveLength(2));
    expect(calls('/hub/store/check')).toHaveLength(1);
  });

  test('a person with view permission only starts nothing', async () => {
    const { calls } = mountSandbox('/app/settings/companyinfo', { scenario: 'view-only' });
    const connection = await findRegion('Store connection');
    const check = await connection.findByRole('button', { name: 'Check now' });
    expect(check).toHaveAccessibleDescription(/edit permission for Store Settings/);
    fireEvent.click(check);
    expect(calls('/hub/store/check')).toEqual([]);
  });

  test('the title names the tab, and the tab is marked', async () => {
    mountSandbox('/app/settings/companyinfo');
    await findRegion('Store');
    expect(document.title).toBe('Company info · Settings · Fulfillment Hub');
    expect(
      within(screen.getByRole('navigation', { name: 'Settings tabs' })).getByRole('link', { current: 'page' }),
    ).toHaveTextContent('Company info');
  });
});

test('settings need section 5, and otherwise show the dashboard', { tags: '§2.15' }, async () => {
  const { history } = mountSandbox('/app/settings/usermanagement', { scenario: 'no-settings' });
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  expect(history.location.pathname).toBe('/app/dashboard');
});

describe('/app/settings/batch_status', () => {
  const path = '/app/settings/batch_status';

  test('a server with its own batches shows where each stands, and links to it', async () => {
    mountSandbox(path);
    const table = within(await screen.findByRole('table', { name: 'Batch status' }));
    const [newest] = table.getAllByRole<HTMLAnchorElement>('link', { name: /^#\d+$/ });
    expect(newest?.href).toContain('/app/fulfillment/batch-history?batch=');
    expect(table.getAllByText(/^[\d,]+ of [\d,]+ orders? sent/).length).toBeGreaterThan(0);
  });

  test('needs section 6 and not 5', { tags: '§2.15' }, async () => {
    const only = (id: number) => ({
      intercept: ({ url }: { url: URL }) =>
        url.pathname === '/shopInfo'
          ? shopInfoReply({ role: '3', permission: JSON.stringify([{ id, view: true }]) })
          : undefined,
    });
    const { unmount, history: refused } = mountSandbox(path, only(5));
    await waitFor(() => expect(refused.location.pathname).toBe('/app/dashboard'));
    unmount();
    const { history } = mountSandbox(path, only(6));
    await screen.findByRole('heading', { level: 1, name: 'Settings' });
    expect(history.location.pathname).toBe(path);
    const tabs = within(screen.getByRole('navigation', { name: 'Settings tabs' })).getAllByRole('link');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Batch status']);
  });
});

test(
  '/app/settings/tracking: shows the thirteen statuses of §4 with the tone of their badges',
  { tags: '§4.15' },
  async () => {
    mountSandbox('/app/settings/tracking');
    const [, ...rows] = (await findRegion('Delivery statuses')).getAllByRole('row');
    expect(rows).toHaveLength(13);
    const meaning = (status: string) =>
      within(rows.find((row) => within(row).getByRole('rowheader').textContent.endsWith(status)) as HTMLElement)
        .getAllByRole('cell')
        .at(-1)?.textContent;
    expect(['Delivered', 'Canceled', 'Failure', 'In transit'].map(meaning)).toEqual([
      'Arrived',
      'Needs attention',
      'Needs attention',
      'For information',
    ]);
  },
);

test('/app/settings/knowledge: every learn page, in a new tab', async () => {
  mountSandbox('/app/settings/knowledge');
  await findRegion('Get started');
  const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: /\(opens in a new tab\)$/ });
  expect(links.map(({ href, target }) => `${new URL(href).pathname} ${target}`)).toEqual(
    learnPages.map((page) => `${learnPath(page)} _blank`),
  );
});

test('/app/settings/contactus: says whom to contact with which details, without a dead button', async () => {
  const { sent } = mountSandbox('/app/settings/contactus');
  const note = /whoever set up this app for your store\. Send them the details below/;
  expect((await findRegion('Contact us')).getByText(note)).toBeInTheDocument();
  expect(document.title).toBe('Contact us · Settings · Fulfillment Hub');
  expect(controls()).toEqual([]);
  expect(sent.map(({ url }) => url.pathname)).toEqual(['/shopInfo']);
});
