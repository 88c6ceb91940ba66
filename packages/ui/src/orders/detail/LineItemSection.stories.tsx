import type { TakenBackUnits } from '@hub/domain/orders/detail';
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

const [firstItem, secondItem] = anOrderDetail().lineItems;
const takenBack = (...takenBackUnits: readonly TakenBackUnits[]) => ({
  args: {
    items: [firstItem, secondItem]
      .flatMap((item) => item ?? [])
      .map((item, index) => (index === 0 ? { ...item, takenBack: takenBackUnits } : item)),
  },
});

/** The customer asked to send units back, and nobody has answered. */
export const ReturnRequested = meta.story(takenBack({ state: 'requested', units: 2 }));

ReturnRequested.test('the line says how many are asked back; others say nothing', async ({ canvas }) => {
  await expect(canvas.getByText('Return of 2 requested')).toBeVisible();
  await expect(canvas.getAllByText(/return/i)).toHaveLength(1);
});

/** The return is approved: some units have come back, others have not. */
export const ReturnUnderWay = meta.story(takenBack({ state: 'open', units: 2 }, { state: 'returned', units: 1 }));

ReturnUnderWay.test('what is still to come, and what came', async ({ canvas }) => {
  await expect(canvas.getByText('2 to be returned; 1 returned')).toBeVisible();
});

/** The customer has sent some of the units that are to be returned. */
export const ReturnInTransit = meta.story(
  takenBack({ state: 'open', units: 1 }, { state: 'inTransit', units: 2, number: 'RM123456789GB' }),
);

ReturnInTransit.test('the line says how many are on the way back, and in which parcel', async ({ canvas }) => {
  await expect(canvas.getByText('1 to be returned; 2 on the way back (RM123456789GB)')).toBeVisible();
});

/** The return is closed, and what came back is paid back. */
export const ReturnedAndRefunded = meta.story(
  takenBack({ state: 'returned', units: 3 }, { state: 'refunded', units: 3 }),
);

ReturnedAndRefunded.test('both are said', async ({ canvas }) => {
  await expect(canvas.getByText('3 returned; 3 refunded')).toBeVisible();
});

/** The store declined the return. */
export const ReturnDeclined = meta.story(takenBack({ state: 'declined', units: 1 }));

ReturnDeclined.test('the line says so', async ({ canvas }) => {
  await expect(canvas.getByText('Return of 1 declined')).toBeVisible();
});

/** The line is sent in exchange for one that comes back, and waits for stock as well. */
export const Exchanged = meta.story({
  args: {
    items: [firstItem]
      .flatMap((item) => item ?? [])
      .map((item) => ({
        ...item,
        allocations: [{ locationId: '72002', quantity: 2, reason: 'Leeds has all 6' }],
        takenBack: [{ state: 'exchanged', units: 6 }],
      })),
  },
});

Exchanged.test('below where it ships from', async ({ canvas }) => {
  await expect(canvas.getByText('Leeds has all 6')).toBeVisible();
  await expect(canvas.getByText('6 in exchange for a return')).toBeVisible();
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
