import { inLanguage } from '../languages/inLanguage.ts';
import { formatQuantity } from '../shared/formatQuantity.ts';

export const warehouseMessages = inLanguage('warehouseMessages', {
  noAnswer: ({ provider, words }: { provider: string; words: string }) =>
    `${provider} didn’t take the order after several tries: ${words}`,
  cancelledThere: ({ provider }: { provider: string }) => `${provider} canceled the order.`,
  heldInPart: 'Part of the order is on hold at your request. The rest is already being shipped.',
  customerRemoved: 'The customer’s details were deleted at their request, so there is no address to send to.',
  customerRemovedAtWarehouse:
    'The customer’s details were deleted at their request, so the order can’t be changed there.',
  closedShort: ({ provider, units }: { provider: string; units: number }) =>
    `${provider} closed the order with ${formatQuantity(units, 'unit')} not shipped.`,
  notConnected: 'It isn’t connected.',
  callLimit: 'This account has reached its limit of calls. We’ll try again shortly.',
  tooSlow: 'The calls before this one took too long. We’ll try again shortly.',
});
