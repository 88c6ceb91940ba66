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
  'shows each item with name, SKU, quantity, price and weight, under a heading with the count',
  async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Non Shiped Items' })).toHaveTextContent(/^Non Shiped Items7/);
    await expect(
      canvas.getByRole('row', { name: 'WHITE HANGING HEART T-LIGHT HOLDER SKU 85123A 6 £2.55 0.35' }),
    ).toBeVisible();
  },
);

/** The server sends where each line ships from. */
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

Routed.test('says for each line where it ships from, and marks only what is short', async ({ canvas }) => {
  await expect(canvas.getByText('Leeds has all 6')).toBeVisible();
  await expect(canvas.getByText('Leeds has all 6')).not.toHaveAttribute('data-caution');
  await expect(canvas.getByText('Leeds has 2 of 6; 4 not in stock')).toBeVisible();
  await expect(canvas.getByText('Leeds has 2 of 6; 4 not in stock')).toHaveAttribute('data-caution');
});

const [firstItem, secondItem] = anOrderDetail().lineItems;
const takenBack = (...takenBackUnits: readonly TakenBackUnits[]) => ({
  args: {
    items: [firstItem, secondItem]
      .flatMap((item) => item ?? [])
      .map((item, index) => (index === 0 ? { ...item, takenBack: takenBackUnits } : item)),
  },
});

/** The customer asked to return units; the request is unanswered. */
export const ReturnRequested = meta.story(takenBack({ state: 'requested', units: 2 }));

ReturnRequested.test(
  'shows how many units of the line the customer returns, and nothing on other lines',
  async ({ canvas }) => {
    await expect(canvas.getByText('Return of 2 requested')).toBeVisible();
    await expect(canvas.getAllByText(/return/i)).toHaveLength(1);
  },
);

/** The return is approved: some units have come back, others have not. */
export const ReturnUnderWay = meta.story(takenBack({ state: 'open', units: 2 }, { state: 'returned', units: 1 }));

ReturnUnderWay.test('says what is still to come back, and what came', async ({ canvas }) => {
  await expect(canvas.getByText('2 to be returned; 1 returned')).toBeVisible();
});

/** The customer has sent some of the units to be returned. */
export const ReturnInTransit = meta.story(
  takenBack({ state: 'open', units: 1 }, { state: 'inTransit', units: 2, number: 'RM123456789GB' }),
);

ReturnInTransit.test('says how many units of the line are on the way back, and in which parcel', async ({ canvas }) => {
  await expect(canvas.getByText('1 to be returned; 2 on the way back (RM123456789GB)')).toBeVisible();
});

/** The return is closed, and the returned units are refunded. */
export const ReturnedAndRefunded = meta.story(
  takenBack({ state: 'returned', units: 3 }, { state: 'refunded', units: 3 }),
);

ReturnedAndRefunded.test('says both', async ({ canvas }) => {
  await expect(canvas.getByText('3 returned; 3 refunded')).toBeVisible();
});

/** The store declined the return. */
export const ReturnDeclined = meta.story(takenBack({ state: 'declined', units: 1 }));

ReturnDeclined.test('says so on the line', async ({ canvas }) => {
  await expect(canvas.getByText('Return of 1 declined')).toBeVisible();
});

/** The line is sent in exchange for a returned one, and also waits for stock. */
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

Exchanged.test('says so below where it ships from', async ({ canvas }) => {
  await expect(canvas.getByText('Leeds has all 6')).toBeVisible();
  await expect(canvas.getByText('6 in exchange for a return')).toBeVisible();
});

/** The order has no item of this kind. */
export const None = meta.story({ args: { items: [] } });

None.test('renders no section without items', async ({ canvas }) => {
  await expect(canvas.queryByRole('region')).toBeNull();
});

/** Long and unusual texts. */
export const LongNames = meta.story({ ...on320px, args: { items: hostileLineItems } });

LongNames.test(
  'fits every text or offers it in full at 320 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('region'));
  },
);

export const LongNamesOnAPhone = LongNames.extend(on490px);

LongNamesOnAPhone.test(
  'fits every text or offers it in full at 490 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('region'));
  },
);

LongNames.test('shows a missing name as missing, and an emoji name as that emoji', async ({ canvas }) => {
  await expect(within(canvas.getByRole('table')).getByText('No name')).toBeVisible();
  await expect(canvas.getByRole('row', { name: /^🎁 SKU 🎁/ })).toBeVisible();
});

/** The longest order in the sample data. */
export const Wholesale = meta.story({ ...on320px, args: { items: hostileWholesale } });

Wholesale.test(
  'shows the first twenty of 1,114 lines, and a button for all of them',
  async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(20);
    await expect(canvas.getByRole('button', { name: 'Show all 1,114 Non Shiped Items' })).toBeVisible();
    await expectReadable(canvas.getByRole('region'));
  },
);
