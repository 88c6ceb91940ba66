import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findProvider } from '../providers/providers.ts';
import { utf8 } from './spelledBytes.ts';
import { withoutSecrets } from './withoutSecrets.ts';

const provider = findProvider('dcl');
if (!provider) throw new Error('no DCL');
const without = (text: string, password: string) =>
  withoutSecrets(text, provider, { shape: 'flat', status: true, values: { username: 'ann', password } });

const secret = 'p&ss"w/rd <über> +1';
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const base64 = (text: string) => {
  const bits = [...utf8(text)].map((byte) => byte.charCodeAt(0).toString(2).padStart(8, '0')).join('');
  const sextets = bits.match(/.{1,6}/g) ?? [];
  const encoded = sextets.map((sextet) => digits[Number.parseInt(sextet.padEnd(6, '0'), 2)]).join('');
  return encoded.padEnd(Math.ceil(encoded.length / 4) * 4, '=');
};
const hex = (text: string) => [...utf8(text)].map((byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
const html = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const spelled: readonly [name: string, text: string][] = [
  ['plain', secret],
  ['JSON', JSON.stringify(secret).slice(1, -1)],
  ['JSON twice', JSON.stringify(JSON.stringify(secret)).slice(3, -3)],
  ['JSON in ASCII', secret.replaceAll(/[^ -~]|["/]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)],
  ['percent-encoded', encodeURIComponent(secret)],
  ['percent-encoded, lower case', encodeURIComponent(secret).replaceAll(/%../g, (code) => code.toLowerCase())],
  ['percent-encoded twice', encodeURIComponent(encodeURIComponent(secret))],
  ['form-encoded', encodeURIComponent(secret).replaceAll('%20', '+')],
  ['HTML', html(secret)],
  ['HTML with numbers', secret.replaceAll(/[^a-z]/g, (c) => `&#${c.charCodeAt(0)};`)],
  ['HTML with hex numbers', secret.replaceAll(/[^a-z]/g, (c) => `&#x${c.charCodeAt(0).toString(16).toUpperCase()};`)],
  ['HTML in JSON', JSON.stringify(html(secret)).slice(1, -1)],
  ['base64', base64(secret)],
  ['base64 without padding', base64(secret).replaceAll('=', '')],
  ['base64url', base64(secret).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')],
  ['Basic', base64(`ann:${secret}`)],
  ['Basic with another user name', base64(`somebody-else:${secret}`)],
  ['Basic with an empty password', base64(`${secret}:`)],
  ['base64 in an address', encodeURIComponent(base64(`ann:${secret}`))],
  ['capitals', secret.toUpperCase()],
  ['hex', hex(secret)],
  ['hex in capitals, with a user name', hex(`ann:${secret}`).toUpperCase()],
  ['the first eight characters', secret.slice(0, 8)],
  ['the last eight characters', secret.slice(-8)],
  ['the first twelve characters', secret.slice(0, 12)],
];

describe('a secret is masked in every spelling', () => {
  test.each(spelled)('%s', { tags: 'hazard:secret-leak' }, (_, text) => {
    expect(without(`Refused (${text}), try again`, secret)).toBe('Refused (•••), try again');
  });

  test('any secret in any common spelling', { tags: 'hazard:secret-leak' }, () => {
    // A secret that looks escaped can leave a few characters.
    const looksEscaped = /%[\da-f]{2}|\\|&[#\w]+;/i;
    const secrets = fc
      .string({ unit: 'grapheme', minLength: 8, maxLength: 40 })
      .filter((text) => text.trim() === text && !looksEscaped.test(text));
    fc.assert(
      fc.property(secrets, (text) => {
        for (const written of [
          text,
          JSON.stringify(text).slice(1, -1),
          encodeURIComponent(text),
          html(text),
          base64(text),
        ])
          expect(without(`§${written}§`, text), written).toBe('§•••§');
      }),
    );
  });
});

test("the test's base64 matches RFC 4648", () => {
  expect(['fo', 'foobar', 'üé'].map(base64)).toEqual(['Zm8=', 'Zm9vYmFy', 'w7zDqQ==']);
});

test('ignores secrets shorter than eight characters', () => {
  expect(without('Read these credentials: "a", rea', 'rea')).toBe('Read these credentials: "a", rea');
  expect(without('Wrong 1234567', '1234567')).toBe('Wrong 1234567');
});

test('keeps ordinary words, server masks and long texts', () => {
  const text = '100% of c:\\new\\users & <b>AAAAAAAAAAAA</b> + \\ud83d %zz &nope; ••••••••';
  expect(without(text, secret)).toBe(text);
  expect(without(text, '••••••••')).toBe(text);
  expect(without(`${text} `.repeat(2_000), secret)).toBe(`${text} `.repeat(2_000));
});
