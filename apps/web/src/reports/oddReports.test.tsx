import { type ScenarioName, scenarios } from '@hub/api-client/mocks';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { mountSandbox } from '../testing/mountSandbox.tsx';

/** Reports over lists that repeat, move or garble their orders (contract, "Tolerance"). */

/** A server without calls of its own, which shows reports. */
const reportsOnly = (name: ScenarioName) => ({ ...scenarios[name], capabilities: ['idempotency'] });

const reports = [
  '/app/insights/orderreporting',
  '/app/insights/inventory',
  '/app/insights/comparisoncharts',
  '/app/workflows/allworkflows',
  '/app/workflows/orderupdate',
  '/app/workflows/shipmentupdate',
  '/app/inventory/allinventory',
  '/app/inventory/weightandpackage',
  '/app/fulfillment/batching',
  '/app/fulfillment/batch-history',
  '/app/fulfillment/shipping-mapping',
  '/app/fulfillment/locations',
  '/app/fulfillment/order-routing',
];

describe('no order can be read', () => {
  test.each(reports)('%s leaves them out and says so, never that there are none', async (path) => {
    mountSandbox(path, { scenario: reportsOnly('unreadable-orders') });
    const [first] = await screen.findAllByText(/\d orders could not be read, so this report leaves them out/);
    expect(first).toBeVisible();
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(document.body.textContent).not.toMatch(/There are no orders|in this period|No orders? yet/);
  });

  test('/app/settings/batch_status counts them', async () => {
    mountSandbox('/app/settings/batch_status', { scenario: reportsOnly('unreadable-orders') });
    expect(await screen.findByText(/Not in the table: \d+ that could not be read/)).toBeVisible();
    expect(screen.queryByText('No Orders')).toBeNull();
  });
});

describe('orders move while the pages are read', () => {
  test.each(['/app/insights/orderreporting', '/app/fulfillment/batch-history', '/app/inventory/allinventory'])(
    '%s says how many are missing, and reads again',
    async (path) => {
      mountSandbox(path, { scenario: reportsOnly('orders-vanish') });
      const gap = await screen.findByText(/^\d+ of about \d+ orders; 5 moved while loading\.$/);
      expect(gap).toBeVisible();
      fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
      await waitFor(() => expect(screen.queryByText(/moved while loading/)).toBeNull());
    },
  );
});

test('orders that come twice count once in a report', async () => {
  const total = async (scenario: 'default' | 'repeated-orders') => {
    const { unmount } = mountSandbox('/app/fulfillment/batch-history', { scenario: reportsOnly(scenario) });
    const text = await screen.findByText(/^Based on the batch times of all /);
    const words = text.textContent;
    unmount();
    return words;
  };
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await total('repeated-orders')).toBe(await total('default'));
  vi.restoreAllMocks();
});
