import { createSandbox, type ScenarioName, smallSeed } from '@hub/api-client/mocks';
import { defaultFilters } from '@hub/domain/dashboard';
import { shownValue } from '@hub/ui/data';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { entryUrl } from '../../testing/demoShop.ts';
import { mountArea } from '../../testing/mountArea.tsx';
import { OrderDetailSlot } from './OrderDetailSlot.tsx';
import { useOrderPage } from '../list/useOrderPage.ts';

/** The newest order, opened without the virtualised list, which renders no rows in jsdom. */
function NewestOrder() {
  const [order] = shownValue(useOrderPage(1, { ...defaultFilters, period: 'all' }, 1))?.orders ?? [];
  return order ? <OrderDetailSlot order={order} tab={1} /> : null;
}

function mountOrder({ scenario = 'default', broken = '' }: { scenario?: ScenarioName; broken?: string }) {
  const sandbox = createSandbox({ seed: smallSeed, scenario });
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (new URL(String(input)).pathname === broken) throw new TypeError('Failed to fetch');
    return sandbox.fetch(input, init);
  };
  mountArea(entryUrl('/app/dashboard'), { fetch }, NewestOrder);
}

const waitOptions = { timeout: 3_000 };

test('an opened order shows its complete detail', async () => {
  mountOrder({});
  expect(await screen.findByText('Total Items', undefined, waitOptions)).toBeVisible();
  expect(screen.getByText('Timeline')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('an order whose location names could not be loaded is shown all the same, and says so', async () => {
  mountOrder({ broken: '/get-locations' });
  expect(await screen.findByText(/names of the locations could not be loaded/, undefined, waitOptions)).toBeVisible();
  expect(screen.getByText('Total Items')).toBeVisible();
});
