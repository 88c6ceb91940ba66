import type { OrderReships } from '@hub/domain/orders/detail';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '#storybook/preview';
import { expectReadable } from '../../testing/expectReadable.ts';
import { hostileNames, on320px } from '../../testing/hostileFixtures.ts';
import { aFulfillment, aLineItem, anOrder, anOrderDetail } from '../orderFixtures.ts';
import { ReshipDialog } from './ReshipDialog.tsx';

const lineItems = [
  aLineItem({ lineItemId: '1', name: 'WHITE METAL LANTERN', quantity: 6 }),
  aLineItem({ lineItemId: '2', name: 'CREAM CUPID HEARTS COAT HANGER', quantity: 2 }),
];
const byShipbob = { provider: 'Shipbob', refusal: null };
const reships: OrderReships = {
  sent: [],
  next: 1,
  lines: [
    { lineItemId: '1', quantity: 6, ...byShipbob },
    { lineItemId: '2', quantity: 2, ...byShipbob },
  ],
};

const meta = preview.meta({
  component: ReshipDialog,
  args: {
    open: true,
    order: anOrder({ orderId: '4800000000001', orderName: '#536365', stage: 'shipped' }),
    detail: anOrderDetail({
      lineItems,
      fulfillments: lineItems.map(({ lineItemId, quantity }) => aFulfillment({ lineItemId, quantity })),
      reships,
    }),
    reships,
    onReship: fn(),
    onCancel: fn(),
  },
});

const openDialog = async () => within(await screen.findByRole('dialog'));

/** A customer reports that the parcel never arrived. */
export const Default = meta.story();

Default.test(
  'says who ships the chosen units under which reference, and passes them on',
  async ({ args, userEvent }) => {
    const dialog = await openDialog();
    const units = dialog.getByRole('textbox', { name: /WHITE METAL LANTERN/ });
    await userEvent.clear(units);
    await userEvent.type(units, '2');
    await expect(
      dialog.getByText(/Shipbob.* ships 2 units as .*#536365-R1.* \(reference 4800000000001-R1\)/),
    ).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'Damaged');
    await userEvent.click(dialog.getByRole('button', { name: 'Ship 2 units again' }));
    await expect(args.onReship).toHaveBeenCalledWith({
      lines: [{ lineItemId: '1', quantity: 2 }],
      reason: 'damaged',
      note: '',
    });
  },
);

Default.test('never takes more units than have shipped', async ({ userEvent }) => {
  const dialog = await openDialog();
  const units = dialog.getByRole('textbox', { name: /COAT HANGER/ });
  await userEvent.clear(units);
  await userEvent.type(units, '99');
  await expect(units).toHaveValue('2');
});

Default.test(
  'says what is missing without units, or with an other reason that is not described',
  async ({ args, userEvent }) => {
    const dialog = await openDialog();
    const button = dialog.getByRole('button', { name: /^Ship again/ });
    await expect(button).toHaveAccessibleDescription('Choose at least one unit to send again.');
    await userEvent.type(dialog.getByRole('textbox', { name: /LANTERN/ }), '1');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'Other');
    const chosen = dialog.getByRole('button', { name: /^Ship 1 unit again/ });
    await expect(chosen).toHaveAccessibleDescription('Say why it’s sent again.');
    await userEvent.click(chosen);
    await expect(args.onReship).not.toHaveBeenCalled();
  },
);

/** Parts of the order shipped from two warehouses. */
export const TwoWarehouses = meta.story({
  args: {
    reships: {
      ...reships,
      lines: reships.lines.map((line, index) => (index === 0 ? line : { ...line, provider: 'Shipwire' })),
    },
  },
});

TwoWarehouses.test('gives each 3PL its own reship', async ({ userEvent }) => {
  const dialog = await openDialog();
  await userEvent.type(dialog.getByRole('textbox', { name: /LANTERN/ }), '1');
  await userEvent.type(dialog.getByRole('textbox', { name: /COAT HANGER/ }), '1');
  await expect(dialog.getByText(/Shipbob.* ships 1 unit as .*#536365-R1/)).toBeVisible();
  await expect(dialog.getByText(/Shipwire.* ships 1 unit as .*#536365-R2/)).toBeVisible();
});

/** The 3PL that shipped it has been switched off since. */
export const ProviderOff = meta.story({
  args: {
    reships: {
      ...reships,
      lines: reships.lines.map((line) => ({ ...line, provider: null, refusal: 'Shipbob is not connected.' })),
    },
  },
});

ProviderOff.test('says that the 3PL is off, and sends nothing', async ({ userEvent }) => {
  const dialog = await openDialog();
  await userEvent.type(dialog.getByRole('textbox', { name: /LANTERN/ }), '1');
  await expect(dialog.getByText('Shipbob is not connected.', { selector: 'p' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Ship 1 unit again/ })).toHaveAttribute('aria-disabled', 'true');
});

/** Two items have names without words, on the narrowest phone. */
export const LongNames = meta.story({
  ...on320px,
  args: {
    detail: anOrderDetail({
      lineItems: lineItems.map((item, index) => ({ ...item, name: hostileNames[index] ?? item.name })),
    }),
  },
});

LongNames.test('fits every text or offers it in full at 320 px, and isolates right-to-left texts', async () => {
  await expectReadable(await screen.findByRole('dialog'));
});
