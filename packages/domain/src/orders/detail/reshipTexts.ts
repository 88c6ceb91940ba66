import { inLanguage } from '../../languages/inLanguage.ts';
import { formatCount } from '../../shared/numbers/formatCount.ts';
import { formatQuantity } from '../../shared/numbers/formatQuantity.ts';
import { bidiIsolate } from '../../shared/texts/bidiIsolate.ts';

/** Texts for reshipping units of a shipped order. */
export const reshipTexts = inLanguage('reshipTexts', {
  button: 'Ship again',
  title: (order: string) => `Ship items of ${order} again`,
  follows:
    'The order stays fulfilled in your store and nothing is charged. When the parcel leaves, its tracking number is ' +
    'added to the fulfillment in your store.',
  unitsOf: (item: string) => `Units of ${bidiIsolate(item)} to ship again`,
  ofUnits: (units: number) => `of ${formatCount(units)}`,
  reason: 'Reason',
  reasons: { lost: 'Lost on the way', damaged: 'Damaged', wrongItem: 'Wrong item', other: 'Other' },
  note: 'Note',
  noteHelp: 'Only for your team. Your 3PL and your customer don’t get it.',
  choose: 'Choose units to see who ships them.',
  part: (provider: string, units: number, name: string, reference: string) =>
    `${bidiIsolate(provider)} ships ${formatQuantity(units, 'unit')} as ${bidiIsolate(name)} (reference ${reference}).`,
  confirm: (units: number) => (units === 0 ? 'Ship again' : `Ship ${formatQuantity(units, 'unit')} again`),
  asked: (order: string) => `Items of ${order} are being shipped again.`,
  heading: 'Shipped again',
  atProvider: (name: string, provider: string) => `${bidiIsolate(name)} at ${bidiIsolate(provider)}`,
  states: {
    waiting: 'Waiting to be sent',
    sent: 'With the 3PL',
    left: 'Left the warehouse',
    held: 'On hold at the 3PL',
    refused: 'Not sent',
    failed: 'No answer from the 3PL',
    cancelled: 'Canceled',
    done: 'Finished',
  },
  marks: { underWay: 'Reship under way', failed: 'Reship not sent' },
  cancel: 'Cancel reship',
  cancelTitle: (name: string) => `Cancel ${bidiIsolate(name)}?`,
  cancelFollows: (provider: string) =>
    `${bidiIsolate(provider)} is asked not to ship it. If it’s packed already, it still ships, and the timeline says so.`,
  keep: 'Keep reship',
  dismiss: 'Dismiss',
  canceled: (name: string) => `${bidiIsolate(name)} is being canceled.`,
  dismissed: (name: string) => `${bidiIsolate(name)} is dismissed.`,
  cancellation: {
    asking: (provider: string, _words: string) => `Waiting for ${bidiIsolate(provider)} to cancel it.`,
    tooLate: (provider: string, words: string) =>
      `Too late to cancel: ${bidiIsolate(provider)} ships it. ${words}`.trim(),
    noAnswer: (provider: string, words: string) =>
      `${bidiIsolate(provider)} couldn’t be asked to cancel it. ${words} Call the warehouse.`,
  },
});
