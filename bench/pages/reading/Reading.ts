/** The steps from a reply to a screen's data, on a separate page under the app's content security policy. */
export interface Reading {
  /** Parses the rows of a reply's text. */
  parse(text: string): readonly unknown[];
  /** Number of rows that pass the wire check. */
  check(rows: readonly unknown[]): number;
  /** The client's complete way from a reply in memory to orders. Keeps them until the next call and returns their number. */
  list(text: string): Promise<number>;
  /** Writes the kept orders as CSV at once, which an export does in chunks; returns its length. */
  csv(timeZone: string): number;
}

declare global {
  interface Window {
    reading: Reading;
  }
}
