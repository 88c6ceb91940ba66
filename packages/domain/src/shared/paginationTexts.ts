/** The buttons of a list that the server pages (§2), and why one of them may be off. */
export const paginationTexts = {
  previous: 'Previous page',
  next: 'Next page',
  firstPageReason: 'This is the first page.',
  lastPageReason: 'This is the last page.',
} as const;
