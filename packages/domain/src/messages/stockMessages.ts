import { bidiIsolate } from '../shared/texts/bidiIsolate.ts';
import { inLanguage } from '../languages/inLanguage.ts';
import { formatCount } from '../shared/numbers/formatCount.ts';
import { formatQuantity } from '../shared/numbers/formatQuantity.ts';

export const stockMessages = inLanguage('stockMessages', {
  skuSpaces: 'A SKU can’t begin or end with a space.',
  skuLength: ({ most }: { most: number }) => `Use a SKU of ${most} characters or fewer.`,
  reserved: ({ units }: { units: number }) =>
    `${formatQuantity(units, 'unit')} ${units === 1 ? 'is' : 'are'} reserved for orders`,
  staysCounted: ({ reserved }: { reserved: string }) => `${reserved}, so it has to stay counted.`,
  tooFew: ({ reserved, least }: { reserved: string; least: number }) =>
    `${reserved}. Enter ${formatCount(least)} or more, or close those orders first.`,
  onHand: 'on hand',
  lowAt: 'for “low at”',
  wholeNumber: ({ what }: { what: string }) => `Enter a whole number ${what}, 0 or more.`,
  most: ({ most, what }: { most: number; what: string }) => `Enter ${formatCount(most)} or less ${what}.`,
  sameRow: ({ line }: { line: number }) => `Line ${formatCount(line)} has this SKU and location already.`,
  empty: 'The file is empty.',
  noColumn: ({ names }: { names: readonly string[] }) =>
    `The first line has no column named ${names.map((name) => `“${name}”`).join(' or ')}.`,
  rows: ({ most }: { most: number }) => `The file has more than ${formatCount(most)} rows. Split it into smaller ones.`,
  noSku: 'It has no SKU.',
  rounded: ({ sku }: { sku: string }) =>
    `A spreadsheet rounded the SKU “${sku}”. Format the column as text and export again.`,
  noLocation: 'It has no location.',
  noNumber: 'It has no number on hand.',
  tooMany: ({ most }: { most: number }) => `Save ${formatCount(most)} levels or fewer at a time.`,
  twice: 'It appears twice for one location.',
  outdated: ({ count }: { count: number }) =>
    count === 1
      ? 'One of these levels was changed in the meantime, by a person or a shipment. Check it, then save again.'
      : `${formatCount(count)} of these levels were changed in the meantime, by a person or a shipment. Check them, then save again.`,
  countedByStore: 'Your store counts the stock of this location. Change the number there.',
  countedByProvider: 'Your 3PL counts the stock of this location. We read its figures every hour.',
  unknownLocation: ({ location }: { location: string }) => `Your store has no location “${bidiIsolate(location)}”.`,
});
