import { inLanguage } from '../../languages/inLanguage.ts';

/** Why nothing is known of an order. By itself, because the client is loaded before the texts about bulk actions. */
export const unknownReasons = inLanguage('unknownReasons', {
  /** `results` does not name the order, or not what became of it. */
  notNamed: 'The server didn’t say what happened.',
  contradictory: 'The server gave two answers: done and not done.',
});

/** Reason of an order whose status in `results` says neither that it was done nor that it was not. */
export const unknownStatusText = inLanguage(
  'unknownStatusText',
  (status: string): string => `The server calls it “${status}”, which doesn’t say whether it was done.`,
);
