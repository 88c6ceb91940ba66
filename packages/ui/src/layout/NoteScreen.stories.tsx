import { unavailableTab } from '@hub/domain/navigation';
import { contactFacts, settingsTexts } from '@hub/domain/settings';
import { storeAdminLink } from '@hub/domain/shared';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { hostileTexts, on320px, on490px } from '../testing/hostileFixtures.ts';
import { expectReadable } from '../testing/expectReadable.ts';
import { NoteScreen } from './NoteScreen.tsx';
import type { PageHeaderProps } from './TabbedPage.tsx';

const tabs = [
  { title: 'Tags', path: '/app/settings/tags' },
  { title: 'Contact us', path: '/app/settings/contactus' },
  { title: 'Knowledge', path: '/app/settings/knowledge' },
];

function storyPageHeader(title: string): PageHeaderProps {
  return { title: 'Settings', tabs, current: tabs.find((tab) => tab.title === title)?.path };
}

const meta = preview.meta({
  component: NoteScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    pageHeader: storyPageHeader('Tags'),
    heading: 'Tags',
    note: unavailableTab('tags').note,
    adminLink: storeAdminLink('https://hearts.myshopify.com/admin', 'orders'),
  },
});

export const Default = meta.story();

Default.test(
  'links a tab that the server does not support to where it is done, and offers no fields',
  async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Tags' })).toHaveTextContent(
      /Add and remove order tags in your store admin\./,
    );
    await expect(
      canvas.getByRole('link', { name: 'Open orders in your store admin (opens in a new tab)' }),
    ).toHaveAttribute('href', 'https://hearts.myshopify.com/admin/orders');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
);

/** Some facts are known anyway, and another tab is the alternative. */
export const WithFacts = meta.story({
  args: {
    pageHeader: storyPageHeader('Contact us'),
    heading: settingsTexts.contact,
    note: settingsTexts.contactNote,
    facts: contactFacts({ shop: 'hearts.myshopify.com', userId: null }, 'Growth'),
    link: { title: settingsTexts.contactHelp, path: '/app/settings/knowledge' },
  },
});

WithFacts.test('shows known facts that can be copied, and links to the alternative', async ({ canvas }) => {
  await expect(
    canvas.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`),
  ).toEqual(['Store URL: hearts.myshopify.com', 'User ID: Not available', 'Plan: Growth']);
  await expect(canvas.getByRole('link', { name: 'Find an answer in Knowledge' })).toHaveAttribute(
    'href',
    '/app/settings/knowledge',
  );
});

/** Long and unusual texts. */
export const LongNames = meta.story({
  ...on320px,
  args: {
    ...WithFacts.input.args,
    facts: [
      { name: 'Store URL', value: `${'hearts-of-the-north'.repeat(5)}.myshopify.com`, note: null },
      { name: 'Name', value: hostileTexts.arabic, note: hostileTexts.longWord },
    ],
  },
});

LongNames.test(
  'fits every text or offers it in full at 320 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('region', { name: settingsTexts.contact }));
  },
);

export const LongNamesOnAPhone = LongNames.extend(on490px);

LongNamesOnAPhone.test(
  'fits every text or offers it in full at 490 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('region', { name: settingsTexts.contact }));
  },
);
