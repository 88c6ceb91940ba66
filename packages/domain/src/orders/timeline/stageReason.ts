import type { OrderStage } from '../OrderStage.ts';
import { inLanguage } from '../../languages/inLanguage.ts';
import type { EventKind, OrderEvent } from '../../events/OrderEvent.ts';
import { eventText, leftOutText, missingText } from './eventText.ts';

/** Stage names for a row, and names for who holds an order. */
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

/** The newest event, in a timeline with newest first, that says why an order is in this stage; `null` for none. */
export function newestReason(stage: OrderStage, timeline: readonly { event?: OrderEvent }[]): OrderEvent | null {
  return timeline.find(({ event }) => event !== undefined && stageReason(stage, event) !== null)?.event ?? null;
}

/**
 * Why an order is on hold or needs review, or who ships it instead, according to an event; `null` when the event does
 * not say.
 */
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
    case 'shippedElsewhere':
      return stage === 'closed' ? eventText(event) : null;
    case 'sentToReview':
      return stage === 'needsReview' ? capitalised(missingText(event.values)) : null;
    case 'sameOrderFromFile':
      return stage === 'needsReview' ? eventText(event) : null;
    default:
      return storeStops.get(event.kind)?.includes(stage) ? eventText(event) : null;
  }
}

/** Hold reasons that can't be lifted here: the store lets no unit leave. */
export const keptInStore: readonly EventKind[] = [
  'testOrder',
  'heldInStore',
  'scheduledInStore',
  'begunInStore',
  'unplannedInStore',
  'unplacedInStore',
  'unknownInStore',
];

/** Whether the store holds back an order that is on hold for this reason. */
export function isKeptInStore(reason: OrderEvent | null): boolean {
  return reason !== null && keptInStore.includes(reason.kind);
}

/** The store's reasons for an order to wait, and where it waits. */
export const storeStops: ReadonlyMap<EventKind, readonly OrderStage[]> = new Map([
  ['testOrder', ['hold']],
  ['heldInStore', ['hold']],
  ['scheduledInStore', ['hold']],
  ['begunInStore', ['hold']],
  ['unplannedInStore', ['hold']],
  ['unplacedInStore', ['hold']],
  ['unknownInStore', ['hold']],
  ['awaitsPayment', ['hold']],
  ['beforeGoLive', ['hold']],
  ['severalDestinations', ['needsReview']],
  ['riskFound', ['needsReview', 'hold']],
  ['disputeOpen', ['needsReview', 'hold']],
  ['unclearInFile', ['needsReview']],
]);

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
