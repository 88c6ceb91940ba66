import { tabs } from '@hub/domain/orders';
import { shipmentErrorText } from '@hub/domain/orders/errors';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { demoShop } from '../../testing/demoShop.ts';
import { mountOpenOrder } from '../../testing/mountOpenOrder.tsx';

const path = '/hub/orders/address';

/** An order whose address a 3PL refused. */
const inError = {
  tab: tabs.errors,
  matches: (order) => order.workflowErrors.length === 0 && /address/i.test(String(shipmentErrorText(order))),
} satisfies Parameters<typeof mountOpenOrder>[0];

/** Opens the dialog and types a street. */
async function typeStreet(button: string | RegExp, street: string) {
  fireEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox', { name: 'Street and number' }), { target: { value: street } });
  return dialog;
}

const save = () => fireEvent.click(screen.getByRole('button', { name: /^Save address/ }));

test('an address error is fixed here, and Retry takes the place of the fix', async () => {
  const { posts, orderName } = await mountOpenOrder(inError);
  await typeStreet('Fix address', '12 Mill Lane');
  save();
  expect(await screen.findByText(`The address of ${orderName} is saved.`)).toBeVisible();
  expect(posts()).toMatchObject([{ path, body: { address: { address1: '12 Mill Lane' } } }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Fix address' })).toBeNull();
  const cure = within(screen.getByRole('group', { name: 'What to do' }));
  fireEvent.click(cure.getByRole('button', { name: 'Retry' }));
  fireEvent.click(
    within(await screen.findByRole('dialog'))
      .getAllByRole('button')
      .at(-1) as HTMLElement,
  );
  expect(await screen.findByText('No longer in this tab')).toBeVisible();
});

test('a refusal is shown in the dialog, the typed text stays, and the next save uses the reloaded version', async () => {
  const { sandbox, faults, posts, orderName } = await mountOpenOrder(inError);
  const dialog = await typeStreet('Fix address', '12 Mill Lane');
  faults.set(path, async () => Response.json({ status: 'error', message: 'Robin Carter changed the address.' }));
  save();
  expect(await dialog.findByText('Robin Carter changed the address.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Street and number' })).toHaveValue('12 Mill Lane');
  faults.delete(path);
  save();
  expect(await screen.findByText(`The address of ${orderName} is saved.`)).toBeVisible();
  expect(posts()).toHaveLength(2);
  expect(sandbox.shop(demoShop).orders.find(({ name }) => name === orderName)?.state?.detail.shipTo?.address1).toBe(
    '12 Mill Lane',
  );
});

test('a shipped order shows its address only', async () => {
  await mountOpenOrder({ tab: tabs.shipped, matches: ({ stage }) => stage === 'shipped' });
  expect(screen.getByRole('button', { name: 'Copy: address' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
});

test('a server without address changes offers none', async () => {
  await mountOpenOrder({ ...inError, scenario: 'contract-only' });
  expect(screen.queryByRole('button', { name: /^(Edit|Fix)/ })).toBeNull();
});
