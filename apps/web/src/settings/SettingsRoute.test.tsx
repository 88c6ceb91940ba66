import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { mountSandbox } from '../testing/mountSandbox.tsx';

const patient = { timeout: 8_000 };
const part = async (name: string) => within(await screen.findByRole('region', { name }, patient));
/** Whatever of the tab itself could be changed or pressed. */
const controls = () => screen.getAllByRole('region').flatMap((region) => (region.tagName === 'SECTION' ? [...region.querySelectorAll('input, button, select')] : []));
const grants = async () => {
  const [, ...rows] = (await part('Your permissions')).getAllByRole('row');
  return rows.map((row) => [within(row).getByRole('rowheader').textContent, ...within(row).getAllByRole('cell').map((cell) => cell.textContent)].join(' '));
};

describe('/app/settings: companyinfo (default)', () => {
  test.each(['/app/settings', '/app/settings/companyinfo'])('%s shows shop info, and where it is changed', async (path) => {
    const { sent } = mountSandbox(path);
    const store = await part('Store');
    expect(store.getByText('demo.myshopify.com')).toBeInTheDocument();
    expect(store.getByText('Europe/London')).toBeInTheDocument();
    expect(store.getByText(/Change currency and time zone in the settings of the store’s own admin/)).toBeInTheDocument();
    expect((await part('You')).getByText('Owner (role 1)')).toBeInTheDocument();
    expect(controls()).toEqual([]);
    expect(sent.map(({ url }) => url.pathname)).toEqual(['/shopInfo']);
  });

  test('the tab is in its title and marked among its siblings', async () => {
    mountSandbox('/app/settings/companyinfo');
    await part('Store');
    expect(document.title).toBe('Company info · Settings · Fulfillment Hub');
    expect(within(screen.getByRole('navigation', { name: 'Settings tabs' })).getByRole('link', { current: 'page' })).toHaveTextContent('Company info');
  });
});

describe('/app/settings/usermanagement', () => {
  test('the owner: everything, and that no call exists to change it', async () => {
    mountSandbox('/app/settings/usermanagement', { scenario: 'owner' });
    expect((await part('Your role')).getByText('Owner (role 1)')).toBeInTheDocument();
    expect(await grants()).toEqual(['Dashboard', 'Insights', 'Workflows', 'Inventory Overview', 'Locations', 'Application Tracking', 'Apps & Integrations', 'Store Settings'].map((name) => `${name} Yes Yes`));
    expect((await part('Your permissions')).getByText(/No call exists that changes a permission/)).toBeInTheDocument();
    expect(controls()).toEqual([]);
  });

  test('staff who may only look', async () => {
    mountSandbox('/app/settings/usermanagement', { scenario: 'view-only' });
    expect((await part('Your role')).getByText('Staff (role 3)')).toBeInTheDocument();
    for (const line of await grants()) expect(line).toMatch(/ Yes No$/);
  });

  test('a missing section is refused', async () => {
    mountSandbox('/app/settings/usermanagement', { scenario: 'no-insights' });
    expect((await grants()).filter((line) => !line.endsWith('Yes Yes'))).toEqual(['Insights No No']);
  });
});

test('settings need section 5: without it the dashboard', async () => {
  const { router } = mountSandbox('/app/settings/usermanagement', { scenario: 'no-settings' });
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' }, patient);
  expect(router.state.location.pathname).toBe('/app/dashboard');
});
