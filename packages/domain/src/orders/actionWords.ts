import { isolated } from '../shared/isolated.ts';
import { type OrderAction, orderActionTexts } from './orderActionTexts.ts';

/** The words about an action of one order that no paragraph of §2 to §8 quotes. */
export const actionWords = {
  undo: 'Undo',
  retry: 'Retry',
  cancel: 'Cancel',
  /** The call was sent, and no answer says what became of it. */
  unknown: 'It is not known whether it was done. Look at the order, or retry: that does it once at most.',
  /** The person stopped waiting. */
  gaveUp: 'You stopped waiting. It is not known whether it was done, so the orders are read again.',
  /** While an answer is late. */
  late: 'It takes longer than usual. Retry asks once more and does it once at most; Cancel stops waiting.',
  /** The action was done; only its line in the timeline is missing. */
  notInTimeline: 'It could not be written into the timeline.',
} as const;

/** What a report is about: "Hold Order · #536365". */
export function actionSubject(button: string, orderName: string): string {
  return `${button} · ${isolated(orderName)}`;
}

/** After a success about which the server said nothing. */
export function actionDone(button: string, orderName: string): string {
  return `${button}: done for ${isolated(orderName)}.`;
}

/** After ten seconds without an answer. */
export function stillWaitingFor(button: string, orderName: string): string {
  return `Still waiting for the server: ${actionSubject(button, orderName)}`;
}

/** What the timeline and the reports call the button that takes an action back: "Undo (Move to Open)". */
export function undoButton(undo: OrderAction): string {
  return `${actionWords.undo} (${orderActionTexts(undo).label})`;
}
