import { type Words, wordsText } from '../messages/Message.ts';
import { pageLanguage } from './pageLanguage.ts';

/** What the server wrote, which is English, in the language of the page; words that it does not know stay as they are. */
export function serverText(words: Words): string {
  return typeof words === 'string' ? (pageLanguage()?.serverText?.(words) ?? words) : wordsText(words);
}
