import { inLanguage } from '../languages/inLanguage.ts';
import { formatCount } from '../shared/numbers/formatCount.ts';

export const inputMessages = inLanguage('inputMessages', {
  about: ({ subject, problem }: { subject: string; problem: string }) => `${subject}: ${problem}`,
  name: 'Enter a name.',
  sku: 'Enter a SKU.',
  number: 'Enter a number.',
  oneOrMore: 'Enter 1 or more.',
  /** For a text; `most` is small. */
  characters: ({ most }: { most: number }) => `Use ${most} characters or fewer.`,
  most: ({ most }: { most: number }) => `Enter ${formatCount(most)} or less.`,
  mostOf: ({ most }: { most: string }) => `Enter ${most} or less.`,
});
