import { tabs } from '@hub/domain/orders';
import type { OrderAccess } from '@hub/domain/orders/actions';
import { itemRemoval, type LineItem } from '@hub/domain/orders/detail';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { hostileTexts, on320px, on490px } from '../../testing/hostileFixtures.ts';
import { expectReadable } from '../../testing/expectReadable.ts';
import { aLineItem } from '../orderFixtures.ts';
import { ItemRemovalControl, type ItemRemovalControlProps } from './ItemRemovalControl.tsx';

const fullAccess: OrderAccess = { canEdit: true, blockCloseOrder: false, isRunning: false };

/** The removal control of an item of an open order. */
function removalOf(facts: Partial<LineItem>, access: OrderAccess = fullAccess) {
  const removal = itemRemoval(tabs.open, aLineItem(facts), access);
  if (!removal) throw new Error('Removal is not offered.');
  return removal;
}

/** Keeps the input in state. */
function ControlledRemoval(props: ItemRemovalControlProps) {
  const [quantity, setQuantity] = useState(props.quantity);
  return <ItemRemovalControl {...props} quantity={quantity} onQuantityChange={setQuantity} />;
}

const five: ItemRemovalControlProps = {
  removal: removalOf({ quantity: 5, fulfillableQuantity: 5 }),
  itemName: 'WHITE METAL LANTERN',
  quantity: '1',
  onQuantityChange: fn(),
  onRemove: fn(),
};
const meta = preview.meta({
  component: ItemRemovalControl,
  args: five,
  render: (args) => <ControlledRemoval {...args} />,
});

export const Default = meta.story();

Default.test(
  'defaults to quantity "1", and takes whole numbers from 1 to the fulfillable quantity',
  { tags: ['§2.79', '§5.2'] },
  async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Quantity of WHITE METAL LANTERN to remove' });
    await expect(input).toHaveValue('1');
    await userEvent.click(input);
    await userEvent.keyboard('2');
    await expect(input).toHaveValue('2');
    await userEvent.click(canvas.getByRole('button', { name: /Remove item from order/ }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
    await expect(args.onRemove).toHaveBeenCalledWith(2);
  },
);

Default.test(
  'allows an empty input while typing, and resets to 1 above the maximum or below 1',
  { tags: ['§5.3'] },
  async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await expect(input).toHaveValue('');
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).not.toHaveBeenCalled();
    await userEvent.keyboard('6');
    await expect(input).toHaveValue('1');
    await userEvent.clear(input);
    await userEvent.keyboard('0');
    await expect(input).toHaveValue('1');
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(input).toHaveValue('1');
  },
);

/** One unit of the item has not been shipped. */
export const OneLeft = meta.story({ args: { removal: removalOf({ quantity: 6, fulfillableQuantity: 1 }) } });

OneLeft.test(
  'shows a plain "Remove item from order" link if the fulfillable quantity is 1 or less',
  { tags: ['§5.5'] },
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove item from order WHITE METAL LANTERN' }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
    await expect(args.onRemove).toHaveBeenCalledWith(1);
  },
);

/** All units of the item are shipped or removed. */
export const NothingLeft = meta.story({ args: { removal: removalOf({ fulfillableQuantity: 0 }) } });

NothingLeft.test('stays focusable with nothing left, and says why it is disabled', async ({ canvas }) => {
  await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Nothing of this item is left to remove.');
});

export const ViewOnly = meta.story({ args: { removal: removalOf({}, { ...fullAccess, canEdit: false }) } });

ViewOnly.test('removes nothing by button or Enter without edit permission', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('textbox'));
  await userEvent.keyboard('{Enter}');
  await userEvent.click(canvas.getByRole('button'));
  await expect(args.onRemove).not.toHaveBeenCalled();
});

/** Some units were shipped while a number was being typed. */
export const FewerThanTyped = meta.story({
  args: { quantity: '5', removal: removalOf({ quantity: 3, fulfillableQuantity: 3 }) },
});

FewerThanTyped.test('resets to 1 when fewer units are left than were typed', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox')).toHaveValue('1');
});

/** Long and unusual texts. */
export const LongNames = meta.story({
  ...on320px,
  args: {
    itemName: hostileTexts.longName,
    removal: removalOf({ quantity: 144_000, fulfillableQuantity: 144_000 }),
    quantity: '144000',
  },
});

LongNames.test(
  'fits every text or offers it in full at 320 px, and isolates right-to-left texts',
  async ({ canvasElement }) => {
    await expectReadable(canvasElement);
  },
);

export const LongNamesOnAPhone = LongNames.extend(on490px);

LongNamesOnAPhone.test(
  'fits every text or offers it in full at 490 px, and isolates right-to-left texts',
  async ({ canvasElement }) => {
    await expectReadable(canvasElement);
  },
);
