import { message } from '@hub/domain/messages';
import { UnexpectedReplyError } from '../ProviderError.ts';

/** A list of hundreds of thousands of rows has fewer pages. */
const mostPages = 1_000;

/** Throws `UnexpectedReplyError` for the page of a list that goes on and on; `page` counts from 1. */
export function checkPage(providerName: string, page: number): void {
  if (page > mostPages) throw new UnexpectedReplyError(message('providers.endlessList', { provider: providerName }));
}
