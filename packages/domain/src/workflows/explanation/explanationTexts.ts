import { formatCount } from '../../shared/numbers/formatCount.ts';
import type { TriggerName } from '../definition/triggers.ts';
import { inLanguage } from '../../languages/inLanguage.ts';

/** Texts of "Why each workflow ran or didn’t". */
export const explanationTexts = inLanguage('explanationTexts', {
  subject: 'the workflows for this order',
  listLabel: 'Workflows and this order',
  none: 'No workflow is on, and none has run on this order.',
  outcomes: { ran: 'Ran', didNotMatch: 'Did not match', hasNotRun: 'Has not run' },
  whyItRan: 'Why it ran',
  whyItDidNotMatch: 'Why it didn’t match',
  wouldMatch: 'It would match now',
  wouldNotMatch: 'It would not match now',
  deletedBadge: 'Deleted',
  ranTimes: (times: number) => `It has run ${formatCount(times)} times; this is the newest run.`,
  didNotMatchSince: 'It checked again later and didn’t match.',
  isOff: 'It is off now.',
  deleted: 'It has been deleted since.',
  newerVersion: (version: number) => `It has been changed since: version ${formatCount(version)} is on now.`,
  needsChange: (problem: string) => `It can’t run until you change it. ${problem}`,
  newer: 'It was switched on, or last saved, after this order was placed.',
  notStarted: {
    orderArrives: 'It runs when a new order arrives. This one was imported, or loaded with your store’s past orders.',
    orderChanges: 'It runs when an order changes. This one hasn’t since the workflow was switched on.',
    beforeShipping:
      'It runs before an order goes to the warehouse. This one hasn’t gone since the workflow was switched on.',
    shipmentChanges: 'It runs when a shipment changes. None has since the workflow was switched on.',
    unknown: 'Nothing has started it on this order.',
  } satisfies Record<TriggerName | 'unknown', string>,
});
