import { stripVTControlCharacters } from 'node:util';

/** The first line of a test's error, without colors. */
export function firstLine(message = 'no reason given'): string {
  return stripVTControlCharacters(message).trim().split('\n')[0] ?? '';
}
