import { alternativeTexts, notProvided } from '@hub/domain/inventory';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { storyPageHeader } from './inventoryFixtures.ts';
import { NotProvidedScreen } from './NotProvidedScreen.tsx';

const meta = preview.meta({
  component: NotProvidedScreen,
  args: {
    pageHeader: storyPageHeader('bundles'),
    tab: notProvided.bundles,
    insteadPath: '/app/inventory/allinventory',
  },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story();

Default.test('says what no call provides, and where to go on', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Bundles' })).toHaveTextContent(notProvided.bundles.note);
  await expect(canvas.getByRole('link', { name: alternativeTexts.skus })).toHaveAttribute(
    'href',
    '/app/inventory/allinventory',
  );
  await expect(canvas.queryAllByRole('button')).toEqual([]);
});

export const Collection = meta.story({
  args: { pageHeader: storyPageHeader('collection'), tab: notProvided.collection },
});

Collection.test('says where collections are kept', async ({ canvas }) => {
  await expect(canvas.getByText(/Collections are kept in the store’s own admin/)).toBeVisible();
});

export const BulkEdit = meta.story({
  args: { pageHeader: storyPageHeader('bulk-edit'), tab: notProvided['bulk-edit'], insteadPath: '/app/list/2' },
});

BulkEdit.test('leads to where items are taken out of an order', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'See Open Orders' })).toHaveAttribute('href', '/app/list/2');
});

/** Without permission for the settings. */
export const NowhereToGo = meta.story({
  args: {
    pageHeader: storyPageHeader('universal-settings'),
    tab: notProvided['universal-settings'],
    insteadPath: null,
  },
});

NowhereToGo.test('offers no link that would send them away', async ({ canvas }) => {
  await expect(canvas.queryByRole('link', { name: alternativeTexts.settings })).toBeNull();
});
