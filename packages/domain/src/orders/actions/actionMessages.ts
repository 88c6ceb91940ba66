import { bidiIsolate } from '../../shared/texts/bidiIsolate.ts';
import { type OrderAction, orderActionTexts, timelineButton } from './orderActionTexts.ts';
import { inLanguage } from '../../languages/inLanguage.ts';

/** Our own texts about an action on one order. */
export const actionMessages = inLanguage('actionMessages', {
  undo: 'Undo',
  retry: 'Retry',
  cancel: 'Cancel',
  /** No reply says what became of the action; a retry is done once. */
  outcomeUnknown: 'We don’t know whether it was done. Check the order, or retry: it won’t be done twice.',
  /** The same, where a retry may be done again. */
  outcomeUnknownUnsafe:
    'We don’t know whether it was done. Look at the order first, and retry only if it wasn’t: otherwise it may be done twice.',
  /** The person cancelled the wait. */
  cancelled: 'You stopped waiting. We don’t know whether it was done, so we’re checking the orders again.',
  /** Shown while the reply is slow. */
  slow: 'This is taking longer than usual. Retry asks again without doing it twice. Cancel stops waiting.',
  slowUnsafe: 'This is taking longer than usual. Retrying may do it twice. Cancel stops waiting.',
  /** The action succeeded, its timeline entry did not. */
  notInTimeline: 'It couldn’t be added to the timeline.',
});

/** Sentences about an action. */
export const actionSentences = inLanguage('actionSentences', {
  done: (button: string, order: string) => `${button}: done for ${order}.`,
  waiting: (subject: string) => `Still waiting for the server: ${subject}`,
});

/** Subject of a result: "Hold Order · #536365". */
export function actionSubject(button: string, orderName: string): string {
  return `${button} · ${bidiIsolate(orderName)}`;
}

/** Success without a message of the server. */
export function actionDoneText(button: string, orderName: string): string {
  return actionSentences.done(button, bidiIsolate(orderName));
}

/** After ten seconds without a reply. */
export function actionSlowText(button: string, orderName: string): string {
  return actionSentences.waiting(actionSubject(button, orderName));
}

/** Name of the undo in results: "Undo (Move to Open)". */
export function undoLabel(undo: OrderAction): string {
  return `${actionMessages.undo} (${orderActionTexts(undo).label})`;
}

/** Name of the undo in the timeline, in every language. */
export function timelineUndo(undo: OrderAction): string {
  return `Undo (${timelineButton(undo)})`;
}
