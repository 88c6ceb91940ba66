import { expect, test } from 'vitest';
import { storeAdminLink } from './storeAdminLink.ts';

test('links to the store admin page for a task', () => {
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
])('has no link for %j, which is not a shop', { tags: 'hazard:open-redirect' }, (shop) =>
  expect(storeAdminLink(shop, 'orders')).toBeNull(),
);
