import { StartError } from './StartError.ts';

/**
 * The origins in APP_ORIGINS, separated by commas, such as `https://hub.example.com`; none when it is absent or blank.
 * Throws StartError for an invalid http(s) origin.
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
  // The URL consists of the origin only: no path, query or user name.
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (isOrigin && !/[?#]/.test(text)) return url.origin;
  throw new StartError(
    `APP_ORIGINS has "${text.replace(/\/\/.*@/, '//')}", but has to list origins such as https://hub.example.com, without path.`,
  );
}
