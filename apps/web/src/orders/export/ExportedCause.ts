/** The cause whose orders a list shows, for their export. */
export interface ExportedCause {
  key: string;
  /** As the screen shows it. */
  text: string;
  /** Its orders; null where not known. */
  count: number | null;
}
