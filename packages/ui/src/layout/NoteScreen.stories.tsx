import { alternativeTexts, notProvided } from '@hub/domain/inventory';
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

const inventoryHeader: PageHeaderProps = {
  title: 'Inventory',
  tabs: [
    { title: 'All inventory', path: '/app/inventory/allinventory' },
    { title: 'Bundles', path: '/app/inventory/bundles' },
  ],
  current: '/app/inventory/bundles',
};

const meta = preview.meta({
  component: NoteScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    pageHeader: storyPageHeader('Tags'),
    heading: settingsTexts.tags,
    note: settingsTexts.tagsNote,
    adminLink: storeAdminLink('hearts.myshopify.com', 'orders'),
  },
});

export const Default = meta.story();

Default.test(
  'a tab that no call serves leads to where it is done, and offers nothing to fill in',
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

/** The screen needs something that the server does not have, and part of it is known all the same. */
export const WithFacts = meta.story({
  args: {
    pageHeader: storyPageHeader('Contact us'),
    heading: settingsTexts.contact,
    note: settingsTexts.contactNote,
    facts: contactFacts({ shop: 'hearts.myshopify.com', userId: null }, 'Growth'),
    link: { title: settingsTexts.contactHelp, path: '/app/settings/knowledge' },
  },
});

WithFacts.test('what is known all the same can be read and copied, with a way on', async ({ canvas }) => {
  await expect(
    canvas.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`),
  ).toEqual(['Store URL: hearts.myshopify.com', 'User ID: Not available', 'Plan: Growth']);
  await expect(canvas.getByRole('link', { name: 'Find an answer in Knowledge' })).toHaveAttribute(
    'href',
    '/app/settings/knowledge',
  );
});

/** The screen needs something that the server does not have, and another place has it. */
export const WithLink = meta.story({
  args: {
    pageHeader: inventoryHeader,
    heading: notProvided.bundles.title,
    note: notProvided.bundles.note,
    link: { title: alternativeTexts.skus, path: '/app/inventory/allinventory' },
  },
});

WithLink.test('says what no call provides, and where to go on', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Bundles' })).toHaveTextContent(notProvided.bundles.note);
  await expect(canvas.getByRole('link', { name: alternativeTexts.skus })).toHaveAttribute(
    'href',
    '/app/inventory/allinventory',
  );
  await expect(canvas.queryAllByRole('button')).toEqual([]);
});

/** Without permission for the alternative. */
export const NowhereToGo = meta.story({ args: { ...WithLink.input.args, link: null } });

NowhereToGo.test('offers no link that would redirect', async ({ canvas }) => {
  await expect(canvas.queryByRole('link', { name: alternativeTexts.skus })).toBeNull();
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
  'at 320 px every text has its room or is given whole, and none moves its neighbours',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('region', { name: settingsTexts.contact }));
  },
);

export const LongNamesOnAPhone = LongNames.extend(on490px);

LongNamesOnAPhone.test(
  'at 490 px every text has its room or is given whole, and none moves its neighbours',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('region', { name: settingsTexts.contact }));
  },
);
