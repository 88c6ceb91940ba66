import { inLanguage } from '../languages/inLanguage.ts';
import { bidiIsolate } from '../shared/texts/bidiIsolate.ts';
import { wordOf } from '../languages/wordOf.ts';
import { joinNames } from '../shared/texts/joinNames.ts';
import { formatCount } from '../shared/numbers/formatCount.ts';

const stages = {
  open: 'is open',
  inFulfillment: 'is in fulfillment',
  shipped: 'is shipped',
  error: 'is in error',
  hold: 'is on hold',
  backOrder: 'is on back order',
  needsReview: 'needs review',
  closed: 'is closed',
  cancelled: 'is canceled',
};

/** A stage inside a message. */
export type StageName = keyof typeof stages;

export const orderMessages = inLanguage('orderMessages', {
  held: ({ order }: { order: string }) => `${order} is on hold.`,
  productFlows: ({ order }: { order: string }) => `${order} went through all product workflows.`,
  shipmentFlows: ({ order }: { order: string }) => `${order} went through the shipment workflows.`,
  noPartial: ({ order }: { order: string }) => `${order} no longer has a partial shipment.`,
  sent: ({ order }: { order: string }) => `${order} was sent to the 3PL.`,
  closed: ({ order }: { order: string }) => `${order} is closed.`,
  open: ({ order }: { order: string }) => `${order} is open.`,
  partiallyOpen: ({ order }: { order: string }) => `${order} is partially open.`,
  ran: ({ order }: { order: string }) => `The workflow ran, ${order} is open again.`,
  asking: ({ providers, order }: { providers: readonly string[]; order: string }) =>
    `We’re asking ${joinNames(providers.map((name) => bidiIsolate(name)))}. The timeline of ${order} will show the answer.`,
  removed: ({ units, order }: { units: number; order: string }) => `Removed ${formatCount(units)} from ${order}.`,
  several: ({ results }: { results: readonly string[] }) => `${results.join(', ')}.`,
  ofOne: ({ order, reason }: { order: string; reason: string }) => `${order}: ${reason}`,
  each: ({ orders }: { orders: readonly string[] }) => orders.join(' '),
  it: ({ stage }: { stage: StageName }) => `It ${wordOf(stages, stage)}.`,
  already: ({ stage }: { stage: StageName }) => `It ${wordOf(stages, stage)} already.`,
  cannot: ({ stage }: { stage: StageName }) => `It ${wordOf(stages, stage)}, so this cannot be done.`,
  /** `at` is a time of the shop, such as "2026-11-20 10:04:00 AM"; `by` is `null` when unknown. */
  repeated: ({ by, at }: { by: string | null; at: string }) =>
    by === null ? `This was done already, at ${at}.` : `${bidiIsolate(by)} did this already, at ${at}.`,
  cannotBeDone: 'This can’t be done now.',
  tooMany: 'You can’t remove that many of this item.',
  notAllShipped: 'Units can be sent again once all of the order has shipped.',
  nothingToReship: 'Choose at least one unit to send again.',
  tooManyToReship: 'You can’t send that many of an item again. Reload the order to see how many have shipped.',
  noReshipReason: 'Say why it’s sent again.',
  reshipHasLeft: 'It has left the warehouse, or it’s too late to cancel it.',
  reshipEnded: 'It has ended already.',
  reshipCancelAsked: 'The 3PL is being asked to cancel it already.',
  /** `by` is a name; `null`: the store, or unknown. `address` is in one line. */
  addressChanged: ({ by, address }: { by: string | null; address: string }) =>
    `${by === null ? 'The address was changed' : `${bidiIsolate(by)} changed the address`} since you opened it, to ` +
    `“${bidiIsolate(address)}”. Check yours and save it again.`,
  notThere: 'The warehouse doesn’t have this item to ship.',
  asked: 'The warehouse is being asked to hold it already.',
  notSent: 'It can’t be sent now.',
  /** `sku` is `null` when it is shown beside the message. */
  unknownBundleItem: ({ bundle, sku }: { bundle: string; sku: string | null }) =>
    `Bundle ${bidiIsolate(bundle)} contains an item that no product has` +
    (sku === null ? '' : `: SKU ${bidiIsolate(sku)}`),
  noAmount: 'The order has no amount to insure',
  workflow: ({ error }: { error: string }) => `A workflow couldn’t run. ${error}.`,
  noMatch: 'Does not match the workflow.',
  notOpen: 'Only open orders can be changed by a workflow.',
  notRun: 'Workflows have not run yet.',
  inError: 'Has an error',
  nothingReleasable: 'No part of it can be released.',
  noPartialShipment: 'It has no partial shipment to cancel.',
  noneLeft: 'There is nothing left to ship.',
  keptInStore: 'Your store is holding it. Release it in your store.',
  waitsForStock: 'It has items waiting for stock; restock them to ship it.',
  noWorkflowFailed: 'No workflow failed on it.',
  workflowFailed: 'A workflow failed on it; run that again first.',
  noApiError: 'It has no 3PL API error.',
  movesOnly: 'It has a 3PL API error; move it to open instead.',
  unknown: 'We can’t find this order.',
  onHold: 'On hold',
  needsReview: 'Needs review',
  onBackOrder: 'On back order',
  couldNotSend: ({ problem }: { problem: string }) => `Couldn’t send it: ${problem}`,
});
