import { createSandbox, type ScenarioName, scenarios, smallSeed } from '@hub/api-client/mocks';
import { defaultFilters } from '@hub/domain/dashboard';
import { tabs } from '@hub/domain/orders';
import { shownValue } from '@hub/ui/data';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { entryUrl } from '../../testing/demoShop.ts';
import { mountArea } from '../../testing/mountArea.tsx';
import { OrderDetailSlot } from './OrderDetailSlot.tsx';
import { useLoadable } from '../../queries/useLoadable.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { orderWindowQuery } from '../orderWindowQuery.ts';

/** The newest order, opened without the virtualized list, which renders no rows in jsdom. */
function NewestOrder() {
  const { client, shop } = useOpenShop();
  const filters = { ...defaultFilters, period: 'all' } as const;
  const list = useLoadable(orderWindowQuery(client, shop, { tab: tabs.all, filters, page: 'all' }));
  const [order] = shownValue(list)?.orders ?? [];
  return order ? <OrderDetailSlot order={order} tab={tabs.all} /> : null;
}

interface MountOptions {
  scenario?: ScenarioName;
  /** Path of a call that fails until `repair`. */
  broken?: RegExp;
  /** Beyond §7; everything by default. */
  capabilities?: readonly string[];
}

function mountOrder({ scenario = 'default', broken, capabilities }: MountOptions) {
  const sandbox = createSandbox({
    seed: smallSeed,
    scenario: { ...scenarios[scenario], ...(capabilities && { capabilities }) },
  });
  const paths: string[] = [];
  let isBroken = true;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
    paths.push(pathname);
    if (isBroken && broken?.test(pathname)) throw new TypeError('Failed to fetch');
    return sandbox.fetch(input, init);
  };
  mountArea(entryUrl('/app/dashboard'), { fetch }, NewestOrder);
  return { paths, repair: () => (isBroken = false) };
}

test('an opened order shows its complete detail', async () => {
  mountOrder({});
  expect(await screen.findByText('Total Items')).toBeVisible();
  expect(screen.getByText('Timeline')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('an order without loaded location names is still shown, and says so', async () => {
  mountOrder({ broken: /^\/get-locations$/ });
  expect(await screen.findByText(/Couldn’t load your location names/)).toBeVisible();
  expect(screen.getByText('Total Items')).toBeVisible();
});

const reasons = { name: 'Why each workflow ran or didn’t' };

test('the reason why each workflow ran or did not loads once it is opened, and again after a failure', async () => {
  const broken = /^\/hub\/orders\/\d+\/workflows$/;
  const { paths, repair } = mountOrder({ broken });
  const button = await screen.findByRole('button', reasons);
  expect(paths.filter((path) => broken.test(path))).toEqual([]);
  fireEvent.click(button);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  repair();
  fireEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Hold large orders' })).toBeVisible();
  expect(screen.getByText('Total Items')).toBeVisible();
});

test('a server without workflows gets no request for the reasons', async () => {
  mountOrder({ capabilities: ['idempotency'] });
  expect(await screen.findByText('Total Items')).toBeVisible();
  expect(screen.queryByRole('button', reasons)).toBeNull();
});
