const units = (count: number) => `${count} ${count === 1 ? 'unit' : 'units'}`;

/** Why an order that a 3PL was to ship is an error, or can’t be changed there. */
export const warehouseProblems = {
  noAnswer: (provider: string, words: string) => `${provider} didn’t take the order after several tries: ${words}`,
  cancelledThere: (provider: string) => `${provider} canceled the order.`,
  /** Of several 3PLs some hold their part of an order, and others were too late. */
  heldInPart: 'Part of the order is on hold at your request. The rest is already being shipped.',
  customerRemoved: 'The customer’s details were deleted at their request, so there is no address to send to.',
  /** A change takes the address along. */
  customerRemovedAtWarehouse:
    'The customer’s details were deleted at their request, so the order can’t be changed there.',
  closedShort: (provider: string, left: number) => `${provider} closed the order with ${units(left)} not shipped.`,
} as const;
