import { bidiIsolate } from '../../shared/texts/bidiIsolate.ts';
import { type OrderAction, orderActionTexts, timelineButton } from './orderActionTexts.ts';
import { inLanguage } from '../../languages/inLanguage.ts';

/** Texts about an action on one order. */
export const actionMessages = inLanguage('actionMessages', {
  undo: 'Undo',
  retry: 'Retry',
  cancel: 'Cancel',
  /** No reply gives the action's outcome; a retry runs once. */
  outcomeUnknown: 'We don’t know whether it was done. Check the order, or retry: it won’t be done twice.',
  /** The same when a retry may run twice. */
  outcomeUnknownUnsafe:
    'We don’t know whether it was done. Check the order first. Retry only if it wasn’t, or it may be done twice.',
  /** The person canceled the wait. */
  cancelled: 'You stopped waiting. We don’t know whether it was done, so we’re checking the orders again.',
  /** Shown while the reply is slow. */
  slow: 'This is taking longer than usual. Retry asks again without doing it twice. Cancel stops waiting.',
  slowUnsafe: 'This is taking longer than usual. Retrying may do it twice. Cancel stops waiting.',
  /** The action succeeded but its timeline entry was not saved. */
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

/** Success without a server message. */
export function actionDoneText(button: string, orderName: string): string {
  return actionSentences.done(button, bidiIsolate(orderName));
}

/** After ten seconds without a reply. */
export function actionSlowText(button: string, orderName: string): string {
  return actionSentences.waiting(actionSubject(button, orderName));
}

/** The undo's name in results: "Undo (Move to Open)". */
export function undoLabel(undo: OrderAction): string {
  return `${actionMessages.undo} (${orderActionTexts(undo).label})`;
}

/** The undo's name in the timeline, the same in every language. */
export function timelineUndo(undo: OrderAction): string {
  return `Undo (${timelineButton(undo)})`;
}
