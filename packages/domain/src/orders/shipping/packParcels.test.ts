import { expect, test } from 'vitest';
import { packParcels, unknownSkus } from './packParcels.ts';

const left = [
  { lineItemId: '1', sku: 'MUG-1', quantity: 2 },
  { lineItemId: '2', sku: 'mug-1', quantity: 1 },
];
const parcelOf = (sku: string, quantity: number) => [{ parcelId: 'P1', lines: [{ sku, lineItemId: null, quantity }] }];
const packed = (sku: string, quantity: number) => [...packParcels(parcelOf(sku, quantity), left, { isComplete: true })];

test('a SKU in another case or with spaces around it is the same, after its own spelling', () => {
  const both = [
    { lineItemId: '1', quantity: 2 },
    { lineItemId: '2', quantity: 1 },
  ];
  expect(packed(' Mug-1 ', 3)).toEqual([['P1', both]]);
  expect(packed('mug-1', 1)).toEqual([['P1', [{ lineItemId: '2', quantity: 1 }]]]);
  expect(unknownSkus(parcelOf(' Mug-1 ', 3), left)).toEqual([]);
});

test('another SKU does not match', () => {
  expect(packed('MUG1', 1)).toEqual([]);
  expect(unknownSkus(parcelOf('MUG1', 1), left)).toEqual(['MUG1']);
});
