import type { Reship } from '@hub/domain/orders/detail';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { aLineItem, aReship, anOrder, anOrderDetail } from '../orderFixtures.ts';
import { CancelReship } from '../actions/CancelReship.tsx';
import { ReshipList } from './ReshipList.tsx';

const lantern = aLineItem({ lineItemId: '1', name: 'WHITE METAL LANTERN', quantity: 6 });

const withReships = (...sent: Reship[]) => ({
  detail: anOrderDetail({ lineItems: [lantern], reships: { sent, next: sent.length + 1, lines: [] } }),
});

const order = anOrder({ orderName: '#536365', stage: 'shipped' });

const meta = preview.meta({
  component: ReshipList,
  args: {
    order,
    ...withReships(aReship()),
    renderAction: (reship) => (
      <CancelReship order={order} reship={reship} disabledReason={null} isBusy={false} onEnd={fn()} />
    ),
  },
});

/** The 3PL has accepted the reship and has not packed it. */
export const Default = meta.story();

Default.test('says what is resent, why, by whom and its progress', async ({ canvas }) => {
  const text = (await canvas.findByRole('listitem')).textContent?.replaceAll(/[\u2066-\u2069]/g, '');
  await expect(text).toBe(
    '#536365-R1 at ShipbobWith the 3PL2 × WHITE METAL LANTERN: Lost on the way4800000000001-R1Cancel reship',
  );
});

/** A person has canceled it, and the 3PL has not answered. */
export const BeingCanceled = meta.story({
  args: withReships(aReship({ cancellation: { state: 'asking', words: '' } })),
});

BeingCanceled.test('says what it waits for and offers nothing', async ({ canvas }) => {
  await expect(canvas.getByText(/Waiting for .*Shipbob.* to cancel it/)).toBeVisible();
  await expect(canvas.queryByRole('button')).toBeNull();
});

/** It was packed already, so the 3PL ships it anyway. */
export const TooLateToCancel = meta.story({
  args: withReships(aReship({ cancellation: { state: 'tooLate', words: 'The order is packed.' } })),
});

TooLateToCancel.test('says why, quoting the 3PL', async ({ canvas }) => {
  await expect(canvas.getByText(/Too late to cancel: .* The order is packed\./)).toBeVisible();
  await expect(canvas.queryByRole('button')).toBeNull();
});

/** The 3PL did not answer: a person calls the warehouse, or asks again. */
export const CancelNotAsked = meta.story({
  args: withReships(aReship({ cancellation: { state: 'noAnswer', words: 'The 3PL isn’t connected.' } })),
});

CancelNotAsked.test('lets the person ask again', async ({ canvas }) => {
  await expect(canvas.getByText(/Call the warehouse/)).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Cancel reship' })).toBeVisible();
});

/** Canceled before the parcel left. */
export const Canceled = meta.story({ args: withReships(aReship({ state: 'cancelled' })) });

Canceled.test('offers no action', async ({ canvas }) => {
  await expect(canvas.getByText('Canceled')).toBeVisible();
  await expect(canvas.queryByRole('button')).toBeNull();
});

/** The parcel is on its way to the customer. */
export const OnItsWay = meta.story({
  args: withReships(
    aReship({
      hasLeft: true,
      note: 'The neighbour has nothing',
      parcels: [{ parcelId: 'P', number: '1Z999', carrier: 'UPS', url: null, status: 'in_transit', isVoided: false }],
    }),
  ),
});

OnItsWay.test('links the number to the carrier, and shows the carrier’s status', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: /1Z999/ })).toBeVisible();
  await expect(canvas.getByText(/in transit/i)).toBeVisible();
});

/** A person must act: the reship was refused, and the one before it got no answer. */
export const NotSent = meta.story({
  args: withReships(
    aReship({ state: 'failed', words: 'Shipbob didn’t take the order after several tries: no answer.' }),
    aReship({ number: 2, reference: '4800000000001-R2', state: 'refused', words: 'SKU 71053 is not known.' }),
  ),
});

NotSent.test('says why nothing was sent', async ({ canvas }) => {
  await expect(canvas.getByText('SKU 71053 is not known.')).toBeVisible();
  await expect(canvas.getByText('No answer from the 3PL')).toBeVisible();
});
