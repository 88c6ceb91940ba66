/** How something went; `warning`: nobody knows whether it happened. */
export type ReportTone = 'success' | 'critical' | 'warning';

/** A way on from a report: Undo, Retry. */
export interface ReportButton {
  label: string;
  onAction(): void;
}

/** A way to the rest of the story, within the app. */
export interface ReportLink {
  label: string;
  path: string;
}
