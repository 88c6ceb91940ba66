import { inLanguage } from '../languages/inLanguage.ts';
import { formatQuantity } from '../shared/numbers/formatQuantity.ts';

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
  noParcel: ({ provider }: { provider: string }) =>
    `${provider} says that the order is shipped, but lists no parcel. Add the tracking number there, ` +
    'close the order if it has arrived, or send it again if it never left.',
  missingUnits: ({ provider, units }: { provider: string; units: number }) =>
    `${provider} says that the order is shipped, but lists no parcel with ${formatQuantity(units, 'unit')} of it. ` +
    'Check what left before you send anything again.',
  neverShipped: ({ provider, units, days }: { provider: string; units: number; days: number }) =>
    `${provider} hasn’t shipped ${formatQuantity(units, 'unit')} in ${formatQuantity(days, 'day')}, so we no longer ` +
    'check. Ask there whether it will, then close the order or send it again.',
  unknownSkus: ({ provider, skus }: { provider: string; skus: string }) =>
    `${provider} shipped ${skus}, which the order doesn’t have. If it’s the same product, add the SKU to the shipping ` +
    'mapping. If not, check what left before you send anything again.',
  readRefused: ({ words }: { words: string }) => words,
  notKnownThere: ({ provider, words }: { provider: string; words: string }) =>
    `${provider} no longer finds the order: ${words} Ask there whether it was shipped, then close the order or send it again.`,
  noAddressCall: 'Its API can’t change the address of an order.',
  notConnected: 'It isn’t connected.',
  noSandbox: ({ provider }: { provider: string }) =>
    `${provider} has no sandbox, so a test order would be shipped like any other.`,
  sandboxUnknown: ({ provider }: { provider: string }) =>
    `${provider} publishes nothing about a sandbox. Ask there how to send a test order.`,
  notSandbox: ({ provider }: { provider: string }) =>
    `This account isn’t marked as one of ${provider}’s sandbox, so a test order would be shipped.`,
  testNeedsSku: 'Add a product with a SKU first. A test order needs one.',
  testSent: ({ provider, reference, id }: { provider: string; reference: string; id: string }) =>
    `${provider} took test order ${reference} and calls it ${id}.`,
  testNotSent: ({ provider, words }: { provider: string; words: string }) =>
    `${provider} didn’t take the test order: ${words}`,
  testFound: ({ provider }: { provider: string }) => `${provider} finds it by its reference.`,
  testNotFound: ({ provider }: { provider: string }) => `${provider} doesn’t find it by its reference.`,
  testNotRead: ({ provider, words }: { provider: string; words: string }) => `${provider} doesn’t show it: ${words}`,
  testCanceled: ({ provider }: { provider: string }) => `${provider} canceled it again.`,
  testNotCanceled: ({ provider, words }: { provider: string; words: string }) =>
    `${provider} didn’t cancel it: ${words} Cancel it there.`,
  callLimit: 'This account has reached its limit of calls. We’ll try again shortly.',
  tooSlow: 'The calls before this one took too long. We’ll try again shortly.',
});
