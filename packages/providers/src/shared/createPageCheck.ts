import { message } from '@hub/domain/messages';
import { UnexpectedReplyError } from '../ProviderError.ts';

/** A list of hundreds of thousands of rows has fewer pages. */
const mostPages = 1_000;

/**
 * Checks the pages of one list, each by its rows. Throws `UnexpectedReplyError` for one that has the rows of the page before it,
 * and for a list that goes on and on.
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
