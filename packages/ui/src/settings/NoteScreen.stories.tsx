import { contactFacts, settingsTexts } from '@hub/domain/settings';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { hostileTexts, on320px, on490px } from '../testing/hostileFixtures.ts';
import { expectReadable } from '../testing/expectReadable.ts';
import { NoteScreen } from './NoteScreen.tsx';
import { storyPageHeader } from './settingsFixtures.ts';

const meta = preview.meta({
  component: NoteScreen,
  parameters: { layout: 'fullscreen' },
  args: { pageHeader: storyPageHeader('Tags'), heading: settingsTexts.tags, note: settingsTexts.tagsNote },
});

export const Default = meta.story();

Default.test('a tab that no call serves says so, and offers nothing to fill in', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Tags' })).toHaveTextContent(
    /Tags are kept with the orders in the store’s own admin/,
  );
  await expect(canvas.queryByRole('textbox')).toBeNull();
  await expect(canvas.queryByRole('button')).toBeNull();
});

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
  ).toEqual(['Store URL: hearts.myshopify.com', 'User id: Not given by the server', 'Plan: Growth']);
  await expect(canvas.getByRole('link', { name: 'Look it up in Knowledge' })).toHaveAttribute(
    'href',
    '/app/settings/knowledge',
  );
});

/** Long and unusual texts. */
export const Hostile = meta.story({
  ...on320px,
  args: {
    ...WithFacts.input.args,
    items: [
      { name: 'Store URL', value: `${'hearts-of-the-north'.repeat(5)}.myshopify.com`, note: null },
      { name: 'Name', value: hostileTexts.arabic, note: hostileTexts.longWord },
    ],
  },
});

Hostile.test(
  'at 320 px every text has its room or is given whole, and none moves its neighbours',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('region', { name: settingsTexts.contact }));
  },
);

export const HostileAt490 = Hostile.extend(on490px);

HostileAt490.test(
  'at 490 px every text has its room or is given whole, and none moves its neighbours',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('region', { name: settingsTexts.contact }));
  },
);
