import { tabs } from '@hub/domain/orders';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { button, dialog, rowBoxes, selectRows, user, selectAllBox } from '../../testing/bulkControls.ts';
import { changedList, idsOf, mountStageOrders } from '../../testing/mountStageOrders.tsx';

describe('select all has the labels of §2, which say exactly what it covers', () => {
  test('"Select All Orders", then "N order(s) selected", and once more nothing', { tags: '§2.87' }, async () => {
    await mountStageOrders({ tab: tabs.hold });
    expect(screen.getByText('All 10 orders that match')).toBeVisible();
    await user.click(screen.getByLabelText('Select All Orders'));
    expect(screen.getByLabelText('10 order(s) selected')).toBeChecked();
    expect(rowBoxes().every((box) => (box as HTMLInputElement).checked)).toBe(true);
    await user.click(rowBoxes()[2] as HTMLElement);
    expect(selectAllBox()).toBePartiallyChecked();
    expect(screen.getByText('9 of the 10 orders that match')).toBeVisible();
    await user.click(selectAllBox());
    await user.click(selectAllBox());
    expect(screen.getByLabelText('Select All Orders')).not.toBeChecked();
  });

  test('"Select All Hold Orders" on the review list', { tags: '§2.83' }, async () => {
    await mountStageOrders({ tab: tabs.needsReview });
    expect(screen.getByLabelText('Select All Hold Orders')).not.toBeChecked();
  });

  test('with Shift, everything from the last one to this', async () => {
    await mountStageOrders({ tab: tabs.hold });
    await user.click(rowBoxes()[1] as HTMLElement);
    await user.keyboard('{Shift>}');
    await user.click(rowBoxes()[4] as HTMLElement);
    await user.keyboard('{/Shift}');
    expect(
      rowBoxes()
        .map((box) => (box as HTMLInputElement).checked)
        .slice(0, 6),
    ).toEqual([false, true, true, true, true, false]);
  });

  test('the key a selects all or nothing', async () => {
    await mountStageOrders({ tab: tabs.hold });
    await user.keyboard('a');
    expect(screen.getByLabelText('10 order(s) selected')).toBeChecked();
    await user.keyboard('a');
    expect(selectAllBox()).not.toBeChecked();
  });

  test('all that match covers every page, which is read before anything is promised', { tags: '§2.86' }, async () => {
    const { called } = await mountStageOrders({ tab: tabs.needsReview, scenario: 'review-queue-200', pageSize: 50 });
    expect(called('/list-order').map(({ query }) => query.get('offset'))).toEqual(['0', '1', '2', '3', '0']);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '50');
    await user.click(selectAllBox());
    expect(await screen.findByLabelText('200 order(s) selected')).toBeChecked();
    expect(screen.getByText('All 200 orders that match')).toBeVisible();
    await user.click(button('Move to Open'));
    expect(within(await dialog()).getByText('Are you sure you want to move these 200 order(s) to open?')).toBeVisible();
  });

  test('another page keeps the selection', async () => {
    const { called } = await mountStageOrders({ tab: tabs.needsReview, scenario: 'review-queue-200', pageSize: 50 });
    await selectRows(2);
    const asked = called('/list-order').length;
    await user.click(button('Next page'));
    expect(screen.getByText('2 of the 200 orders that match')).toBeVisible();
    await selectRows(1);
    expect(screen.getByText('3 of the 200 orders that match')).toBeVisible();
    expect(called('/list-order')).toHaveLength(asked);
  });
});

describe('permissions for bulk actions', () => {
  test('view-only staff: everything is disabled with the reason', { tags: ['§2.92', '§6.9'] }, async () => {
    await mountStageOrders({ tab: tabs.hold, scenario: 'view-only' });
    expect(selectAllBox()).toHaveAccessibleDescription(
      'You need edit permission for Dashboard to do this. Ask Ana Souza.',
    );
    await user.click(selectAllBox());
    await user.click(rowBoxes()[0] as HTMLElement);
    await user.keyboard('a');
    expect(selectAllBox()).not.toBeChecked();
    for (const name of ['Move to Open', 'Move to Close', 'Ship Now'])
      expect(button(name)).toHaveAccessibleDescription(
        'You need edit permission for Dashboard to do this. Ask Ana Souza.',
      );
  });

  test('blockCloseOrder: only bulk close is disabled', { tags: '§6.10' }, async () => {
    await mountStageOrders({ tab: tabs.hold, scenario: 'close-order-blocked' });
    await selectRows(1);
    expect(button('Move to Close')).toHaveAccessibleDescription(
      'Closing orders needs edit permission for Insights. Ask Ana Souza.',
    );
    expect(button('Move to Open')).not.toHaveAttribute('aria-disabled');
  });

  test('§5 bulk buttons are disabled when nothing is selected', { tags: '§5.14' }, async () => {
    const { called } = await mountStageOrders({ tab: tabs.hold });
    await user.click(button('Ship Now'));
    expect(button('Ship Now')).toHaveAccessibleDescription('Select at least one order first.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(called('/ship-now-multiple')).toEqual([]);
  });

  test('the dashboard’s cards have them too, disabled when nothing is selected', { tags: '§5.14' }, async () => {
    await mountStageOrders({ tab: tabs.open, placement: 'dashboard' });
    expect(button('Ship Now')).toHaveAccessibleDescription('Select at least one order first.');
    await selectRows(1);
    expect(button('Ship Now')).toHaveAccessibleDescription('');
    await user.click(button('Clear selection'));
    expect(button('Ship Now')).toHaveAccessibleDescription('Select at least one order first.');
    expect(selectAllBox()).toHaveFocus();
  });
});

describe('back order list', () => {
  test(
    'has an Action select with options "N sent to Open Orders" and "N sent to Open Partially", disabled with zero selected',
    { tags: '§2.91' },
    async () => {
      const { called } = await mountStageOrders({ tab: tabs.backOrders });
      expect(screen.getByRole('combobox', { name: 'Action' })).toHaveAccessibleDescription(
        'Select at least one order first.',
      );
      await selectRows(2);
      const select = screen.getByRole('combobox', { name: 'Action' });
      expect(
        within(select)
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual(['Action', '2 sent to Open Orders', '2 sent to Open Partially']);
      await user.selectOptions(select, '2 sent to Open Orders');
      await user.click(button('Apply'));
      expect(within(await dialog()).getByText('2 sent to Open Orders')).toBeInTheDocument();
      await user.click(button('Send 2 orders to Open Orders'));
      await waitFor(() => expect(called('/bulk-order-action')).toHaveLength(1));
      expect(called('/bulk-order-action')[0]?.body).toMatchObject({ action: 'move_to_open', user: 'Robin Carter' });
      await screen.findByText('2 order(s) moved to open.');
    },
  );

  test('shows "Invalid Action" for anything else', { tags: '§5.15' }, async () => {
    await mountStageOrders({ tab: tabs.backOrders });
    await selectRows(1);
    await user.click(button('Apply'));
    expect(screen.getByText('Invalid Action')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('partially: the prompt shows which orders cannot be sent', async () => {
    const { called } = await mountStageOrders({
      tab: tabs.backOrders,
      intercept: ({ path }, reply) =>
        path === '/list-order'
          ? changedList(reply(), ([first, ...others]) => [{ ...first, is_back_order: 2 }, ...others])
          : undefined,
    });
    await user.click(selectAllBox());
    await user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'move_to_open_partially');
    await user.click(button('Apply'));
    expect(within(await dialog()).getByText('No part of it can be released.')).toBeInTheDocument();
    await user.click(button('Send 11 orders to Open Partially'));
    await waitFor(() =>
      expect(called('/bulk-order-action')[0]?.body).toMatchObject({ action: 'move_to_open_partially' }),
    );
    expect(idsOf(called('/bulk-order-action')[0])).toHaveLength(11);
  });

  test('a bulk action without a message shows "Internal Server Error."', { tags: '§8.12' }, async () => {
    await mountStageOrders({
      tab: tabs.backOrders,
      intercept: async ({ path }) => (path === '/bulk-order-action' ? Response.json({}) : undefined),
    });
    await selectRows(1);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'move_to_open');
    await user.click(button('Apply'));
    await dialog();
    await user.click(button('Send 1 order to Open Orders'));
    expect((await screen.findAllByText('Internal Server Error.')).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('1 order(s) selected')).toBeInTheDocument();
  });
});
