import { countryName } from '../../shared/countryName.ts';
import { zoneOffset } from '../../shared/zoneOffset.ts';
import type { WorkflowContext } from './WorkflowContext.ts';
import type { WorkflowOrder } from './WorkflowOrder.ts';

/** How the values of a field are compared and entered. */
export type FieldType = 'money' | 'number' | 'text' | 'choice' | 'list';

/** What a field holds for an order; null: the order does not say. */
export type FieldValue = number | string | readonly string[] | null;

export interface FieldDefinition {
  /** As it begins a condition: "Order total". */
  label: string;
  /** Inside a sentence: "the total". */
  phrase: string;
  type: FieldType;
  /** Behind a number: "kg". */
  unit?: string;
  /** The only values that it can have; without it any text is possible. */
  choices?: readonly string[];
  /** Lowest number that makes sense. */
  min?: number;
  /** Highest number that makes sense. */
  max?: number;
  isWhole?: boolean;
  /** One sentence of help, where the label is not enough. */
  help?: string;
  read(order: WorkflowOrder, context: WorkflowContext): FieldValue;
}

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Values of the field `handling`, by what is set of a product; conditions store and compare them, so English. */
export const handlingNames = {
  shipsAlone: 'Ships alone',
  isFragile: 'Fragile',
  isDangerous: 'Dangerous goods',
} as const;

const fieldTable = {
  total: {
    label: 'Order total',
    phrase: 'the total',
    type: 'money',
    min: 0,
    help: 'Price of all items, without shipping and tax.',
    read: (order) => order.total,
  },
  weight: {
    label: 'Weight',
    phrase: 'the weight',
    type: 'number',
    unit: 'kg',
    min: 0,
    help: 'Weight of all items together. Orders without weights never match.',
    read: (order) => order.weight,
  },
  units: {
    label: 'Units',
    phrase: 'the number of units',
    type: 'number',
    unit: 'units',
    min: 0,
    isWhole: true,
    read: (order) => order.units,
  },
  lines: {
    label: 'Different items',
    phrase: 'the number of different items',
    type: 'number',
    unit: 'items',
    min: 0,
    isWhole: true,
    read: (order) => order.lines,
  },
  sku: {
    label: 'SKU',
    phrase: 'the order',
    type: 'list',
    help: 'SKUs of all items in the order.',
    read: (order) => order.skus,
  },
  product: {
    label: 'Product name',
    phrase: 'a product name',
    type: 'list',
    read: (order) => order.productNames,
  },
  bundle: {
    label: 'Bundle',
    phrase: 'the bundles',
    type: 'list',
    help: 'SKUs of the bundles in the order.',
    read: (order) => order.bundles ?? [],
  },
  collection: {
    label: 'Collection',
    phrase: 'the collections',
    type: 'list',
    help: 'Names of the collections that its products are in.',
    read: (order) => order.collections ?? [],
  },
  handling: {
    label: 'Handling',
    phrase: 'the handling',
    type: 'list',
    choices: Object.values(handlingNames),
    help: 'What is set for its products under Weights and packages.',
    read: (order) => order.handling ?? [],
  },
  tag: { label: 'Order tag', phrase: 'the tags', type: 'list', read: (order) => order.tags },
  country: {
    label: 'Country',
    phrase: 'the country',
    type: 'choice',
    help: 'Where the order ships to.',
    read: (order) => countryName(order.country),
  },
  postcode: { label: 'Postcode', phrase: 'the postcode', type: 'text', read: (order) => order.postcode },
  shippingMethod: {
    label: 'Shipping method',
    phrase: 'the shipping method',
    type: 'text',
    help: 'As the customer chose it at checkout.',
    read: (order) => order.shippingMethod,
  },
  customer: { label: 'Customer name', phrase: 'the customer', type: 'text', read: (order) => order.customerName },
  earlierOrders: {
    label: 'Earlier orders of the customer',
    phrase: 'the number of the customer’s earlier orders',
    type: 'number',
    unit: 'orders',
    min: 0,
    isWhole: true,
    help:
      'Customers are recognised by the customer on the order: a number or an email where your store gives one, else ' +
      'the name, so two people with the same name count as one. Guests never match.',
    read: (order) => order.earlierOrders,
  },
  weekday: {
    label: 'Weekday',
    phrase: 'the weekday',
    type: 'choice',
    choices: weekdays,
    help: 'When the order was placed, in your store’s time zone.',
    read: ({ createdAt }, { timeZone }) => (createdAt === null ? null : weekdayOf(createdAt, timeZone)),
  },
  hour: {
    label: 'Hour of the day',
    phrase: 'the hour',
    type: 'number',
    unit: 'o’clock',
    min: 0,
    max: 23,
    isWhole: true,
    help: 'When the order was placed, from 0 to 23, in your store’s time zone.',
    read: ({ createdAt }, { timeZone }) => (createdAt === null ? null : hourOf(createdAt, timeZone)),
  },
} as const satisfies Record<string, FieldDefinition>;

export type FieldName = keyof typeof fieldTable;

/** Every field that a condition can read, in the order in which they are offered. */
export const workflowFields: Readonly<Record<FieldName, FieldDefinition>> = fieldTable;

export const fieldNames = Object.keys(fieldTable) as readonly FieldName[];

/** Null for a field that does not exist, or no longer. */
export function findField(name: string): FieldDefinition | null {
  return Object.hasOwn(workflowFields, name) ? workflowFields[name as FieldName] : null;
}

function weekdayOf(epoch: number, timeZone: string): string | null {
  const day = new Date(epoch + zoneOffset(epoch, timeZone)).getUTCDay();
  return weekdays[(day + 6) % weekdays.length] ?? null;
}

function hourOf(epoch: number, timeZone: string): number {
  return new Date(epoch + zoneOffset(epoch, timeZone)).getUTCHours();
}
