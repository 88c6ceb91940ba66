import { bidiIsolate } from '../shared/bidiIsolate.ts';
import { type OrderAction, orderActionTexts } from './orderActionTexts.ts';

/** The words about an action of one order that no paragraph of §2 to §8 quotes. */
export const actionMessages = {
  undo: 'Undo',
  retry: 'Retry',
  cancel: 'Cancel',
  /** The call was sent, and no answer says what became of it. */
  outcomeUnknown: 'It is not known whether it was done. Look at the order, or retry: that does it once at most.',
  /** The person stopped waiting. */
  cancelled: 'You stopped waiting. It is not known whether it was done, so the orders are read again.',
  /** While an answer is late. */
  slow: 'It takes longer than usual. Retry asks once more and does it once at most; Cancel stops waiting.',
  /** The action was done; only its line in the timeline is missing. */
  notInTimeline: 'It could not be written into the timeline.',
} as const;

/** What a report is about: "Hold Order · #536365". */
export function actionSubject(button: string, orderName: string): string {
  return `${button} · ${bidiIsolate(orderName)}`;
}

/** After a success about which the server said nothing. */
export function actionDoneText(button: string, orderName: string): string {
  return `${button}: done for ${bidiIsolate(orderName)}.`;
}

/** After ten seconds without an answer. */
export function actionSlowText(button: string, orderName: string): string {
  return `Still waiting for the server: ${actionSubject(button, orderName)}`;
}

/** What the timeline and the reports call the button that takes an action back: "Undo (Move to Open)". */
export function undoLabel(undo: OrderAction): string {
  return `${actionMessages.undo} (${orderActionTexts(undo).label})`;
}
