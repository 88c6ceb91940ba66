import { bidiIsolate } from '../shared/bidiIsolate.ts';
import type { WarehouseRemoval } from './WarehouseRequest.ts';

const units = (count: number) => `${count} ${count === 1 ? 'unit' : 'units'}`;

type RemovedItems = readonly Pick<WarehouseRemoval, 'name' | 'quantity'>[];

/** "2 × White mug and 1 × Tray". */
function itemsText(items: RemovedItems): string {
  return items.map(({ name, quantity }) => `${quantity} × ${bidiIsolate(name)}`).join(' and ');
}

/** Timeline entries about what an order was given to a 3PL for. `provider`: its name. */
export const warehouseEvents = {
  /** One of several 3PLs has taken its part of an order. */
  sentPart: (provider: string, count: number, service: string | null) =>
    `${bidiIsolate(provider)} ships ${units(count)} of it${service === null ? '' : ` with ${service}`}`,
  cancelled: (provider: string) => `${bidiIsolate(provider)} canceled it at the warehouse`,
  tooLate: (provider: string, words: string) =>
    `${bidiIsolate(provider)} couldn’t cancel it, the warehouse ships it: ${words}`,
  cancelFailed: (provider: string, words: string) =>
    `${bidiIsolate(provider)} couldn’t be asked to cancel it: ${words} Call the warehouse.`,
  holdRequested: (provider: string) => `Asked ${bidiIsolate(provider)} to hold it`,
  held: (provider: string) => `${bidiIsolate(provider)} holds it until you release it`,
  /** A 3PL that cannot hold gives it back. */
  cancelledToHold: (provider: string) =>
    `${bidiIsolate(provider)} won’t ship it. After you release it, it’s sent as a new order`,
  tooLateToHold: (provider: string, words: string) =>
    `Too late to hold it, ${bidiIsolate(provider)} is already shipping it: ${words}`,
  holdFailed: (provider: string, words: string) =>
    `${bidiIsolate(provider)} couldn’t be asked to hold it: ${words} Call the warehouse.`,
  removalRequested: (provider: string, items: RemovedItems) =>
    `Asked ${bidiIsolate(provider)} to take out ${itemsText(items)}`,
  removed: (provider: string, items: RemovedItems) => `${bidiIsolate(provider)} took out ${itemsText(items)}`,
  /** A 3PL that cannot change an order gives it back. */
  cancelledToRemove: (provider: string, items: RemovedItems) =>
    `${bidiIsolate(provider)} won’t ship ${itemsText(items)}. What is left is sent as a new order`,
  tooLateToRemove: (provider: string, items: RemovedItems, words: string) =>
    `Too late to take out ${itemsText(items)}, ${bidiIsolate(provider)} is already shipping it: ${words}`,
  removeFailed: (provider: string, items: RemovedItems, words: string) =>
    `${bidiIsolate(provider)} couldn’t be asked to take out ${itemsText(items)}: ${words} Call the warehouse.`,
  onHold: (provider: string, words: string) => `${bidiIsolate(provider)} holds it: ${words}`,
  voided: (shipment: string) => `Shipment ${shipment} was voided by the warehouse; its items are to be shipped again`,
  shippedNevertheless: (provider: string, tracking: string | null) =>
    `${bidiIsolate(provider)} shipped a parcel that the order no longer expects${tracking === null ? '' : ` (${tracking})`}`,
} as const;

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
