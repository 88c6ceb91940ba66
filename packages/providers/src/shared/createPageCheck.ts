import { message } from '@hub/domain/messages';
import { hash } from 'node:crypto';
import { UnexpectedReplyError } from '../ProviderError.ts';

/** Enough for a list of hundreds of thousands of rows. */
const mostPages = 1_000;

/**
 * Checks the pages of one list by their rows. Throws `UnexpectedReplyError` for a page that repeats an earlier one,
 * and for an endless list.
 */
export function createPageCheck(provider: string): (rows: readonly unknown[]) => void {
  const seen = new Set<string>();
  return (rows) => {
    if (seen.size >= mostPages) throw new UnexpectedReplyError(message('providers.endlessList', { provider }));
    const page = hash('sha256', JSON.stringify(rows));
    if (seen.has(page)) throw new UnexpectedReplyError(message('providers.samePage', { provider }));
    seen.add(page);
  };
}
