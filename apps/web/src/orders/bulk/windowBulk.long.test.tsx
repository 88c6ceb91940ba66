import { createSandbox, scenarios, smallSeed } from '@hub/api-client/mocks';
import { allOrdersFilters } from '@hub/domain/dashboard';
import { tabs } from '@hub/domain/orders';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { selectAllBox as selectAll, button, dialog, user } from '../../testing/bulkControls.ts';
import { entryUrl } from '../../testing/demoShop.ts';
import { letListsScroll } from '../../testing/letListsScroll.ts';
import { mountArea } from '../../testing/mountArea.tsx';
import {
  boxOfRow as boxOf,
  closeCall as close,
  failing,
  freezeCall as freeze,
  mountWindow,
  promptOf,
} from '../../testing/mountWindow.tsx';
import { StageOrders } from '../list/StageOrders.tsx';

letListsScroll();

const closedCount = ({ shop }: Awaited<ReturnType<typeof mountWindow>>) =>
  shop().orders.filter(({ stage }) => stage === 'closed').length;

describe('a windowed list with bulk actions', () => {
  test.each([tabs.open, tabs.inFulfillment])('requests the first page for tab %s', async (tab) => {
    const { called, grid } = await mountWindow({ tab });
    expect(called('GET /list-order').map(({ query }) => query.get('limit'))).toEqual(['200']);
    expect(grid).toHaveAttribute('aria-rowcount', '450');
    expect(screen.getByText('All 450 orders that match')).toBeVisible();
  });

  test.each([tabs.hold, tabs.backOrders, tabs.needsReview, tabs.errors])(
    'reads the whole list for tab %s',
    async (tab) => {
      const sandbox = createSandbox({
        seed: smallSeed,
        scenario: { ...scenarios.default, capabilities: ['windowed-lists'] },
      });
      const limits: (string | null)[] = [];
      const fetch: typeof globalThis.fetch = (input, init) => {
        const { pathname, searchParams } = new URL(String(input));
        if (pathname === '/list-order') limits.push(searchParams.get('limit'));
        return sandbox.fetch(input, init);
      };
      const Screen = () => <StageOrders tab={tab} filters={allOrdersFilters} placement="list" />;
      mountArea(entryUrl('/app/dashboard'), { fetch }, Screen);
      await screen.findByRole('group', { name: /^Selection in/ });
      expect(limits).toEqual(['all']);
    },
  );

  test('uses the rows for orders selected by hand, as every list does', async () => {
    const { called, idOf } = await mountWindow({ waiting: [2] });
    for (const row of [1, 2, 3]) await user.click(boxOf(row));
    expect(screen.getByText('3 of the 450 orders that match')).toBeVisible();
    await user.click(button('Ship Now'));
    expect(within(await dialog()).getByText('It has items waiting for stock; restock them to ship it.')).toBeVisible();
    await user.click(button('Ship 2 orders now'));
    await waitFor(() => expect(called('POST /ship-now-multiple')).toHaveLength(1));
    expect(called('POST /ship-now-multiple')[0]?.ids).toEqual([idOf(1), idOf(3)]);
    expect(called(freeze)).toEqual([]);
  });

  test('starts with nothing selected for another filter', async () => {
    await mountWindow();
    await user.click(selectAll());
    expect(screen.getByLabelText('450 order(s) selected')).toBeChecked();
    fireEvent.click(button('Filter'));
    expect(selectAll()).not.toBeChecked();
    expect(selectAll()).toHaveAttribute('aria-disabled', 'true');
    expect(await screen.findByText('No Orders')).toBeVisible();
  });
});

describe('all that match', () => {
  test(
    'sends what the prompt promised, even though most were never read',
    { tags: 'hazard:unpromised-orders' },
    async () => {
      const mounted = await mountWindow();
      await user.click(selectAll());
      await user.click(button('Move to Close'));
      expect(await promptOf('450')).toBeVisible();
      await user.click(button('Close 450 orders'));
      await waitFor(() => expect(mounted.called(close)).toHaveLength(1));
      const [sent] = mounted.called(close);
      expect(new Set(sent?.ids)).toEqual(new Set(mounted.shop().orders.map(({ orderId }) => String(orderId))));
      expect(await screen.findByText('No Orders')).toBeVisible();
      expect(closedCount(mounted)).toBe(450);
      expect(selectAll()).not.toBeChecked();
      expect(mounted.called('GET /list-order').every(({ query }) => query.get('limit') === '200')).toBe(true);
    },
  );

  test('does not send excluded orders', { tags: 'hazard:unpromised-orders' }, async () => {
    const { called, idOf } = await mountWindow();
    await user.click(selectAll());
    for (const row of [2, 5]) await user.click(boxOf(row));
    expect(selectAll()).toBePartiallyChecked();
    expect(screen.getByText('448 of the 450 orders that match')).toBeVisible();
    await user.click(button('Move to Close'));
    await user.click(await screen.findByRole('button', { name: 'Close 448 orders' }));
    await waitFor(() => expect(called(close)).toHaveLength(1));
    const ids = called(close)[0]?.ids ?? [];
    expect([ids.length, ids.includes(idOf(2)), ids.includes(idOf(5))]).toEqual([448, false, false]);
    expect(called(freeze)[0]?.except).toEqual([idOf(2), idOf(5)]);
  });

  test('the server’s preflight decides which orders are sent, and names the others', async () => {
    const { called, idOf } = await mountWindow({ waiting: [3, 440] });
    await user.click(selectAll());
    await user.click(button('Ship Now'));
    const question = within(await dialog());
    expect(question.getByText('448 of the 450 selected orders are eligible. 2 aren’t:')).toBeVisible();
    await user.click(button('Ship 448 orders now'));
    await waitFor(() => expect(called('POST /ship-now-multiple')).toHaveLength(1));
    const ids = called('POST /ship-now-multiple')[0]?.ids ?? [];
    expect([ids.length, ids.includes(idOf(3)), ids.includes(idOf(440))]).toEqual([448, false, false]);
    expect(await screen.findByText('Not sent')).toBeVisible();
  });

  test('sends all anyway, and reports the server’s refusals order by order', async () => {
    const { called } = await mountWindow({ waiting: [3, 440] });
    await user.click(selectAll());
    await user.click(button('Ship Now'));
    await user.click(within(await dialog()).getByRole('radio', { name: 'All 450 anyway, including the 2' }));
    await user.click(button('Ship 450 orders now'));
    expect(await screen.findByText('448 done, 2 skipped.')).toBeVisible();
    expect(called('POST /ship-now-multiple')[0]?.ids).toHaveLength(450);
    expect(screen.queryByText('Not sent')).toBeNull();
  });

  test('an order that leaves before the prompt is not in its count; one that leaves later is reported', async () => {
    const { shop, idOf } = await mountWindow();
    await user.click(selectAll());
    const leave = (row: number) => {
      const order = shop().byOrderId.get(idOf(row));
      if (order) order.stage = 'closed';
    };
    leave(450);
    await user.click(button('Move to Close'));
    expect(await promptOf('449')).toBeVisible();
    expect(
      within(await dialog()).getByText('Your list showed 450 orders selected. The server counts 449 now.'),
    ).toBeVisible();
    leave(7);
    await user.click(button('Close 449 orders'));
    expect(await screen.findByText('448 done, 1 skipped.')).toBeVisible();
    expect(screen.getByText('It is closed already.')).toBeVisible();
  });

  test('nothing matches any more: the prompt says so and sends nothing', async () => {
    const { called, shop } = await mountWindow();
    await user.click(selectAll());
    for (const order of shop().orders) order.stage = 'closed';
    await user.click(button('Move to Close'));
    expect(await promptOf('0')).toBeVisible();
    await user.click(button('Close 0 orders'));
    expect(called(close)).toEqual([]);
  });
});

describe('failures of a selection', () => {
  test('the selection has expired: nothing is sent, and Retry counts again', async () => {
    let isGone = true;
    const { called } = await mountWindow({
      intercept: ({ call }) =>
        isGone && call === 'GET /hub/selections/{id}' ? failing(404, 'This selection has expired.') : undefined,
    });
    await user.click(selectAll());
    await user.click(button('Move to Close'));
    await user.click(await screen.findByRole('button', { name: 'Close 450 orders' }));
    const text = 'This selection has expired. Choose the action again.';
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText('The selected orders couldn’t be read, so nothing was sent.')).toBeVisible();
    expect(called(close)).toEqual([]);
    isGone = false;
    await user.click(button('Retry'));
    await user.click(await screen.findByRole('button', { name: 'Close 450 orders' }));
    await waitFor(() => expect(called(close)).toHaveLength(1));
    expect(called(freeze)).toHaveLength(2);
  });

  test('the orders differ from the counted ones: nothing is sent', { tags: 'hazard:unpromised-orders' }, async () => {
    const { called } = await mountWindow({
      intercept: ({ call, query }, reply) =>
        call === 'GET /hub/selections/{id}' && query.get('offset') === '0'
          ? reply().then(async (sent) => {
              const page = (await sent.json()) as { order_ids: number[]; order_names: string[] };
              return Response.json({
                ...page,
                order_ids: page.order_ids.slice(1),
                order_names: page.order_names.slice(1),
              });
            })
          : undefined,
    });
    await user.click(selectAll());
    await user.click(button('Move to Close'));
    await user.click(await screen.findByRole('button', { name: 'Close 450 orders' }));
    const text = 'These aren’t the orders that were counted. Choose the action again.';
    expect(await screen.findByText(text)).toBeVisible();
    expect(called(close)).toEqual([]);
  });

  test('they cannot be counted: no prompt, nothing is sent, the selection stays, and Retry opens it', async () => {
    let fails = true;
    const { called } = await mountWindow({
      intercept: ({ call }) => (fails && call === freeze ? failing(400, 'Not now') : undefined),
    });
    await user.click(selectAll());
    await user.click(button('Move to Close'));
    const text = 'The selected orders couldn’t be counted, so nothing was sent.';
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('450 order(s) selected')).toBeChecked();
    fails = false;
    await user.click(button('Retry'));
    expect(await promptOf('450')).toBeVisible();
    expect(called(close)).toEqual([]);
  });
});

describe('a range with Shift', () => {
  const expandOf = (row: number) =>
    within(document.querySelector(`[role="row"][aria-rowindex="${row}"]`) as HTMLElement).getByRole('button', {
      name: /^Expand/,
    });

  type Mounted = Awaited<ReturnType<typeof mountWindow>>;

  /** Selects row 3 and, from there, row 1,050. */
  async function selectMost({ grid }: Mounted) {
    await user.click(boxOf(3));
    expandOf(3).focus();
    await user.keyboard('{End}');
    await waitFor(() => expect(expandOf(1_050)).toHaveFocus());
    expect(grid.querySelector('[aria-busy="true"]')).toBeNull();
    await user.keyboard('{Shift>}');
    await user.click(boxOf(1_050));
    await user.keyboard('{/Shift}');
  }

  async function closeMost({ called }: Mounted): Promise<readonly string[]> {
    await user.click(button('Move to Close'));
    await user.click(await screen.findByRole('button', { name: 'Close 1,048 orders' }));
    await waitFor(() => expect(called(close)).toHaveLength(1));
    return called(close)[0]?.ids ?? [];
  }

  test('reads rows that are not loaded and selects everything in between', async () => {
    const mounted = await mountWindow({ count: 1_050 });
    await selectMost(mounted);
    expect(await screen.findByText('1,048 of the 1,050 orders that match')).toBeVisible();
    const ids = await closeMost(mounted);
    expect([new Set(ids).size, ids.includes(mounted.idOf(2)), ids.includes(mounted.idOf(500))]).toEqual([
      1_048,
      false,
      true,
    ]);
  });

  test('is read again if the list moves in between', { tags: 'hazard:unpromised-orders' }, async () => {
    let move = () => {};
    const moved = new Promise<void>((resolve) => (move = resolve));
    const mounted: Mounted = await mountWindow({
      count: 1_050,
      async intercept({ call, query }, reply) {
        if (call !== 'GET /list-order') return undefined;
        if (query.get('offset') === '2') await moved;
        if (query.get('offset') !== '1') return undefined;
        const page = await reply();
        // The first order of the next page is now the last of this one, which has been read.
        const opened = mounted.shop();
        if (opened.orders.length === 1_050) opened.orders = opened.orders.slice(1);
        move();
        return page;
      },
    });
    await selectMost(mounted);
    expect(await screen.findByText(/^1,048 of the 1,0(?:50|49) orders that match$/)).toBeVisible();
    const missed = mounted.idOf(401);
    const ids = await closeMost(mounted);
    expect([new Set(ids).size, ids.includes(missed)]).toEqual([1_048, true]);
  });

  test('the key x selects the focused row, even at the end of the list', async () => {
    await mountWindow();
    expandOf(1).focus();
    await user.keyboard('{End}');
    await waitFor(() => expect(expandOf(450)).toHaveFocus());
    await user.keyboard('x');
    expect(boxOf(450)).toBeChecked();
    expect(screen.getByText('1 of the 450 orders that match')).toBeVisible();
  });
});
