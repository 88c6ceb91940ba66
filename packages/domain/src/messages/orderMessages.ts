import { inLanguage } from '../languages/inLanguage.ts';
import { joinNames } from '../shared/joinNames.ts';
import { formatCount } from '../shared/formatCount.ts';

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
    `We’re asking ${joinNames(providers)}. The timeline of ${order} will show the answer.`,
  removed: ({ units, order }: { units: number; order: string }) => `Removed ${formatCount(units)} from ${order}.`,
  several: ({ results }: { results: readonly string[] }) => `${results.join(', ')}.`,
  ofOne: ({ order, reason }: { order: string; reason: string }) => `${order}: ${reason}`,
  it: ({ stage }: { stage: string }) => `It ${stage}.`,
  already: ({ stage }: { stage: string }) => `It ${stage} already.`,
  cannot: ({ stage }: { stage: string }) => `It ${stage}, so this cannot be done.`,
  cannotBeDone: 'This can’t be done now.',
  tooMany: 'You can’t remove that many of this item.',
  notThere: 'The warehouse doesn’t have this item to ship.',
  asked: 'The warehouse is being asked to hold it already.',
  notSent: 'It can’t be sent now.',
  workflow: ({ error }: { error: string }) => `A workflow couldn’t run. ${error}.`,
  noMatch: 'Does not match the workflow.',
  notOpen: 'Only open orders can be changed by a workflow.',
  notRun: 'Workflows have not run yet.',
  inError: 'Has an error',
});
