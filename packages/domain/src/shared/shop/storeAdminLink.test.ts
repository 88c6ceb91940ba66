import { expect, test } from 'vitest';
import { storeAdminLink } from './storeAdminLink.ts';

test('a page of the store’s admin, by what is done there', () => {
  expect(storeAdminLink('gifts.myshopify.com', 'notifications')).toEqual({
    label: 'Open notifications in your store admin',
    url: 'https://gifts.myshopify.com/admin/settings/notifications',
  });
});

test.each([
  '',
  'evil.example',
  'gifts.myshopify.com.evil.example',
  'gifts.myshopify.com/x',
  'evil.example#.myshopify.com',
])('no link for %j, which is no shop', { tags: 'hazard:open-redirect' }, (shop) =>
  expect(storeAdminLink(shop, 'orders')).toBeNull(),
);
