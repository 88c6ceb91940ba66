/** The rows of a list after the first `offset`, at most `limit`. */
export interface AdminListPart {
  offset: number;
  limit: number;
}

export interface AdminPage<Row> {
  rows: readonly Row[];
  /** Of the whole list. */
  total: number;
}
