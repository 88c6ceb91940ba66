import { inLanguage } from '../languages/inLanguage.ts';
import { bidiIsolate } from '../shared/texts/bidiIsolate.ts';

export const tagMessages = inLanguage('tagMessages', {
  comma: 'A tag can’t contain commas.',
  sameName: 'It already has this name.',
  unknown: ({ name }: { name: string }) => `The tag “${bidiIsolate(name)}” no longer exists.`,
  taken: ({ name }: { name: string }) => `The tag “${bidiIsolate(name)}” already exists.`,
});
