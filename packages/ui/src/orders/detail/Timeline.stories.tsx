import { type OrderEvent, orderEvent } from '@hub/domain/events';
import { eventEntry } from '@hub/domain/orders/timeline';
import { sampleEvents } from '@hub/domain/testing';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { on320px, on490px } from '../../testing/hostileFixtures.ts';
import { expectReadable } from '../../testing/expectReadable.ts';
import { hostileDetail } from '../hostileOrderFixtures.ts';
import { anOrderDetail, storyTimeZone } from '../orderFixtures.ts';
import { withOrderPanel } from './withOrderPanel.tsx';
import { Timeline } from './Timeline.tsx';

const meta = preview.meta({
  component: Timeline,
  args: { entries: anOrderDetail().timeline, timeZone: storyTimeZone },
  decorators: [withOrderPanel],
});

export const Default = meta.story();

Default.test('shows the latest entry first, with its time', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Gift wrap on orders over £100 ran2011-12-09 08:26:31 AM',
    'Order received from the store2011-12-09 08:26:05 AM',
  ]);
});

const at = '2011-12-09T08:00:00Z';

/** The timeline has every kind of event. The language menu translates them; other entries stay as they are. */
export const EveryEvent = meta.story({
  args: {
    entries: [
      ...Object.entries(sampleEvents).flatMap(([kind, samples]) =>
        samples.map(([values]) => eventEntry({ kind, values } as OrderEvent, at)),
      ),
      { message: 'Called the customer, who wants it on Friday', createdAt: at },
      { message: 'Sent with batch 7 at 03:00 PM from Leeds', createdAt: at },
      // A server that words it differently.
      { ...eventEntry(orderEvent('shipped', { shipment: '#1001-F1' }), at), message: 'Off it went' },
    ],
  },
});

EveryEvent.test(
  'shows all entries on request: a note as written, an event in our words',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Show all/ }));
    const shown = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(shown.some((text) => text.startsWith('Workflow “Zq7” ran: tagged “vip”'))).toBe(true);
    await expect(shown.some((text) => text.startsWith('Called the customer, who wants it on Friday'))).toBe(true);
    await expect(shown.some((text) => text.startsWith('Shipment #1001-F1 left the warehouse'))).toBe(true);
    await expect(shown.some((text) => text.startsWith('Off it went'))).toBe(false);
  },
);

export const Empty = meta.story({ args: { entries: [] } });

Empty.test('shows "No data..." when nothing has happened', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Timeline' })).toHaveTextContent('No data...');
});

/** Long and unusual texts. */
export const LongNames = meta.story({ ...on320px, args: { entries: hostileDetail.timeline } });

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
