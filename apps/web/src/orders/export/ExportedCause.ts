/** The cause whose orders a list shows, for their export. */
export interface ExportedCause {
  key: string;
  /** As the screen shows it. */
  text: string;
  /** Number of its orders; `null` when unknown. */
  count: number | null;
}
