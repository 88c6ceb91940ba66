import { bidiIsolate } from '../shared/bidiIsolate.ts';
import { type OrderAction, orderActionTexts } from './orderActionTexts.ts';

/** Our own texts about an action on one order. */
export const actionMessages = {
  undo: 'Undo',
  retry: 'Retry',
  cancel: 'Cancel',
  /** No reply says what became of the action. */
  outcomeUnknown: 'It is not known whether it was done. Look at the order, or retry: that does it once at most.',
  /** The person cancelled the wait. */
  cancelled: 'You stopped waiting. It is not known whether it was done, so the orders are read again.',
  /** Shown while the reply is slow. */
  slow: 'It takes longer than usual. Retry asks once more and does it once at most; Cancel stops waiting.',
  /** The action succeeded, its timeline entry did not. */
  notInTimeline: 'It could not be written into the timeline.',
} as const;

/** Subject of a result: "Hold Order · #536365". */
export function actionSubject(button: string, orderName: string): string {
  return `${button} · ${bidiIsolate(orderName)}`;
}

/** Success without a message of the server. */
export function actionDoneText(button: string, orderName: string): string {
  return `${button}: done for ${bidiIsolate(orderName)}.`;
}

/** After ten seconds without a reply. */
export function actionSlowText(button: string, orderName: string): string {
  return `Still waiting for the server: ${actionSubject(button, orderName)}`;
}

/** Name of the undo in the timeline and in results: "Undo (Move to Open)". */
export function undoLabel(undo: OrderAction): string {
  return `${actionMessages.undo} (${orderActionTexts(undo).label})`;
}
