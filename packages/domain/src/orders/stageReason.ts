import type { OrderStage } from './OrderStage.ts';
import { inLanguage } from '../languages/inLanguage.ts';
import type { OrderEvent } from '../events/OrderEvent.ts';
import { leftOutText, missingText } from './eventText.ts';

/** Names of the stages, for a row, and of who holds an order. */
export const stageWords = inLanguage('stageWords', {
  open: 'Open',
  inFulfillment: 'In fulfillment',
  shipped: 'Shipped',
  error: 'In error',
  hold: 'On hold',
  backOrder: 'On back order',
  needsReview: 'Needs review',
  closed: 'Closed',
  cancelled: 'Canceled',
  heldByHand: 'Held by hand',
  heldBy: (person: string) => `Held by ${person}`,
  noLocation: (reasons: string) => `No location can ship it. ${reasons}`,
} satisfies Record<OrderStage, string> & {
  heldByHand: string;
  heldBy(person: string): string;
  noLocation(reasons: string): string;
});

/** "On hold". */
export function stageLabel(stage: OrderStage): string {
  return stageWords[stage];
}

/** The newest event of a timeline, newest first, that says why an order is in this stage; null: none does. */
export function newestReason(stage: OrderStage, timeline: readonly { event?: OrderEvent }[]): OrderEvent | null {
  return timeline.find(({ event }) => event !== undefined && stageReason(stage, event) !== null)?.event ?? null;
}

/** Why an order is on hold or needs review, as an event says it; null for one that says nothing of that. */
export function stageReason(stage: OrderStage, event: OrderEvent): string | null {
  switch (event.kind) {
    case 'actionTaken': {
      const { action, by } = event.values;
      if (stage !== 'hold' || action !== 'hold-order') return null;
      return by === null ? stageWords.heldByHand : stageWords.heldBy(by);
    }
    case 'workflowRan': {
      const stops = event.values.changes.flatMap((change) =>
        change.type === (stage === 'hold' ? 'hold' : 'review') ? [change.reason.trim()] : [],
      );
      const reason = stage === 'hold' || stage === 'needsReview' ? stops.at(-1) : undefined;
      return reason ? capitalised(reason) : null;
    }
    case 'noLocation':
      return stage === 'needsReview' ? stageWords.noLocation(leftOutText(event.values)).trim() : null;
    case 'sentToReview':
      return stage === 'needsReview' ? capitalised(missingText(event.values)) : null;
    default:
      return null;
  }
}

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
