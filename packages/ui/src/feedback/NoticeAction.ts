/** How something went; `warning`: nobody knows whether it happened. */
export type NoticeTone = 'success' | 'critical' | 'warning';

/** A way on from a report: Undo, Retry. */
export interface NoticeAction {
  label: string;
  onAction(): void;
}

/** A way to the rest of the story, within the app. */
export interface NoticeLink {
  label: string;
  path: string;
}
