import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { ViewOnlyBanner } from './ViewOnlyBanner.tsx';

const reason: string | null = 'You need edit permission for Locations to do this. Ask Ana Souza.';

const meta = preview.meta({ component: ViewOnlyBanner, args: { reason } });

export const Default = meta.story();

Default.test('says which permission is missing and whom to ask', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: reason })).toBeVisible();
});

/** The person may edit, so nothing is shown. */
export const CanEdit = meta.story({ args: { reason: null } });

CanEdit.test('is empty for a person who may edit', async ({ canvas }) => {
  await expect(canvas.queryByRole('heading')).toBeNull();
});
