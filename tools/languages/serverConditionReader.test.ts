import { expect, test } from 'vitest';
import { serverConditionReader } from '../../packages/domain/languages/serverConditionReader.ts';

const words = { unknown: 'Unknown', notKnown: 'Not known', empty: 'Empty', none: 'None' };
const english = {
  fieldTexts: { sku: { label: 'SKU' }, units: { label: 'Units', unit: 'units', oneUnit: 'unit' } },
  operatorTexts: { includesAny: 'includes any of', moreThan: 'is more than' },
  oneValueTexts: { includesAny: 'includes' },
  handlingLabels: {},
  conditionWords: words,
};
const read = serverConditionReader(
  english,
  {
    fieldTexts: { sku: { label: 'SKU' }, units: { label: 'Stückzahl', unit: 'Teile', oneUnit: 'Teil' } },
    operatorTexts: { includesAny: 'enthält eines von', moreThan: 'ist mehr als' },
    oneValueTexts: { includesAny: 'enthält' },
    handlingLabels: {},
    conditionWords: { ...words, none: 'Keine', more: (named: string, left: number) => `${named} und ${left} weitere` },
  },
  'de',
);

test.each([
  ['Units', 'is more than 1,200 units', '1 unit', ['Stückzahl', 'ist mehr als 1.200 Teile', '1 Teil']],
  ['SKU', 'includes A or B', 'None', ['SKU', 'enthält A or B', 'Keine']],
  ['SKU', 'includes any of A, B and 3 more', 'A, B', ['SKU', 'enthält eines von A, B und 3 weitere', 'A, B']],
  ['Gone', 'was odd', '1,200 units', ['Gone', 'was odd', '1,200 units']],
])('%s %s: %s', (field, expected, actual, said) => {
  expect(Object.values(read({ field, expected, actual }))).toEqual(said);
});
