/** `warning`: the outcome is unknown. */
export type NoticeTone = 'success' | 'critical' | 'warning';

/** A button of a notice: Undo, Retry. */
export interface NoticeAction {
  label: string;
  onAction(): void;
}

/** A link within the app. */
export interface NoticeLink {
  label: string;
  path: string;
}
