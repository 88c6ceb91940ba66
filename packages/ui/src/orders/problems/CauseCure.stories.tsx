import { errorCure } from '@hub/domain/orders/errors';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { expectReadable } from '../../testing/expectReadable.ts';
import { on320px } from '../../testing/hostileFixtures.ts';
import { CauseCure } from './CauseCure.tsx';

const units = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ sku: `8512${index}A`, name: '', quantity: 24 - index }));

/** An address could not be verified, in 17 orders. */
const meta = preview.meta({
  component: CauseCure,
  args: {
    cure: errorCure({ message: 'Address could not be verified', type: null }),
    action: { label: 'Run Shipment Workflows for all 17', disabledReason: null, onAction: fn() },
  },
});

export const Default = meta.story();

Default.test(
  'says what to do about the cause, and sends all its orders with one button',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Correct the address, then run the order again.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Run Shipment Workflows for all 17' }));
    await expect(args.action?.onAction).toHaveBeenCalledOnce();
  },
);

/** Stock is short: shows the units that the orders require, and where to see the stock. */
export const ShortStock = meta.story({
  args: {
    cure: errorCure({ message: 'Not enough stock at any location', type: 'inventory_error' }),
    required: units(8),
    links: [{ label: 'Open inventory', url: '/app/inventory/allinventory', isExternal: false }],
    action: { label: 'Run now for all 8', disabledReason: null, onAction: fn() },
  },
});

ShortStock.test('names the missing units per SKU, the first six, and links to the inventory', async ({ canvas }) => {
  await expect(canvas.getByText(/^Require: 85120A × 24, /)).toHaveTextContent(/85125A × 19 and 2 more$/);
  await expect(canvas.getByRole('link', { name: 'Open inventory' })).toBeVisible();
});

/** A single order, with a link to it in the store; its own buttons are beside it. */
export const OfOneOrder = meta.story({
  args: {
    action: undefined,
    shipTo: 'Ships to: NN4 8AB, United Kingdom',
    links: [{ label: 'Open in store', url: 'https://a.myshopify.com/admin/orders/1', isExternal: true }],
  },
});

/** A single order whose address can be fixed here. */
export const FixHere = meta.story({
  args: { ...OfOneOrder.input.args, action: { label: 'Fix address', disabledReason: null, onAction: fn() } },
});

FixHere.test('offers the fix', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Fix address' }));
  await expect(args.action?.onAction).toHaveBeenCalledOnce();
});

OfOneOrder.test('shows what is known of the address, and opens the order in the store', async ({ canvas }) => {
  await expect(canvas.getByText('Ships to: NN4 8AB, United Kingdom')).toBeVisible();
  const link = canvas.getByRole('link', { name: 'Open in store (opens in a new tab)' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(canvas.queryByRole('button')).toBeNull();
});

/** The order was stopped for a reason that the app does not know. */
export const UnknownCause = meta.story({ args: { cure: null } });

UnknownCause.test('leaves an unknown cause to its message', async ({ canvas }) => {
  await expect(canvas.getByText('Read the message and fix what it names, then run the order again.')).toBeVisible();
});

export const ViewOnly = meta.story({
  args: {
    action: {
      label: 'Run now for all 17',
      disabledReason: 'You need edit permission for Dashboard to do this.',
      onAction: fn(),
    },
  },
});

ViewOnly.test('disables the button without edit permission and says why', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Run now for all 17' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  await expect(args.action?.onAction).not.toHaveBeenCalled();
});

/** SKUs are long and unusual. */
export const LongNames = meta.story({
  ...on320px,
  args: { required: [{ sku: '85123A'.repeat(30), name: '', quantity: 7 }] },
});

LongNames.test('has room for every text at 320 px', async ({ canvas }) => {
  await expectReadable(canvas.getByRole('group'));
});
