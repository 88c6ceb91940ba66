import { expect, test } from 'vitest';
import { createKeyValueStore } from './KeyValueStore.ts';

test('a set value is in the browser’s storage', () => {
  const store = createKeyValueStore(() => window.sessionStorage);
  store.set('shop', 'demo.myshopify.com');
  expect(window.sessionStorage.getItem('shop')).toBe('demo.myshopify.com');
  store.remove('shop');
  expect(store.get('shop')).toBeNull();
});

test('a browser that blocks storage still works within the page', () => {
  const store = createKeyValueStore(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(store.get('shop')).toBeNull();
  store.set('shop', 'demo.myshopify.com');
  expect(store.get('shop')).toBe('demo.myshopify.com');
  store.remove('shop');
  expect(store.get('shop')).toBeNull();
});

test('a full storage keeps the newest value in the page, over the older stored one', () => {
  window.sessionStorage.setItem('shop', 'old.myshopify.com');
  const full = createKeyValueStore(() => ({
    ...window.sessionStorage,
    getItem: (key: string) => window.sessionStorage.getItem(key),
    removeItem: (key: string) => window.sessionStorage.removeItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  }));
  full.set('shop', 'new.myshopify.com');
  expect(full.get('shop')).toBe('new.myshopify.com');
});
