import { message } from '@hub/domain/messages';
import { UnexpectedReplyError } from '../ProviderError.ts';

/** Enough for a list of hundreds of thousands of rows. */
const mostPages = 1_000;

/**
 * Checks the pages of one list by their rows. Throws `UnexpectedReplyError` for a page that repeats the previous one,
 * and for an endless list.
 */
export function createPageCheck(provider: string): (rows: readonly unknown[]) => void {
  let pages = 0;
  let before: string | null = null;
  return (rows) => {
    pages += 1;
    if (pages > mostPages) throw new UnexpectedReplyError(message('providers.endlessList', { provider }));
    const text = JSON.stringify(rows);
    if (text === before) throw new UnexpectedReplyError(message('providers.samePage', { provider }));
    before = text;
  };
}
