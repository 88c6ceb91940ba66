import { inLanguage } from '../../languages/inLanguage.ts';
import { defineAction } from './ActionDefinition.ts';
import { durationText, reasonPhrase } from './phraseParts.ts';

export const stageActionWords = inLanguage('stageActionWords', {
  hold: {
    label: 'Put on hold',
    releaseAfter: 'Release after',
    untilReleased: 'Leave empty to hold until someone releases it.',
    phrase: 'put it on hold',
    phraseFor: (duration: string) => `put it on hold for ${duration}`,
    done: (reason: string) => `put on hold: ${reason}`,
    doneFor: (reason: string, duration: string) => `put on hold for ${duration}: ${reason}`,
  },
  review: {
    label: 'Send to review',
    phrase: 'send it to review',
    done: (reason: string) => `sent to review: ${reason}`,
  },
  reason: 'Reason',
  shown: 'Shown on the order.',
  problems: { reason: 'Enter a reason.' },
  /** An order that is not open keeps its stage. */
  stageKept: 'not held or sent to review: it wasn’t open',
});

const words = stageActionWords;

const reason = {
  name: 'reason',
  label: words.reason,
  type: 'text',
  help: words.shown,
  missing: 'workflows.reason',
} as const;

export const stageActions = {
  hold: defineAction({
    label: words.hold.label,
    kind: 'orderUpdate',
    target: 'stage',
    parameters: [
      reason,
      { name: 'hours', label: words.hold.releaseAfter, type: 'hours', help: words.hold.untilReleased },
    ],
    phrase: ({ reason, hours }) =>
      `${hours === null ? words.hold.phrase : words.hold.phraseFor(durationText(hours))}${reasonPhrase(reason)}`,
    done: ({ reason, hours }) =>
      hours === null ? words.hold.done(reason) : words.hold.doneFor(reason, durationText(hours)),
    apply: ({ reason, hours }) => ({ stage: { type: 'hold', reason, hours } }),
  }),
  review: defineAction({
    label: words.review.label,
    kind: 'orderUpdate',
    target: 'stage',
    parameters: [reason],
    phrase: ({ reason }) => `${words.review.phrase}${reasonPhrase(reason)}`,
    done: ({ reason }) => words.review.done(reason),
    apply: ({ reason }) => ({ stage: { type: 'needsReview', reason } }),
  }),
};
