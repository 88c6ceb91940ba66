import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutUnstorable } from './withoutUnstorable.ts';

const text = fc.string({
  unit: fc.constantFrom('a', '"', '\\', 'u0000', '\u0000', '\ud83d', '\ude00', '😀', '日', '\n'),
});

test('makes the texts of any JSON storable and leaves storable ones unchanged', () => {
  fc.assert(
    fc.property(fc.array(text), (texts) => {
      const read = JSON.parse(withoutUnstorable(JSON.stringify(texts))) as string[];
      expect(read).toEqual(texts.map((each) => each.replaceAll(/\p{Cs}/gu, '\ufffd').replaceAll('\u0000', '\ufffd')));
    }),
  );
});
