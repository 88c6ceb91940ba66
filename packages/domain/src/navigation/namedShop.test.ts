import { expect, test } from 'vitest';
import { namedShop, otherShopText } from './namedShop.ts';

const addressShop = 'demo.myshopify.com';

test.each([
  ['other.myshopify.com', 'other.myshopify.com'],
  [' Other.MyShopify.com\n', 'other.myshopify.com'],
  ['DEMO.myshopify.com', addressShop],
])('takes %j from shop info over the address', (named, shop) => {
  expect(namedShop(named, addressShop)).toBe(shop);
});

test.each([
  '',
  'other',
  'Other Gifts Ltd',
  'www.other-gifts.com',
  'https://other.myshopify.com',
  'evil.com#x.myshopify.com',
])('ignores a name that is not a shop domain: %j', (named) => {
  expect(namedShop(named, addressShop)).toBe(addressShop);
});

test('the notice names both shops and which one counts', () => {
  expect(otherShopText('a.myshopify.com', 'b.myshopify.com')).toBe(
    'You opened a.myshopify.com, but you are signed in to b.myshopify.com. Everything here belongs to b.myshopify.com.',
  );
});
