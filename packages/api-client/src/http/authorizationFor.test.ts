import { describe, expect, test } from 'vitest';
import { authorizationFor } from './authorizationFor.ts';

const both = { adminToken: 'admin-token', shopToken: 'shop-token' };

describe('The Authorization header', () => {
  test('under /admin the admin token', { tags: '§6.17' }, () =>
    expect(authorizationFor('admin', both)).toBe('admin-token'),
  );
  test('under /app the one in shop info’s reply', { tags: '§6.18' }, () =>
    expect(authorizationFor('app', both)).toBe('shop-token'),
  );
  test('elsewhere none', () => expect(authorizationFor('public', both)).toBeNull());
  test("a back-office token is never sent with a merchant's call", { tags: '§6.17' }, () => {
    expect(authorizationFor('app', { ...both, shopToken: null })).toBeNull();
  });
  test("a merchant's token is never sent with a back-office call", () => {
    expect(authorizationFor('admin', { ...both, adminToken: null })).toBeNull();
  });
  test('an empty token counts as none', () => {
    expect(authorizationFor('admin', { ...both, adminToken: ' ' })).toBeNull();
    expect(authorizationFor('app', { ...both, shopToken: '' })).toBeNull();
  });
});
