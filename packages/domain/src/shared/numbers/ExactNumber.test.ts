import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ExactNumber, parseExactJson } from './ExactNumber.ts';

test('preserves numbers with more digits than a JavaScript number holds', () => {
  const text = '{"id":12345678901234567890,"small":7,"list":[-0.12345678901234567,"90071992547409931"],"e":1e400}';
  expect(JSON.stringify(parseExactJson(text))).toBe(text);
  expect(parseExactJson('9007199254740993')).toEqual(new ExactNumber('9007199254740993'));
});

test('otherwise matches JSON.parse, including errors', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      const plain: unknown = JSON.parse(text);
      expect(JSON.stringify(parseExactJson(text))).toBe(JSON.stringify(plain));
    }),
  );
  for (const text of ['', '{', '012345678901234567', '[1,]', '"a', 'NaN', '12345678901234567 8'])
    expect(() => parseExactJson(text), text).toThrow(SyntaxError);
});
