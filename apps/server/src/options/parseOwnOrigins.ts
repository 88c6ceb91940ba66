import { StartError } from './StartError.ts';

/**
 * The origins in APP_ORIGINS, separated by commas, such as `https://hub.example.com`; none when it is absent or blank.
 * Throws StartError for what is no http(s) origin.
 */
export function parseOwnOrigins(text = ''): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(parseOrigin);
}

function parseOrigin(text: string): string {
  const url = URL.parse(text);
  // An origin written out is all that the URL has: no path, no query, no user name.
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (isOrigin && !/[?#]/.test(text)) return url.origin;
  throw new StartError(
    `APP_ORIGINS has "${text.replace(/\/\/.*@/, '//')}", but has to list origins such as https://hub.example.com, without path.`,
  );
}
