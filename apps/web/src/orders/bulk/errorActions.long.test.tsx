import { tabs } from '@hub/domain/orders';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { button, dialog, press, user } from '../../testing/bulkControls.ts';
import {
  changedList,
  mountStageOrders,
  type MountStageOrdersOptions,
  timelineOf,
} from '../../testing/mountStageOrders.tsx';

const inStock = { error: null, error_message: null, error_type: null };
const workflowError = {
  ...inStock,
  error: JSON.stringify([{ type: 'inventory_error', message: 'Not enough stock at any location', sku: 'A', qty: 2 }]),
};
const apiError = { ...inStock, error_message: JSON.stringify({ message: 'Invalid postcode' }), error_type: 1 };
const shipmentError = { ...inStock, error_message: JSON.stringify('No rate found'), error_type: 2 };

/** The error list with three workflow errors, two rejections of the 3PL and one shipment error. */
function mountErrors({ intercept, ...options }: MountStageOrdersOptions = {}) {
  const errors = [workflowError, workflowError, workflowError, apiError, apiError, shipmentError];
  return mountStageOrders({
    ...options,
    tab: tabs.errors,
    intercept: async (call, reply) => {
      if (call.path === '/list-order' && call.query.get('tab') === '5')
        return changedList(reply(), (orders) =>
          orders.slice(0, 6).map((order, index) => ({ ...order, ...errors[index] })),
        );
      return intercept?.(call, reply);
    },
  });
}

const choose = async (cause: RegExp) => user.click(await screen.findByRole('button', { name: cause }));
const selectAll = () => user.click(screen.getByLabelText('Select All Orders'));

describe('errors in bulk', () => {
  test('a chosen cause shows its fix, what its orders require, and one button for all of them', async () => {
    await mountErrors();
    await choose(/Not enough stock/);
    const cure = within(screen.getByRole('group', { name: 'What to do' }));
    expect(cure.getByText('Add stock, or remove the items from the order.')).toBeVisible();
    expect(cure.getByText('Require: A × 6')).toBeVisible();
    await user.click(cure.getByRole('button', { name: 'Run now for all 3' }));
    expect(within(await dialog()).getByText('Are you sure you want to re-run error workflow?')).toBeVisible();
    expect(within(await dialog()).getByRole('button', { name: 'Run now for 3 orders' })).toBeVisible();
  });

  test('run-workflow sends order by order, each with its own key and outcome', async () => {
    let sent = 0;
    const { called } = await mountErrors({
      intercept: async ({ path }) => {
        if (path !== '/run-workflow') return undefined;
        sent += 1;
        if (sent === 2) return Response.json({ data: { success: false, messgae: 'Still short of stock' } });
        if (sent === 3) return new Response('', { status: 500 });
        return Response.json({ data: { success: true, messgae: 'Done' } });
      },
    });
    await choose(/Not enough stock/);
    await user.click(button('Run now for all 3'));
    await dialog();
    await user.click(button('Run now for 3 orders'));
    expect(await screen.findByText(/^1 done, 1 failed, 1 not known\.$/)).toBeVisible();
    expect(screen.getByText(/Still short of stock/)).toBeVisible();
    expect(button('Check and send again')).toBeVisible();
    expect(new Set(called('/run-workflow').map(({ key }) => key)).size).toBe(3);
  });

  test('move-to-open-errored is one call with the list; the client writes the timeline if the server does not', async () => {
    const { called, sandbox } = await mountErrors({
      scenario: 'contract-only',
      intercept: async ({ path }) =>
        path === '/move-to-open-errored' ? Response.json({ status: 'success' }) : undefined,
    });
    await choose(/Invalid postcode/);
    await user.click(button('Move to Open for all 2'));
    await dialog();
    await user.click(button('Move 2 orders to open'));
    await waitFor(() => expect(called('/timeline')).toHaveLength(2));
    const [call] = called('/move-to-open-errored');
    expect(called('/move-to-open-errored')).toHaveLength(1);
    const orderIds = Array.isArray(call?.body) ? call.body.map(String) : [];
    expect(orderIds).toHaveLength(2);
    await waitFor(async () =>
      expect(await timelineOf(sandbox, orderIds[0])).toContain('Move to Open (bulk) clicked by Robin Carter'),
    );
  });

  test('a mixed selection: each action is for the orders that offer it, the others are named with the reason', async () => {
    await mountErrors();
    await screen.findByRole('button', { name: /No rate found/ });
    await selectAll();
    const bulk = within(screen.getByRole('group', { name: 'Bulk actions for Errors' }));
    expect(bulk.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Run now',
      'Run Shipment Workflows',
      'Move to Open',
    ]);
    await user.click(bulk.getByRole('button', { name: 'Run Shipment Workflows' }));
    const prompt = within(await dialog());
    expect(prompt.getByText('1 of the 6 selected orders are eligible. 5 aren’t:')).toBeVisible();
    expect(prompt.getByText(/It has a 3PL API error; move it to open instead/)).toBeVisible();
  });

  test('choosing a cause clears the selection, and Select All then covers its orders alone', async () => {
    await mountErrors();
    await screen.findByRole('button', { name: /No rate found/ });
    await selectAll();
    expect(screen.getByLabelText('6 order(s) selected')).toBeChecked();
    await choose(/No rate found/);
    expect(screen.getByLabelText('Select All Orders')).not.toBeChecked();
    await selectAll();
    expect(screen.getByLabelText('1 order(s) selected')).toBeChecked();
    await press('Run Shipment Workflows', 'Run shipment workflows of 1 order');
  });

  test('a cause that is chosen while an action runs starts with nothing selected, and stays so', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    await mountErrors({
      intercept: async ({ path }) => {
        if (path !== '/run-workflow') return undefined;
        await gate;
        return Response.json({ data: { success: false, messgae: 'Still short of stock' } });
      },
    });
    await choose(/Not enough stock/);
    await selectAll();
    await press('Run now', 'Run now for 3 orders');
    await choose(/No rate found/);
    release();
    expect(await screen.findByText(/^3 failed\.$/)).toBeVisible();
    expect(screen.getByText('The 1 order that matches')).toBeVisible();
    expect(screen.getByLabelText('Select All Orders')).not.toBeChecked();
  });

  test('an expired session ends it with the session alert', async () => {
    const { called } = await mountErrors({
      intercept: async ({ path }) => (path === '/run-workflow' ? new Response('', { status: 401 }) : undefined),
    });
    await choose(/Not enough stock/);
    await user.click(button('Run now for all 3'));
    await dialog();
    await user.click(button('Run now for 3 orders'));
    await screen.findByRole('alertdialog');
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    expect(called('/timeline')).toHaveLength(0);
  });
});
