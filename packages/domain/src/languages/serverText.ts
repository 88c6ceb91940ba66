import { pageLanguage } from './pageLanguage.ts';

/** What the server wrote, which is English, in the language of the page; words that it does not know stay as they are. */
export function serverText(text: string): string {
  return pageLanguage()?.serverText?.(text) ?? text;
}
