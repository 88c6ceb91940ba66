import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { hostileTexts, on320px, on490px } from '../testing/hostileFixtures.ts';
import { expectReadable } from '../testing/expectReadable.ts';
import { KnowledgeScreen } from './KnowledgeScreen.tsx';
import { storyPageHeader } from './settingsFixtures.ts';

const meta = preview.meta({
  component: KnowledgeScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    pageHeader: storyPageHeader('Knowledge'),
    groups: [
      {
        title: 'Set up',
        pages: [
          {
            title: 'Connect a warehouse',
            lead: 'Enter the credentials of a 3PL provider and test them.',
            path: '/learn/integration',
          },
        ],
      },
      {
        title: 'Every day',
        pages: [
          { title: 'Work through the day’s orders', lead: 'What each stage means.', path: '/learn/order-workflows' },
          { title: 'Export orders', lead: 'Which columns a file has.', path: '/learn/export' },
        ],
      },
    ],
  },
});

export const Default = meta.story();

Default.test(
  'lists each page under its area of work, with what it explains, and opens it in a new tab',
  async ({ canvas }) => {
    const daily = within(canvas.getByRole('region', { name: 'Every day' }));
    await expect(daily.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Work through the day’s ordersWhat each stage means.',
      'Export ordersWhich columns a file has.',
    ]);
    const link = daily.getByRole('link', { name: 'Export orders (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', '/learn/export');
    await expect(link).toHaveAttribute('target', '_blank');
  },
);

/** Long and unusual texts. */
export const LongNames = meta.story({
  ...on320px,
  args: {
    groups: [
      {
        title: hostileTexts.longName,
        pages: [{ title: hostileTexts.longWord, lead: hostileTexts.error, path: '/learn/export' }],
      },
    ],
  },
});

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
