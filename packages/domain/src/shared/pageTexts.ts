/** The buttons of a list that the server pages (§2), and why one of them may be off. */
export const pageTexts = {
  previous: 'Previous page',
  next: 'Next page',
  isFirst: 'This is the first page.',
  isLast: 'This is the last page.',
} as const;
