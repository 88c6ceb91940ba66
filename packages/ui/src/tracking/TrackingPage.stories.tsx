import { trackingTexts as texts } from '@hub/domain/tracking';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { expectReadable } from '../testing/expectReadable.ts';
import { hostileTexts, on320px, on490px } from '../testing/hostileFixtures.ts';
import { partlySentOrder, storyLook } from './trackingFixtures.ts';
import { TrackingPage } from './TrackingPage.tsx';

const notDelivered = 'The carrier couldn’t deliver it. Contact the carrier or us.';

const meta = preview.meta({
  component: TrackingPage,
  parameters: { layout: 'fullscreen' },
  args: { look: storyLook, order: null, problem: null, isBusy: false, onFind: fn(), onAnother: fn() },
});

/** A customer opens the page. */
export const Form = meta.story();

Form.test('asks for both, and says which one is missing', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: texts.find }));
  await expect(canvas.getByRole('alert')).toHaveTextContent(texts.noOrderNumber);
  await expect(canvas.getByLabelText(texts.orderNumber)).toHaveFocus();
  await userEvent.type(canvas.getByLabelText(texts.orderNumber), ' #536365 {Enter}');
  await expect(canvas.getByRole('alert')).toHaveTextContent(texts.noProof);
  await userEvent.type(canvas.getByLabelText(texts.proof), 'ada@example.com{Enter}');
  await expect(args.onFind).toHaveBeenCalledWith({ orderNumber: '#536365', proof: 'ada@example.com' });
});

/** A customer typed a number, email or postcode that does not match an order. */
export const NotFound = meta.story({ args: { problem: texts.notFound } });

NotFound.test('says the same whether the number or the proof is wrong', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(texts.notFound);
});

/** A customer, or someone guessing, has typed wrong details too often. */
export const TooManyTries = meta.story({ args: { problem: texts.tooMany } });

TooManyTries.test('says when to come back', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Wait an hour');
});

export const Searching = meta.story({ args: { isBusy: true } });

Searching.test('sends nothing on a second click', async ({ canvas, args, userEvent }) => {
  await userEvent.type(canvas.getByLabelText(texts.orderNumber), '1');
  await userEvent.type(canvas.getByLabelText(texts.proof), 'a@b.example{Enter}');
  await expect(args.onFind).not.toHaveBeenCalled();
});

/** One parcel is delivered, one is on its way, and the rest is to come. */
export const PartlySent = meta.story({ args: { order: partlySentOrder } });

PartlySent.test(
  'shows each parcel with its carrier’s page, and what is still to come',
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '#536365' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Track with UPS' })).toHaveAttribute(
      'href',
      'https://www.ups.com/track?tracknum=1Z999AA10123456784',
    );
    await expect(canvas.getByRole('region', { name: texts.toFollow })).toHaveTextContent('2 × GLASS STAR');
    await expect(canvas.getByText(texts.step.shipped).closest('li')).toHaveAttribute('aria-current', 'step');
    await userEvent.click(canvas.getByRole('button', { name: texts.another }));
    await expect(args.onAnother).toHaveBeenCalledOnce();
  },
);

/** The carrier could not deliver one parcel. */
export const NotDelivered = meta.story({
  args: {
    order: {
      ...partlySentOrder,
      summary: 'There’s a problem with a delivery.',
      parcels: partlySentOrder.parcels.map((parcel, index) =>
        index === 0 ? parcel : { ...parcel, state: 'problem', summary: notDelivered },
      ),
    },
  },
});

NotDelivered.test('stands out from the parcels that are on their way', async ({ canvas }) => {
  await expect(getComputedStyle(canvas.getByText(notDelivered)).color).toBe('rgb(161, 18, 39)');
  await expect(getComputedStyle(canvas.getByText('It was delivered.')).color).not.toBe('rgb(161, 18, 39)');
});

/** A customer looks up an order that no warehouse has packed yet. */
export const JustOrdered = meta.story({
  args: {
    order: {
      ...partlySentOrder,
      step: 'ordered',
      summary: 'We have your order and will send it soon.',
      parcels: [],
    },
  },
});

JustOrdered.test('shows what was ordered, and no parcels', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: texts.inOrder })).toBeVisible();
  await expect(canvas.getByText(texts.step.ordered).closest('li')).toHaveAttribute('aria-current', 'step');
});

/** A customer looks up an order that has arrived. */
export const Delivered = meta.story({
  args: {
    order: {
      ...partlySentOrder,
      step: 'delivered',
      summary: 'Your order was delivered.',
      parcels: partlySentOrder.parcels.slice(0, 1),
      toFollow: [],
    },
  },
});

Delivered.test('has nothing left to come', async ({ canvas }) => {
  await expect(canvas.queryByRole('region', { name: texts.toFollow })).toBeNull();
  await expect(canvas.getByRole('heading', { level: 2, name: 'Your parcel' })).toBeVisible();
});

export const Cancelled = meta.story({
  args: {
    order: { ...partlySentOrder, step: null, summary: 'This order was canceled.', parcels: [], toFollow: [] },
  },
});

Cancelled.test('shows no steps', async ({ canvas }) => {
  await expect(canvas.queryByRole('list')).toBeNull();
});

/** The shop shows no item names. */
export const WithoutNames = meta.story({
  args: {
    order: {
      ...partlySentOrder,
      parcels: partlySentOrder.parcels.map((parcel) => ({ ...parcel, items: [{ name: '', quantity: 6 }] })),
      toFollow: [{ name: '', quantity: 1 }],
    },
  },
});

WithoutNames.test('shows the number of items instead', async ({ canvas }) => {
  await expect(canvas.getAllByText('6 items')).toHaveLength(2);
  await expect(canvas.getByText('1 item')).toBeVisible();
});

/** The color is light, so the text on it is black. */
export const LightColor = meta.story({ args: { look: { ...storyLook, color: '#ffd84d' }, order: partlySentOrder } });

LightColor.test('keeps the bar readable', async ({ canvas }) => {
  await expect(getComputedStyle(canvas.getByRole('banner')).color).toBe('rgb(0, 0, 0)');
});

export const OnAPhone = meta.story({ ...on490px, args: { order: partlySentOrder } });

OnAPhone.test('is never wider than the window', async () => {
  await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
});

/** Names are very long and unusual. */
export const LongAndForeignNames = meta.story({
  ...on320px,
  args: {
    look: { ...storyLook, shopName: hostileTexts.longWord, heading: hostileTexts.hebrew },
    order: {
      ...partlySentOrder,
      toFollow: Object.values(hostileTexts).map((name) => ({ name, quantity: 1 })),
    },
  },
});

LongAndForeignNames.test('shows every name as text', async ({ canvasElement }) => {
  await expectReadable(canvasElement);
});
