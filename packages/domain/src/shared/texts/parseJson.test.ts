import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { asRecord } from './asRecord.ts';
import { parseJson } from './parseJson.ts';

describe('JSON inside a text is decoded once, with a typed fallback', () => {
  it('parses JSON', () => {
    expect(parseJson('[{"id":1}]')).toEqual([{ id: 1 }]);
    expect(parseJson('null')).toBeNull();
    expect(parseJson('"plain"')).toBe('plain');
  });

  test.each(['', ' ', 'undefined', 'NaN', '{', '[1,', '{"a":}', "{'a':1}", '\u0000'])(
    'returns undefined for "%s"',
    (text) => {
      expect(parseJson(text)).toBeUndefined();
    },
  );

  it('unwraps text that was encoded two or three times', () => {
    const value = { status: true, accounts: [{ name: 'a' }] };
    const twice = JSON.stringify(JSON.stringify(value));
    expect(parseJson(twice)).toEqual(value);
    expect(parseJson(JSON.stringify(twice))).toEqual(value);
  });

  it('keeps text that only looks like JSON', () => {
    expect(parseJson('"[oops"')).toBe('[oops');
    expect(parseJson('"{not json}"')).toBe('{not json}');
  });

  test.each([
    '{"__proto__":{"polluted":1},"a":1}',
    '{"\\u005f_proto__":{"polluted":1},"a":1}',
    '{"constructor":{"prototype":{"polluted":1}},"a":1}',
    JSON.stringify('{"__proto__":{"polluted":1},"a":1}'),
  ])('keeps keys away from the prototype: %s', (text) => {
    const parsed = asRecord(parseJson(text));
    expect(Object.keys(parsed ?? {})).toEqual(['a']);
    expect(Object.getPrototypeOf({ ...parsed })).toBe(Object.prototype);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it('survives nesting deeper than any stack', () => {
    const deep = '['.repeat(200_000);
    expect(() => parseJson(`${deep}${']'.repeat(200_000)}`)).not.toThrow();
    expect(() => parseJson(`{"__proto__":${deep}${']'.repeat(200_000)}}`)).not.toThrow();
  });

  it('never throws and returns every value that was written', { tags: 'hazard:malformed-reply' }, () => {
    fc.assert(fc.property(fc.string(), (text) => void parseJson(text)));
    fc.assert(fc.property(fc.json(), fc.nat(40), (text, cut) => void parseJson(text.slice(0, text.length - cut))));
    const plain = fc.array(
      fc.dictionary(
        fc.stringMatching(/^[a-z_]{1,8}$/).filter((key) => key !== 'constructor'),
        fc.oneof(fc.integer(), fc.boolean(), fc.constant(null)),
      ),
    );
    fc.assert(
      fc.property(plain, (value) => {
        expect(parseJson(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

test('a record is not a list, null or text', () => {
  expect(asRecord({ a: 1 })).toEqual({ a: 1 });
  for (const other of [[], null, undefined, 'text', 1, true]) expect(asRecord(other)).toBeNull();
});
