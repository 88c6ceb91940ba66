import { inLanguage } from '../../languages/inLanguage.ts';

/** The pager's buttons (§2), and why one is disabled. */
export const paginationTexts = inLanguage('paginationTexts', {
  previous: 'Previous page',
  next: 'Next page',
  firstPageReason: 'This is the first page.',
  lastPageReason: 'This is the last page.',
});
