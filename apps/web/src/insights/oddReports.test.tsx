import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { mountSandbox } from '../testing/mountSandbox.tsx';

/** Reports over lists that repeat, move or garble their orders (contract, "Tolerance"). */

const reports = ['/app/insights/orderreporting', '/app/insights/comparisoncharts'];

describe('when no order can be read', () => {
  test.each(reports)('%s leaves them out and says so instead of claiming that there are none', async (path) => {
    mountSandbox(path, { scenario: 'unreadable-orders' });
    const [first] = await screen.findAllByText(/\d orders could not be read, so this report leaves them out/);
    expect(first).toBeVisible();
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(document.body.textContent).not.toMatch(/There are no orders|in this period|No orders? yet/);
  });
});

describe('when orders move while the pages are read', () => {
  test('order reporting says how many are missing, and reloads', async () => {
    mountSandbox('/app/insights/orderreporting', { scenario: 'orders-vanish' });
    const gap = await screen.findByText(/^\d+ of about \d+ orders; 5 moved while loading\.$/);
    expect(gap).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(screen.queryByText(/moved while loading/)).toBeNull());
  });
});

test('repeated orders count once in a report', async () => {
  const total = async (scenario: 'default' | 'repeated-orders') => {
    const { unmount } = mountSandbox('/app/insights/orderreporting', { scenario });
    const days = await screen.findByRole('region', { name: 'Orders by day' });
    await waitFor(() => expect(within(days).getAllByRole('link').length).toBeGreaterThan(0));
    const words = days.textContent;
    unmount();
    return words;
  };
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await total('repeated-orders')).toBe(await total('default'));
  vi.restoreAllMocks();
});
