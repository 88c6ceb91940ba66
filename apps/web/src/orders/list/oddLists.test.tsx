import { tabs } from '@hub/domain/orders';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { changedList, countIn, idsOf, mountStageOrders } from '../../testing/mountStageOrders.tsx';

/** Lists of backends that repeat, move or garble their orders (contract, "Tolerance"). */

const button = (name: string) => screen.getByRole('button', { name });

test('repeated orders count once: in the list, in the selection and when sent', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { called } = await mountStageOrders({ tab: tabs.open, scenario: 'repeated-orders' });
  const grid = await screen.findByRole('grid');
  const count = Number(grid.getAttribute('aria-rowcount'));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select All Orders' }));
  expect(await screen.findByLabelText(`${count} order(s) selected`)).toBeChecked();
  fireEvent.click(button('Move to Close'));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: `Close ${count} orders` }));
  await waitFor(() => expect(called('/move-to-close-bulk')).toHaveLength(1));
  const sent = idsOf(called('/move-to-close-bulk')[0]);
  expect([sent.length, new Set(sent).size]).toEqual([count, count]);
  const repeats = warn.mock.calls.filter(([text]) => String(text).includes('came more than once'));
  expect(repeats).toHaveLength(1);
  warn.mockRestore();
});

test('when orders leave while the pages are read, missing ones are reported, and reloading adds them', async () => {
  await mountStageOrders({ tab: tabs.open, scenario: 'orders-vanish', pageSize: 10 });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select All Orders' }));
  const warning = await screen.findByText(/^\d+ of about \d+ orders; 5 moved while loading\.$/);
  const [, read, expected] = /^(\d+) of about (\d+)/.exec(warning.textContent ?? '') ?? [];
  expect(Number(expected) - Number(read)).toBe(5);
  expect(screen.getByLabelText(`${read} order(s) selected`)).toBeVisible();
  expect(screen.getByText(`${read} orders`)).toBeVisible();
  expect(screen.queryByText(/^All .* that match/)).toBeNull();

  fireEvent.click(button('Reload'));
  await waitFor(() => expect(screen.queryByText(/moved while loading/)).toBeNull());
  const left = Number(read) - 5;
  expect(await screen.findByText(`All ${left} orders that match`)).toBeVisible();
});

test('an unreadable page: its orders are counted, and no others are missing', async () => {
  await mountStageOrders({ tab: tabs.open, scenario: 'unreadable-page', pageSize: 10 });
  expect(await screen.findByText('10 orders could not be read and are not in this list.')).toBeVisible();
  expect(Number(screen.getByRole('grid').getAttribute('aria-rowcount'))).toBeGreaterThan(10);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select All Orders' }));
  expect(await screen.findByText('10 orders couldn’t be read and aren’t selected.')).toBeVisible();
});

test('a server that promises endless pages is stopped, and the screen says so', async () => {
  const text = /^The server keeps sending pages without new orders/;
  await mountStageOrders({
    tab: tabs.open,
    scenario: 'contract-only',
    pageSize: 10,
    ready: () => screen.findByText(text),
    intercept: async ({ path, query }, reply) => {
      if (path !== '/list-order' || query.get('offset') === '0') return undefined;
      return Response.json({ ...((await (await reply()).json()) as object), orders: [], hasNextPage: true });
    },
  });
  expect(screen.getByText(text)).toBeVisible();
  expect(button('Retry')).toBeVisible();
});

test('an empty page before the last one does not end the list', async () => {
  const { called, sandbox } = await mountStageOrders({
    tab: tabs.open,
    scenario: 'contract-only',
    pageSize: 10,
    intercept: ({ path, query }, reply) =>
      path === '/list-order' && query.get('offset') === '1' ? changedList(reply(), () => []) : undefined,
  });
  const lastPage = Math.ceil(countIn(sandbox, 'open') / 10) - 1;
  expect(lastPage).toBeGreaterThan(1);
  expect(called('/list-order').map(({ query }) => query.get('offset'))).toContain(String(lastPage));
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', String(countIn(sandbox, 'open') - 10));
});

test('without hasNextPage there is one page and no pager', async () => {
  await mountStageOrders({
    tab: tabs.open,
    scenario: 'contract-only',
    intercept: async ({ path }, reply) => {
      if (path !== '/list-order') return undefined;
      const { orders } = (await (await reply()).json()) as { orders: unknown };
      return Response.json({ orders });
    },
  });
  expect(await screen.findByRole('grid')).toBeVisible();
  expect(screen.queryByRole('button', { name: /next page/i })).toBeNull();
});

test('an order without a name is called by its id', async () => {
  await mountStageOrders({
    tab: tabs.open,
    intercept: ({ path }, reply) =>
      path === '/list-order'
        ? changedList(reply(), (orders) => orders.map((order) => ({ ...order, order_name: null })))
        : undefined,
  });
  const [row] = await screen.findAllByRole('row');
  expect(within(row as HTMLElement).getByRole('link').textContent).toMatch(/^\d{6,}/);
  expect(within(row as HTMLElement).getByRole('checkbox')).toHaveAccessibleName(/^Select \d{6,}$/);
});
