import { inLanguage } from '../languages/inLanguage.ts';
import { formatCount } from './formatCount.ts';

/** What is wrong with a value that was typed, where several forms say the same. */
export const inputProblems = inLanguage('inputProblems', {
  name: 'Enter a name.',
  sku: 'Enter a SKU.',
  number: 'Enter a number.',
  oneOrMore: 'Enter 1 or more.',
  /** Of a text; `most` is small. */
  characters: (most: number) => `Use ${most} characters or fewer.`,
  most: (most: number) => `Enter ${formatCount(most)} or less.`,
  mostOf: (most: string) => `Enter ${most} or less.`,
});
