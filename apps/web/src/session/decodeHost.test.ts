import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeHost } from './decodeHost.ts';

describe('host is base64 (padded or not)', () => {
  const hosts = [
    'admin.shopify.com/store/demo',
    'demo.myshopify.com/admin',
    'a.myshopify.com/admin',
    'ab.myshopify.com/admin',
  ];

  test.each(hosts)('%s decodes padded, unpadded and url-safe', (host) => {
    const padded = btoa(host);
    expect(decodeHost(padded)).toBe(host);
    expect(decodeHost(padded.replace(/=+$/, ''))).toBe(host);
    expect(decodeHost(padded.replaceAll('+', '-').replaceAll('/', '_'))).toBe(host);
  });

  test.each([
    null,
    '',
    '!!!!',
    'a',
    '====',
    'YWRt aW4=\n',
    'w6TDtg==',
    btoa('two words'),
    btoa('line\nbreak'),
    btoa('x'.repeat(600)),
  ])('%j counts as absent', (encoded) => {
    expect(decodeHost(encoded)).toBeNull();
  });

  test('any text is decoded without throwing, and the result is printable', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 700 }), (text) => {
        const decoded = decodeHost(text);
        expect(decoded === null || /^[\x21-\x7e]+$/.test(decoded)).toBe(true);
      }),
    );
  });
});
