import { expect, test } from 'vitest';
import { storeAdminLink, storeAdminUrl } from './storeAdminLink.ts';

test('links to the store admin page for a task', () => {
  expect(storeAdminLink(storeAdminUrl('gifts.myshopify.com'), 'notifications')).toEqual({
    label: 'Open notifications in your store admin',
    url: 'https://gifts.myshopify.com/admin/settings/notifications',
  });
});

test('does not compile with a shop instead of the address of its admin', () => {
  // @ts-expect-error: a shop's domain.
  expect(storeAdminLink('gifts.myshopify.com', 'orders')?.url).not.toContain('/admin/');
});

test('links to the simulated store in the demo', () => {
  expect(storeAdminUrl('gifts.myshopify.com', 'http://127.0.0.1:4200')).toBe('http://127.0.0.1:4200/admin');
});

test.each([
  '',
  'evil.example',
  'gifts.myshopify.com.evil.example',
  'gifts.myshopify.com/x',
  'evil.example#.myshopify.com',
])('has no link for %j, which is not a shop', { tags: 'hazard:open-redirect' }, (shop) => {
  expect(storeAdminUrl(shop)).toBeNull();
  expect(storeAdminLink(storeAdminUrl(shop), 'orders')).toBeNull();
});
