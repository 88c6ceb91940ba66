import { expect, test } from 'vitest';
import { externalHref } from './GridRow.tsx';

test('links only to http(s)', { tags: 'hazard:markup-injection' }, () => {
  expect(externalHref('https://gift-ware.myshopify.com/admin/orders/5000536365')).toBe(
    'https://gift-ware.myshopify.com/admin/orders/5000536365',
  );
  expect(externalHref('http://localhost:4173/admin/orders/1')).toBe('http://localhost:4173/admin/orders/1');
  for (const address of [
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/admin',
    'order',
    '',
  ]) {
    expect(externalHref(address)).toBeNull();
  }
});
