import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { user } from '../../testing/bulkControls.ts';
import { describe, expect, test } from 'vitest';
import {
  mountOrderList,
  grid,
  rows,
  names,
  openRows,
  focusedOrder,
  all,
  review,
  idOf,
} from '../../testing/mountOrderList.tsx';

describe('keyboard', () => {
  test('j and k go from order to order, o and Enter open, and opening the next order closes the previous one', async () => {
    const { query } = mountOrderList(all);
    const [first, second, third] = await names();
    await user.keyboard('j');
    await waitFor(() => expect(focusedOrder()).toBe(first));
    await user.keyboard('j');
    await waitFor(() => expect(focusedOrder()).toBe(second));
    await user.keyboard('k');
    await waitFor(() => expect(focusedOrder()).toBe(first));
    await user.keyboard('k');
    expect(focusedOrder()).toBe(first);

    await user.keyboard('o');
    await waitFor(() => expect(openRows()).toHaveLength(1));
    await user.keyboard('j');
    await waitFor(() => expect(focusedOrder()).toBe(second));
    await user.keyboard('j');
    await waitFor(() => expect(focusedOrder()).toBe(third));
    expect(query('order')).toEqual([await idOf(2)]);
    expect(openRows()).toHaveLength(1);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(openRows()).toHaveLength(0));
  });

  test('stepping from order to order is one history entry', async () => {
    const { back, query } = mountOrderList(all);
    await grid();
    await user.keyboard('jo');
    await waitFor(() => expect(query('order')).toHaveLength(1));
    await user.keyboard('j');
    await waitFor(async () => expect(query('order')).toEqual([await idOf(1)]));
    await user.keyboard('j');
    await waitFor(async () => expect(query('order')).toEqual([await idOf(2)]));
    await back();
    expect(query('order')).toEqual([]);
  });

  test('keys that are faster than the address open one order after the other', async () => {
    const { query } = mountOrderList(all);
    const [, , third] = await names();
    await user.keyboard('jojj');
    await waitFor(() => expect(focusedOrder()).toBe(third));
    await waitFor(async () => expect(query('order')).toEqual([await idOf(2)]));
    expect(openRows()).toHaveLength(1);
  });

  test('x selects the order that has keyboard focus', async () => {
    mountOrderList('/app/dashboard-v0/openorders?period=all');
    await grid();
    await user.keyboard('jjx');
    await waitFor(async () => expect((await rows())[1]).toHaveAttribute('aria-selected', 'true'));
    expect(screen.getAllByText('1 order(s) selected')[0]).toBeVisible();
    await user.keyboard('x');
    await waitFor(async () => expect((await rows())[1]).toHaveAttribute('aria-selected', 'false'));
  });

  test('"/" goes to the filter, where keys are text; Escape returns to the order and keeps the text', async () => {
    mountOrderList(all);
    const [first] = await names();
    await user.keyboard('j');
    await waitFor(() => expect(focusedOrder()).toBe(first));
    await user.keyboard('/');
    const field = screen.getByRole('searchbox', { name: 'Filter Orders' });
    expect(field).toHaveFocus();
    await user.keyboard('jx?');
    expect(field).toHaveValue('jx?');
    await user.keyboard('{Escape}');
    expect(focusedOrder()).toBe(first);
    expect(field).toHaveValue('jx?');
  });

  test('"?" lists the registered shortcuts, and closing restores focus', async () => {
    mountOrderList('/app/dashboard-v0/openorders?period=all');
    const [first] = await names();
    await user.keyboard('j');
    await waitFor(() => expect(focusedOrder()).toBe(first));
    await user.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    for (const line of [
      /Next order/,
      /Previous order/,
      /Open or close the order/,
      /Select or deselect the order/,
      /Filter the orders/,
      /Next saved view/,
      /Show this sheet/,
    ]) {
      expect(within(sheet).getByText(line)).toBeInTheDocument();
    }
    fireEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(focusedOrder()).toBe(first));
  });

  test('actions have keys: they confirm for the focused order, and declining keeps the focus there', async () => {
    mountOrderList('/app/dashboard-v0/openorders?period=all');
    const [first] = await names();
    await user.keyboard('c');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('jo');
    await screen.findByRole('button', { name: /^Close Order/ });
    await user.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    for (const action of ['Hold Order', 'Ship Now', 'Close Order'])
      expect(within(sheet).getByText(action)).toBeInTheDocument();
    expect(within(sheet).getByText(/^Cancel Partial Shipment/)).toHaveTextContent('(when the open order has it)');
    expect(within(sheet).queryByText(/^Run now/)).toBeNull();
    fireEvent.click(within(sheet).getByRole('button', { name: 'Close' }));

    await user.keyboard('c');
    const question = await screen.findByRole('dialog');
    expect(question).toHaveTextContent('Are you sure you want to close this order?');
    expect(question).toHaveTextContent(first ?? '');
    fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(focusedOrder()).toBe(first);
  });

  test('the key of a disabled action focuses its button, which shows the reason', async () => {
    mountOrderList('/app/dashboard-v0/holdorders?period=all', { scenario: 'view-only' });
    await grid();
    await user.keyboard('jo');
    const button = await screen.findByRole('button', { name: /^Close Order/ });
    await user.keyboard('c');
    expect(button).toHaveFocus();
    expect(button).toHaveAccessibleDescription(/edit permission/);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the buttons in an open order do the same, and say why they are disabled at the ends', async () => {
    mountOrderList(review, { scenario: 'review-queue-200' });
    await grid();
    fireEvent.click(within((await rows())[0] as HTMLElement).getByRole('button', { name: /^Expand/ }));
    expect(await screen.findByText('1 of 50 on this page')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Previous order' })).toHaveAccessibleDescription(
      'This is the first order on this page.',
    );
    const [, second] = await names();
    fireEvent.click(screen.getByRole('button', { name: 'Next order' }));
    await screen.findByText('2 of 50 on this page');
    await waitFor(() => expect(focusedOrder()).toBe(second));
  });
});
