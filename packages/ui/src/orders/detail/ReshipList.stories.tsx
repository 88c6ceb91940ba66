import type { Reship } from '@hub/domain/orders/detail';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { aLineItem, anOrder, anOrderDetail } from '../orderFixtures.ts';
import { ReshipList } from './ReshipList.tsx';

const lantern = aLineItem({ lineItemId: '1', name: 'WHITE METAL LANTERN', quantity: 6 });

function aReship(facts: Partial<Reship> = {}): Reship {
  return {
    number: 1,
    reference: '4800000000001-R1',
    provider: 'Shipbob',
    state: 'sent',
    hasLeft: false,
    reason: 'lost',
    note: '',
    lines: [{ lineItemId: '1', quantity: 2 }],
    parcels: [],
    words: null,
    createdAt: '2011-12-08T10:00:00Z',
    ...facts,
  };
}

const withReships = (...sent: Reship[]) => ({
  detail: anOrderDetail({ lineItems: [lantern], reships: { sent, next: sent.length + 1, lines: [] } }),
});

const meta = preview.meta({
  component: ReshipList,
  args: { order: anOrder({ orderName: '#536365', stage: 'shipped' }), ...withReships(aReship()) },
});

/** The 3PL has taken it, and has not packed it. */
export const Default = meta.story();

Default.test('says what is sent again, why, by whom and how far it is', async ({ canvas }) => {
  const text = (await canvas.findByRole('listitem')).textContent?.replaceAll(/[\u2066-\u2069]/g, '');
  await expect(text).toBe('#536365-R1 at ShipbobWith the 3PL2 × WHITE METAL LANTERN: Lost on the way4800000000001-R1');
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

OnItsWay.test('the number leads to the carrier, and the carrier’s status is shown', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: /1Z999/ })).toBeVisible();
  await expect(canvas.getByText(/in transit/i)).toBeVisible();
});

/** Somebody has to look: it was refused, and the one before it got no answer. */
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
