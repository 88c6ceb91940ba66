import { tabs } from '@hub/domain/orders';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { dialog, openFirst, user } from '../../testing/bulkControls.ts';
import { mountSandbox } from '../../testing/mountSandbox.tsx';
import { changedList, mountStageOrders, type MountStageOrdersOptions } from '../../testing/mountStageOrders.tsx';

/** An open order has its own rows, without an index. */
const rows = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('row')
    .filter((row) => row.hasAttribute('aria-rowindex'));
const nameOf = (row: HTMLElement | undefined) => within(row as HTMLElement).getByRole('link').textContent ?? '';
const openRow = () => rows().find((row) => within(row).queryByRole('button', { name: /^Collapse/ }));
const openNext = () => screen.getByRole('checkbox', { name: 'Open the next order after each action' });

async function moveToOpen() {
  const actions = within(await screen.findByRole('group', { name: 'Actions' }));
  await user.click(actions.getByRole('button', { name: 'Move to Open' }));
  await user.click(within(await dialog()).getByRole('button', { name: 'Move to Open' }));
}

/** The hold list cut to this many orders. */
const mountHold = (count: number, options: MountStageOrdersOptions = {}) => {
  let left = count;
  return mountStageOrders({
    ...options,
    tab: tabs.hold,
    intercept: async (call, reply) => {
      if (call.path === '/move-to-open') left -= 1;
      if (call.path !== '/list-order') return undefined;
      return changedList(reply(), (orders) => orders.slice(0, left));
    },
  });
};

describe('after an action on one order', () => {
  test('the next order stays closed unless the person chooses otherwise', async () => {
    await mountHold(3);
    await openFirst();
    expect(openNext()).not.toBeChecked();
    await moveToOpen();
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(openRow()).toBeUndefined();
  });

  test('when chosen, the next order opens; the choice is kept', async () => {
    const { environment } = await mountHold(3);
    const second = nameOf(rows()[1]);
    await openFirst();
    await user.click(openNext());
    await moveToOpen();
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(nameOf(openRow())).toBe(second);
    expect(openNext()).toBeChecked();
    expect(environment.localStore.get('open_next_after_action')).toBe('on');
  });

  test('the toast names the order and links to where it is', async () => {
    const { environment } = await mountHold(2);
    const name = nameOf(rows()[0]).replace(/ \(opens.*/, '');
    await openFirst();
    await moveToOpen();
    await waitFor(() => expect(environment.toasts.getState()).toHaveLength(1));
    const [toast] = environment.toasts.getState();
    expect(toast?.message).toBe(`${name} is open.`);
    expect(toast?.link?.label).toBe('See it in All Orders');
    expect(toast?.link?.path).toContain('/app/dashboard-v0/allorders');
  });

  test('an order that has left its list is removed from the address too', async () => {
    const { history, toast } = mountSandbox('/app/dashboard-v0/holdorders?period=all');
    const orderIds = () => new URLSearchParams(history.location.search).getAll('order');
    await screen.findByRole('grid');
    await waitFor(() => expect(rows().length).toBeGreaterThan(1));
    await openFirst();
    await waitFor(() => expect(orderIds()).toHaveLength(1));
    await moveToOpen();
    await waitFor(() => expect(orderIds()).toEqual([]));
    expect(openRow()).toBeUndefined();
    expect(toast).not.toHaveBeenCalled();
  });

  test('an undo no longer counts as handled', async () => {
    const { environment } = mountSandbox('/app/dashboard-v0/holdorders?period=all');
    const handled = () => JSON.parse(environment.localStore.get('handled_today:demo.myshopify.com') ?? '{}').tabs?.[6];
    await screen.findByRole('grid');
    await openFirst();
    await moveToOpen();
    await waitFor(() => expect(handled()).toEqual({ 'move-to-open': 1 }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(handled()).toEqual({ 'move-to-open': 0 }));
  });

  test('a cleared list says what was handled today', async () => {
    await mountHold(1);
    await openFirst();
    await moveToOpen();
    expect(await screen.findByText(/^All clear\. You handled 1 order here today: 1 moved to open\./)).toBeVisible();
  });
});
