import { tabs } from '@hub/domain/orders';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mountOpenOrder } from '../../testing/mountOpenOrder.tsx';

const path = '/hub/orders/reship';

/** Requests one unit of the first line again. */
async function askForOneUnit() {
  fireEvent.click(await screen.findByRole('button', { name: 'Ship again' }));
  const dialog = within(await screen.findByRole('dialog'));
  const [units] = dialog.getAllByRole('textbox', { name: /^Units of/ });
  if (units === undefined) throw new Error('There is no line.');
  fireEvent.change(units, { target: { value: '1' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Ship 1 unit again' }));
}

test('a unit of a shipped order is sent again, and the order shows it', async () => {
  const { posts, orderName } = await mountOpenOrder({
    tab: tabs.shipped,
    matches: ({ stage }) => stage === 'shipped',
  });
  await askForOneUnit();
  expect(await screen.findByText(`Items of ${orderName} are being shipped again.`)).toBeVisible();
  const list = await screen.findByRole('region', { name: 'Shipped again' });
  expect(within(list).getByText('With the 3PL')).toBeVisible();
  expect(posts()).toMatchObject([{ path, body: { lines: [{ quantity: 1 }], reason: 'lost', note: '' } }]);
});

test('a refusal shows the server’s message, and typed text is kept', async () => {
  const { faults } = await mountOpenOrder({ tab: tabs.shipped, matches: ({ stage }) => stage === 'shipped' });
  faults.set(path, async () => Response.json({ status: 'error', message: 'Shipbob is off.' }));
  await askForOneUnit();
  expect(await screen.findByText('Shipbob is off.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Ship again' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Ship 1 unit again' })).toBeVisible();
});

test('a reship is canceled after confirmation, and the order shows it', async () => {
  const { posts, orderName } = await mountOpenOrder({
    tab: tabs.shipped,
    matches: ({ stage }) => stage === 'shipped',
  });
  await askForOneUnit();
  const list = within(await screen.findByRole('region', { name: 'Shipped again' }));
  fireEvent.click(list.getByRole('button', { name: 'Cancel reship' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel reship' }));
  expect(await list.findByText('Canceled')).toBeVisible();
  expect(
    screen.getByText((text) => text.includes(`${orderName}-R1`) && text.endsWith('is being canceled.')),
  ).toBeVisible();
  expect(posts().at(-1)).toMatchObject({ path: '/hub/orders/cancel-reship', body: { number: 1 } });
  expect(list.queryByRole('button', { name: 'Cancel reship' })).toBeNull();
});

test('a refused cancellation shows the server’s message', async () => {
  const { faults } = await mountOpenOrder({ tab: tabs.shipped, matches: ({ stage }) => stage === 'shipped' });
  await askForOneUnit();
  faults.set('/hub/orders/cancel-reship', async () => Response.json({ status: 'error', message: 'It has left.' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel reship' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel reship' }));
  expect(await screen.findByText('It has left.')).toBeVisible();
});

test('an open order offers no reship', async () => {
  await mountOpenOrder({ tab: tabs.open });
  expect(screen.queryByRole('button', { name: 'Ship again' })).toBeNull();
});
