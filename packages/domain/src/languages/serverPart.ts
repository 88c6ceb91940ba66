import { pageLanguage } from './pageLanguage.ts';

/** As `serverText`, for what the server writes inside of sentences too, such as what a workflow did: "routed to Rotterdam". */
export function serverPart(text: string): string {
  return pageLanguage()?.serverPart?.(text) ?? text;
}
