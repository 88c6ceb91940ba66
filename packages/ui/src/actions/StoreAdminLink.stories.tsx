import { storeAdminLink } from '@hub/domain/shared';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { StoreAdminLink, type StoreAdminLinkProps } from './StoreAdminLink.tsx';

const link: StoreAdminLinkProps['link'] = storeAdminLink('https://hearts.myshopify.com/admin', 'locations');

const meta = preview.meta({ component: StoreAdminLink, args: { link } });

export const Default = meta.story();

Default.test('opens the page of the store’s admin in a new tab', async ({ canvas }) => {
  const anchor = canvas.getByRole('link', { name: 'Open locations in your store admin (opens in a new tab)' });
  await expect(anchor).toHaveAttribute('href', 'https://hearts.myshopify.com/admin/settings/locations');
  await expect(anchor).toHaveAttribute('target', '_blank');
  await expect(anchor.getAttribute('rel')).toContain('noopener');
});

/** The app does not know which shop it is in. */
export const UnknownShop = meta.story({ args: { link: null } });

UnknownShop.test('shows no link when the shop is unknown', async ({ canvas }) => {
  await expect(canvas.queryByRole('link')).toBeNull();
});
