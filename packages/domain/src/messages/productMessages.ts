import { inLanguage } from '../languages/inLanguage.ts';
import { formatCount } from '../shared/numbers/formatCount.ts';

export const productMessages = inLanguage('productMessages', {
  deleted: 'Someone else deleted it. Discard the changes, or add it again under a new name.',
  packages: ({ most }: { most: number }) => `Use ${formatCount(most)} packages or fewer.`,
  bundles: ({ most }: { most: number }) => `Use ${formatCount(most)} bundles or fewer.`,
  collections: ({ most }: { most: number }) => `Use ${formatCount(most)} collections or fewer.`,
  someone: 'Someone else',
  meanwhile: ({ person }: { person: string }) => `${person} saved it in the meantime.`,
  noSkuColumn: 'The file has no SKU column. Export the products to see what it should look like.',
  noColumns: ({ names }: { names: string }) => `The file has none of the columns ${names}.`,
  rows: ({ most, found }: { most: number; found: number }) =>
    `Use ${formatCount(most)} rows or fewer; these are ${formatCount(found)}.`,
  noSku: 'It has no SKU.',
  sameSku: ({ line }: { line: number }) => `Line ${line} has the same SKU.`,
});
