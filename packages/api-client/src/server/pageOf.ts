/** Rows of a page. */
export const rowsPerPage = 100;

/** The number of a page, from 1; what is no number is the first. */
export function pageNumber(page: string | undefined): number {
  return Math.max(1, Math.trunc(Number(page ?? 1)) || 1);
}

/** A page of rows that are all there. */
export function pageOf<Row>(rows: readonly Row[], page: string | undefined): { rows: Row[]; hasNextPage: boolean } {
  const end = pageNumber(page) * rowsPerPage;
  return { rows: rows.slice(end - rowsPerPage, end), hasNextPage: rows.length > end };
}
