import { orderEndpoints } from '@hub/api-client/orders';
import { type Order, type TabNumber, tabs } from '@hub/domain/orders';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { mountOpenOrder, confirmationDialog, click } from '../../testing/mountOpenOrder.tsx';

interface Row {
  tab: TabNumber;
  button: string;
  question: string;
  path: string;
  like?: (order: Order) => boolean;
  /** The order leaves its tab. */
  leaves: boolean;
}

const sure = (tail: string) => `Are you sure you want to ${tail}`;
const isPartial = (order: Order) => order.backOrderState === 2 && order.threePlStatus === 7;
const failedWorkflow = (order: Order) => order.workflowErrors.length > 0;
const failedAtApi = (order: Order) => order.workflowErrors.length === 0 && order.errorType === 1;
const failedShipment = (order: Order) => order.workflowErrors.length === 0 && order.errorType !== 1;

/** §4 "Actions by tab" with the confirmation of §5 and the call of §7. */
const everyAction: readonly Row[] = [
  { tab: tabs.open, button: 'Hold Order', question: sure('hold this item?'), path: '/hold-order', leaves: true },
  {
    tab: tabs.open,
    button: 'Run Product Workflows',
    question: sure('run all product workflows?'),
    path: '/product-workflow',
    leaves: false,
  },
  {
    tab: tabs.open,
    button: 'Run Shipment Workflows',
    question: sure('run shipment workflows?'),
    path: '/shipment-workflow',
    leaves: false,
  },
  {
    tab: tabs.open,
    button: 'Cancel Partial Shipment',
    question: sure('cancell partial Shipment?'),
    path: '/cancel-partial-shipment',
    like: isPartial,
    leaves: true,
  },
  {
    tab: tabs.open,
    button: 'Ship Now',
    question: sure('send this order to 3PL now?'),
    path: '/ship-now',
    leaves: true,
  },
  { tab: tabs.open, button: 'Close Order', question: sure('close this order?'), path: '/move-to-close', leaves: true },
  {
    tab: tabs.inFulfillment,
    button: 'Hold Order',
    question: sure('hold this item?'),
    path: '/hold-order',
    leaves: true,
  },
  {
    tab: tabs.inFulfillment,
    button: 'Close Order',
    question: sure('close this order?'),
    path: '/move-to-close',
    leaves: true,
  },
  {
    tab: tabs.errors,
    button: 'Run now',
    question: sure('re-run error workflow?'),
    path: '/run-workflow',
    like: failedWorkflow,
    leaves: true,
  },
  {
    tab: tabs.errors,
    button: 'Move to Open',
    question: sure('move this order?'),
    path: '/move-to-open-errored',
    like: failedAtApi,
    leaves: true,
  },
  {
    tab: tabs.errors,
    button: 'Run Shipment Workflows',
    question: sure('run shipment workflows?'),
    path: '/shipment-workflow',
    like: failedShipment,
    leaves: true,
  },
  {
    tab: tabs.errors,
    button: 'Close Order',
    question: sure('close this order?'),
    path: '/move-to-close',
    leaves: true,
  },
  { tab: tabs.hold, button: 'Move to Open', question: sure('move this order?'), path: '/move-to-open', leaves: true },
  { tab: tabs.hold, button: 'Close Order', question: sure('close this order?'), path: '/move-to-close', leaves: true },
  {
    tab: tabs.backOrders,
    button: 'Move to Open',
    question: sure('move this order to open order?'),
    path: '/available',
    leaves: true,
  },
  {
    tab: tabs.backOrders,
    button: 'Move to Open Partially',
    question: sure('move this order to partially open order?'),
    path: '/available-partially',
    leaves: true,
  },
  {
    tab: tabs.backOrders,
    button: 'Close Order',
    question: sure('close this order?'),
    path: '/move-to-close',
    leaves: true,
  },
  {
    tab: tabs.needsReview,
    button: 'Ship Now',
    question: sure('send this order to 3PL now?'),
    path: '/ship-now',
    leaves: true,
  },
  {
    tab: tabs.needsReview,
    button: 'Close Order',
    question: sure('close this order?'),
    path: '/move-to-close',
    leaves: true,
  },
];

const confirm = (name: string) => fireEvent.click(confirmationDialog().getByRole('button', { name }));

describe('Each action confirms first, then on success is in the timeline and refreshes', () => {
  test.each(everyAction)(
    'tab $tab: $button',
    { tags: ['§4.38', '§5.7', '§7.19'] },
    async ({ tab, button, question: dialogTitle, path, like, leaves }) => {
      const { calls, posts, orderName, timeline } = await mountOpenOrder({ tab, ...(like && { matches: like }) });
      const messages = await timeline();

      click(button);
      expect(screen.getByRole('dialog')).toHaveAccessibleName(dialogTitle);
      expect(screen.getByRole('dialog')).toHaveAccessibleDescription(new RegExp(orderName));
      fireEvent.click(confirmationDialog().getByRole('button', { name: 'Cancel' }));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(posts()).toEqual([]);

      click(button);
      confirm(button);
      // The message next to it names the order.
      const result = await screen.findByText(button, { selector: 'bdi' });
      expect(result).toBeVisible();
      expect(screen.getByText((text) => text.includes(orderName) && text.endsWith('.'))).toBeVisible();
      await waitFor(() =>
        expect(calls.filter(({ method }) => method === 'GET').map((call) => call.path.split('/')[1])).toEqual(
          expect.arrayContaining(['list-order', 'stats']),
        ),
      );
      if (leaves) await screen.findByText('No longer in this tab');
      else await waitFor(() => expect(screen.getByText(`${button} clicked by Robin Carter`)).toBeVisible());

      expect(await timeline()).toEqual([`${button} clicked by Robin Carter`, ...messages]);
      expect(posts().map((call) => call.path)).toEqual([path]);
      expect(posts()[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  test('every action on one order is listed above; removing an item and shipping again have their own tests', () => {
    const others = new Set([
      'createBilling',
      'timeline',
      'cancelItem',
      'reshipOrder',
      'cancelReship',
      'changeAddress',
      'bulkOrderAction',
      'shipNowMultiple',
    ]);
    const singleActions = Object.entries(orderEndpoints)
      .filter(([name, { method }]) => method === 'POST' && !others.has(name) && !name.endsWith('Bulk'))
      .map(([, { path }]) => path);
    expect(new Set(everyAction.map(({ path }) => path))).toEqual(new Set<string>(singleActions));
  });

  test('lists, counts and detail refresh together', { tags: '§4.38' }, async () => {
    const { calls } = await mountOpenOrder({ tab: tabs.open });
    click('Run Product Workflows');
    confirm('Run Product Workflows');
    await screen.findByText(/Run Product Workflows clicked by/);
    const paths = calls.map(({ path }) => path.replace(/\/\d+$/, ''));
    expect(paths[0]).toBe('/product-workflow');
    expect(paths.slice(1).toSorted()).toEqual(['/get-order-detail', '/list-order', '/stats']);
  });

  test(
    'while one runs, its actions are disabled with the reason, and a second click does nothing',
    { tags: '§5.13' },
    async () => {
      const { faults, posts } = await mountOpenOrder({ tab: tabs.open });
      let go = () => {};
      const gate = new Promise<void>((resolve) => {
        go = resolve;
      });
      faults.set('/hold-order', async (_request, answer) => {
        await gate;
        return answer();
      });
      click('Hold Order');
      const verb = confirmationDialog().getByRole('button', { name: 'Hold Order' });
      fireEvent.click(verb);
      fireEvent.click(verb);
      const ship = screen.getByRole('button', { name: 'Ship Now' });
      expect(ship).toHaveAttribute('aria-disabled', 'true');
      expect(ship).toHaveAccessibleDescription('An action is still running. Wait for it to finish.');
      fireEvent.click(ship);
      expect(screen.queryByRole('dialog')).toBeNull();
      go();
      await screen.findByText('No longer in this tab');
      expect(posts().map(({ path }) => path)).toEqual(['/hold-order']);
    },
  );
});

describe('results of actions are banners on the dashboard, toasts on other screens; both dismissible', () => {
  test.each(['dashboard', 'list'] as const)('%s', { tags: ['§2.59', '§8.8'] }, async (placement) => {
    const { environment } = await mountOpenOrder({ tab: tabs.needsReview, placement });
    click('Close Order');
    confirm('Close Order');
    await screen.findByText(/is closed/);
    expect(environment.toasts.getState()).toHaveLength(placement === 'list' ? 1 : 0);
    click(placement === 'list' ? 'Dismiss' : 'Dismiss notification');
    expect(screen.queryByText(/is closed/)).toBeNull();
  });

  test('a result whose component has unmounted is a toast', async () => {
    const { environment, faults } = await mountOpenOrder({ tab: tabs.needsReview });
    let go = () => {};
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    faults.set('/move-to-close', async (_request, answer) => {
      await gate;
      return answer();
    });
    click('Close Order');
    confirm('Close Order');
    click('Leave');
    go();
    await waitFor(() =>
      expect(environment.toasts.getState().map(({ message }) => message)).toEqual([
        expect.stringContaining('is closed'),
      ]),
    );
  });
});

describe('Undo exists for hold <-> open', () => {
  test('hold, then Undo: the order is open again and the timeline has both', async () => {
    const { posts, counts } = await mountOpenOrder({ tab: tabs.open });
    const before = counts();
    click('Hold Order');
    confirm('Hold Order');
    await screen.findByText('No longer in this tab');
    await waitFor(() => expect(counts()?.holdOrders).toBe((before?.holdOrders ?? 0) + 1));
    click('Undo');
    await screen.findByText('Total Items');
    await waitFor(() => expect(counts()).toEqual(before));
    expect(posts().map(({ path, body }) => [path, body])).toMatchObject([
      ['/hold-order', expect.not.objectContaining({ undo: true })],
      ['/move-to-open', { undo: true }],
    ]);
    await screen.findByText('Undo (Move to Open) clicked by Robin Carter');
    expect(screen.getByText('Hold Order clicked by Robin Carter')).toBeVisible();
  });

  test('move to open from hold, then Undo: it is on hold again', async () => {
    const { posts } = await mountOpenOrder({ tab: tabs.hold });
    click('Move to Open');
    confirm('Move to Open');
    await screen.findByText('No longer in this tab');
    click('Undo');
    await screen.findByText('Total Items');
    expect(posts().map(({ path }) => path)).toEqual(['/move-to-open', '/hold-order']);
  });

  test('every other action says in advance that it cannot be undone, and has no Undo', async () => {
    await mountOpenOrder({ tab: tabs.needsReview });
    click('Ship Now');
    expect(confirmationDialog().getByText('This cannot be undone.')).toBeVisible();
    confirm('Ship Now');
    await screen.findByText('No longer in this tab');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('over a backend that writes no timeline', () => {
  const scenario = 'contract-only';

  test('the client posts the action with its own key, and its undo', { tags: '§7.19' }, async () => {
    const { posts, timeline } = await mountOpenOrder({ tab: tabs.open, scenario });
    const before = await timeline();
    click('Hold Order');
    confirm('Hold Order');
    await screen.findByText('No longer in this tab');
    click('Undo');
    await screen.findByText('Total Items');
    await screen.findByText('Undo (Move to Open) clicked by Robin Carter');
    expect(posts().map(({ path, body }) => [path, body])).toMatchObject([
      ['/hold-order', {}],
      ['/timeline', { message: 'Hold Order clicked by Robin Carter' }],
      ['/move-to-open', expect.not.objectContaining({ undo: true })],
      ['/timeline', { message: 'Undo (Move to Open) clicked by Robin Carter' }],
    ]);
    expect(new Set(posts().map(({ key }) => key)).size).toBe(4);
    expect(await timeline()).toEqual([
      'Undo (Move to Open) clicked by Robin Carter',
      'Hold Order clicked by Robin Carter',
      ...before,
    ]);
  });

  test.each([
    ['500', async () => new Response(null, { status: 500 })],
    ['404', async () => new Response(null, { status: 404 })],
    ['no connection', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('a failed entry never turns a success into a failure: %s', async (_name, fault) => {
    const { faults } = await mountOpenOrder({ tab: tabs.open, scenario });
    faults.set('/timeline', fault);
    click('Hold Order');
    confirm('Hold Order');
    await screen.findByText(/is on hold/);
    expect(screen.getByText(/It couldn’t be added to the timeline/)).toBeVisible();
    await screen.findByText('No longer in this tab');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('without permission, an action is disabled, focusable and says why', () => {
  test('with view permission only', { tags: '§5.12' }, async () => {
    const { posts } = await mountOpenOrder({ tab: tabs.open, scenario: 'view-only' });
    const group = within(screen.getByRole('group', { name: 'Actions' }));
    const buttons = [
      ...group.getAllByRole('button'),
      ...screen.getAllByRole('button', { name: /^Remove item from order/ }),
    ];
    expect(buttons.length).toBeGreaterThan(5);
    for (const button of buttons) {
      button.focus();
      expect(button).toHaveFocus();
      expect(button).toHaveAccessibleDescription('You need edit permission for Dashboard to do this. Ask Ana Souza.');
      fireEvent.click(button);
      expect(screen.queryByRole('dialog')).toBeNull();
    }
    expect(posts()).toEqual([]);
  });

  test('blockCloseOrder', { tags: '§6.10' }, async () => {
    await mountOpenOrder({ tab: tabs.hold, scenario: 'close-order-blocked' });
    expect(screen.getByRole('button', { name: 'Close Order' })).toHaveAccessibleDescription(
      'Closing orders needs edit permission for Insights. Ask Ana Souza.',
    );
    expect(screen.getByRole('button', { name: 'Move to Open' })).not.toHaveAttribute('aria-disabled');
  });
});
