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

Default.test('what happened last is first, with its time', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Gift wrap on orders over £100 ran2011-12-09 08:26:31 AM',
    'Order received from the store2011-12-09 08:26:05 AM',
  ]);
});

export const Empty = meta.story({ args: { entries: [] } });

Empty.test('nothing happened: "No data..."', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Timeline' })).toHaveTextContent('No data...');
});

/** Long and unusual texts. */
export const LongNames = meta.story({ ...on320px, args: { entries: hostileDetail.timeline } });

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
