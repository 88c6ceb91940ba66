import { inLanguage } from '../../languages/inLanguage.ts';

/** Why an order's outcome is unknown. Separate because the client loads before the bulk action texts. */
export const unknownReasons = inLanguage('unknownReasons', {
  /** `results` lacks the order or its outcome. */
  notNamed: 'The server didn’t say what happened.',
  contradictory: 'The server gave two answers: done and not done.',
});

/** The order's status in `results` says neither done nor not done. */
export const unknownStatusText = inLanguage(
  'unknownStatusText',
  (status: string): string => `The server calls it “${status}”, which doesn’t say whether it was done.`,
);
