import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { on320px, on490px } from '../../testing/hostileFixtures.ts';
import { expectReadable } from '../../testing/expectReadable.ts';
import { hostileLineItems, hostileWholesale } from '../hostileOrderFixtures.ts';
import { anOrderDetail } from '../orderFixtures.ts';
import { withOrderPanel } from './withOrderPanel.tsx';
import { LineItemSection } from './LineItemSection.tsx';

const meta = preview.meta({
  component: LineItemSection,
  args: { title: 'Non Shiped Items', items: anOrderDetail().lineItems, currency: 'GBP' },
  decorators: [withOrderPanel],
});

export const Default = meta.story();

Default.test(
  'each item with name, SKU, quantity, price and weight, under a heading that counts them',
  async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Non Shiped Items' })).toHaveTextContent(/^Non Shiped Items7/);
    await expect(
      canvas.getByRole('row', { name: 'WHITE HANGING HEART T-LIGHT HOLDER SKU 85123A 6 £2.55 0.35' }),
    ).toBeVisible();
  },
);

/** The server says where each line ships from. */
export const Routed = meta.story({
  args: {
    items: anOrderDetail()
      .lineItems.slice(0, 2)
      .map((item, index) => ({
        ...item,
        allocations: [
          { locationId: '72002', quantity: 2, reason: index === 0 ? 'Leeds has all 6' : 'Leeds has 2 of 6' },
          ...(index === 0 ? [] : [{ locationId: null, quantity: 4, reason: 'Not in stock' }]),
        ],
      })),
  },
});

Routed.test('each line says where it ships from, and what is short', async ({ canvas }) => {
  await expect(canvas.getByText('Leeds has all 6')).toBeVisible();
  await expect(canvas.getByText('Leeds has 2 of 6; 4 not in stock')).toBeVisible();
});

/** The order has no item of this kind. */
export const None = meta.story({ args: { items: [] } });

None.test('an order has only the sections that it has items for', async ({ canvas }) => {
  await expect(canvas.queryByRole('region')).toBeNull();
});

/** Long and unusual texts. */
export const LongNames = meta.story({ ...on320px, args: { items: hostileLineItems } });

LongNames.test(
  'at 320 px every text has its room or is given whole, and none moves its neighbours',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('region'));
  },
);

export const LongNamesOnAPhone = LongNames.extend(on490px);

LongNamesOnAPhone.test(
  'at 490 px every text has its room or is given whole, and none moves its neighbours',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('region'));
  },
);

LongNames.test('a missing name is shown as missing; one of an emoji is that emoji', async ({ canvas }) => {
  await expect(within(canvas.getByRole('table')).getByText('No name')).toBeVisible();
  await expect(canvas.getByRole('row', { name: /^🎁 SKU 🎁/ })).toBeVisible();
});

/** The longest order of the year. */
export const Wholesale = meta.story({ ...on320px, args: { items: hostileWholesale } });

Wholesale.test(
  'of 1,114 lines the first twenty, with room, and the way to all of them',
  async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(20);
    await expect(canvas.getByRole('button', { name: 'Show all 1,114 Non Shiped Items' })).toBeVisible();
    await expectReadable(canvas.getByRole('region'));
  },
);
