import { stripVTControlCharacters } from 'node:util';

/** The first line of what a runner says of a failed test, without colours. */
export function firstLine(message = 'no reason given'): string {
  return stripVTControlCharacters(message).trim().split('\n')[0] ?? '';
}
