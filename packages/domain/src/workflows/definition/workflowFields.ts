import { countryLabel } from '../../shared/addresses/countryLabel.ts';
import { countryName } from '../../shared/addresses/countryName.ts';
import { typedCountry } from '../../shared/addresses/countryLabel.ts';
import { zoneOffset } from '../../shared/dates/zoneOffset.ts';
import type { WorkflowContext } from './WorkflowContext.ts';
import type { WorkflowOrder } from './WorkflowOrder.ts';
import { inLanguage } from '../../languages/inLanguage.ts';
import { pageLanguage } from '../../languages/pageLanguage.ts';
import { pageLocale } from '../../languages/pageLocale.ts';
import { storeWords } from '../../shared/shop/storeWords.ts';
import { shownLabel } from '../../shared/texts/shownLabel.ts';

/** How a field's values are compared and entered. */
export type FieldType = 'money' | 'number' | 'text' | 'choice' | 'list';

/** A field's value for an order; `null` when unknown. */
export type FieldValue = number | string | readonly string[] | null;

export interface FieldDefinition {
  /** Label at the start of a condition: "Order total". */
  label: string;
  /** Inside a sentence: "the total". */
  phrase: string;
  type: FieldType;
  /** After a number: "kg". */
  unit?: string;
  /** After 1, if the word differs. */
  oneUnit?: string;
  /** The phrase names what is counted, so no unit follows the number. */
  countsUnits?: true;
  /** The only possible values; without it any text is allowed. */
  choices?: readonly string[];
  /** Minimum sensible number. */
  min?: number;
  /** Maximum sensible number. */
  max?: number;
  isWhole?: boolean;
  /** One sentence of help when the label is not enough. */
  help?: string;
  /** A value as screens show it; conditions store and compare it in English. */
  shown?(value: string): string;
  /** The stored form of typed text. */
  stored?(text: string): string;
  read(order: WorkflowOrder, context: WorkflowContext): FieldValue;
}

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Values of the field `handling`, by product setting; conditions store and compare them, so they are English. */
export const handlingNames = {
  shipsAlone: 'Ships alone',
  isFragile: 'Fragile',
  isDangerous: 'Dangerous goods',
} as const;

/** Handling labels on screens. */
export const handlingLabels = inLanguage('handlingLabels', {
  'Ships alone': 'Ships alone',
  Fragile: 'Fragile',
  'Dangerous goods': 'Dangerous goods',
} satisfies Record<(typeof handlingNames)[keyof typeof handlingNames], string>);

/** Answers on screens; conditions store and compare them in English. */
export const answerLabels = inLanguage('answerLabels', { Yes: 'Yes', No: 'No' });

function handlingLabel(value: string): string {
  return shownLabel(handlingLabels, value);
}

/** "Samstag" for "Saturday"; the first day of 2024 is a Monday. */
function weekdayLabel(value: string): string {
  const index = weekdays.findIndex((day) => day === value);
  if (index < 0 || pageLanguage() === null) return value;
  return new Intl.DateTimeFormat(pageLocale(), { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, 1 + index),
  );
}

/** Words for the fields. */
export const fieldTexts = inLanguage('fieldTexts', {
  orderTotal: {
    label: 'Order total',
    phrase: 'the total',
    help:
      'What the customer pays: items after discounts, plus shipping and tax, minus refunds. For orders ' +
      'from elsewhere, the item prices.',
  },
  subtotal: {
    label: 'Items after discounts',
    phrase: 'the price of the items after discounts',
    help: 'Without shipping. With tax only where the prices in your store include it.',
  },
  total: {
    label: 'Items before discounts',
    phrase: 'the price of the items before discounts',
    help: 'Without shipping. With tax only where the prices in your store include it.',
  },
  discounts: { label: 'Discounts', phrase: 'the discount', help: 'On items and on the whole order together.' },
  shippingPrice: {
    label: 'Shipping price',
    phrase: 'the shipping price',
    help: 'What the customer pays for shipping, after discounts.',
  },
  tax: { label: 'Tax', phrase: 'the tax', help: 'Of items and shipping, also where prices include it.' },
  weight: {
    label: 'Weight',
    phrase: 'the weight',
    help: 'Weight of all items together. Orders without weights never match.',
  },
  units: { label: 'Units', phrase: 'the number of units', oneUnit: 'unit', unit: 'units' },
  lines: { label: 'Different items', phrase: 'the number of different items', oneUnit: 'item', unit: 'items' },
  sku: { label: 'SKU', phrase: 'the order', help: 'SKUs of all items in the order.' },
  product: { label: 'Product name', phrase: 'a product name' },
  bundle: { label: 'Bundle', phrase: 'the bundles', help: 'SKUs of the bundles in the order.' },
  collection: {
    label: 'Collection',
    phrase: 'the collections',
    help: 'Names of the collections that its products are in.',
  },
  handling: {
    label: 'Handling',
    phrase: 'the handling',
    help: 'What is set for its products under Weights and packages.',
  },
  tag: { label: 'Order tag', phrase: 'the tags' },
  country: { label: 'Country', phrase: 'the country', help: 'Where the order ships to.' },
  postcode: { label: 'Postal code', phrase: 'the postal code' },
  shippingMethod: {
    label: 'Shipping method',
    phrase: 'the shipping method',
    help: 'As the customer chose it at checkout.',
  },
  paymentStatus: { label: 'Payment status', phrase: 'the payment status' },
  risk: { label: 'Fraud risk', phrase: 'the fraud risk', help: 'What your store’s fraud analysis, or an app, found.' },
  dispute: {
    label: 'Payment dispute',
    phrase: 'the payment dispute',
    help: 'A customer asks the bank for the money back.',
  },
  deliveryMethod: {
    label: 'Delivery method',
    phrase: 'the delivery method',
    help: 'How the order reaches the customer.',
  },
  testOrder: { label: 'Test order', phrase: 'the test order', help: 'Placed to try the store: nobody pays for it.' },
  note: { label: 'Order note', phrase: 'the note', help: 'What the customer or your team wrote on the order.' },
  attributes: {
    label: 'Additional details',
    phrase: 'the additional details',
    help: 'What your checkout or an app added, one after the other, such as Gift message: Happy birthday.',
  },
  discountCode: { label: 'Discount code', phrase: 'the discount codes' },
  sellingPlan: {
    label: 'Selling plan',
    phrase: 'the selling plans',
    help: 'Names of the subscriptions or pre-orders by which its items are sold.',
  },
  company: { label: 'Company', phrase: 'the company', help: 'The company that bought, in wholesale (B2B) orders.' },
  poNumber: { label: 'PO number', phrase: 'the PO number' },
  paymentGateway: {
    label: 'Payment method',
    phrase: 'the payment methods',
    help: 'As your store names them, such as shopify_payments or Cash on Delivery (COD).',
  },
  paymentTerms: {
    label: 'Payment terms',
    phrase: 'the payment terms',
    help: 'Of unpaid orders, such as Net 30. Empty where the order has to be paid at once.',
  },
  customer: { label: 'Customer name', phrase: 'the customer' },
  earlierOrders: {
    label: 'Earlier orders of the customer',
    phrase: 'the number of the customer’s earlier orders',
    oneUnit: 'order',
    unit: 'orders',
    help:
      'Customers are recognized by the customer on the order: a number or an email where your store gives one, else ' +
      'the name, so two people with the same name count as one. Guests never match.',
  },
  weekday: { label: 'Weekday', phrase: 'the weekday', help: 'When the order was placed, in your store’s time zone.' },
  hour: {
    label: 'Hour of the day',
    phrase: 'the hour',
    unit: 'o’clock',
    help: 'When the order was placed, from 0 to 23, in your store’s time zone.',
  },
});

const fieldTable = {
  orderTotal: {
    ...fieldTexts.orderTotal,
    type: 'money',
    min: 0,
    read: ({ checkout, total }) => amountOf(checkout?.total) ?? total,
  },
  subtotal: {
    ...fieldTexts.subtotal,
    type: 'money',
    min: 0,
    read: ({ checkout, total }) => amountOf(checkout?.subtotal) ?? total,
  },
  total: { ...fieldTexts.total, type: 'money', min: 0, read: (order) => order.total },
  discounts: { ...fieldTexts.discounts, type: 'money', min: 0, read: ({ checkout }) => amountOf(checkout?.discounts) },
  shippingPrice: {
    ...fieldTexts.shippingPrice,
    type: 'money',
    min: 0,
    read: ({ checkout }) => amountOf(checkout?.shipping),
  },
  tax: { ...fieldTexts.tax, type: 'money', min: 0, read: ({ checkout }) => amountOf(checkout?.tax) },
  weight: { ...fieldTexts.weight, unit: 'kg', type: 'number', min: 0, read: (order) => order.weight },
  units: {
    ...fieldTexts.units,
    countsUnits: true,
    type: 'number',
    min: 0,
    isWhole: true,
    read: (order) => order.units,
  },
  lines: {
    ...fieldTexts.lines,
    countsUnits: true,
    type: 'number',
    min: 0,
    isWhole: true,
    read: (order) => order.lines,
  },
  sku: { ...fieldTexts.sku, type: 'list', read: (order) => order.skus },
  product: { ...fieldTexts.product, type: 'list', read: (order) => order.productNames },
  bundle: { ...fieldTexts.bundle, type: 'list', read: (order) => order.bundles ?? [] },
  collection: { ...fieldTexts.collection, type: 'list', read: (order) => order.collections ?? [] },
  handling: {
    ...fieldTexts.handling,
    type: 'list',
    choices: Object.values(handlingNames),
    shown: handlingLabel,
    read: (order) => order.handling ?? [],
  },
  tag: { ...fieldTexts.tag, type: 'list', read: (order) => order.tags },
  country: {
    ...fieldTexts.country,
    type: 'choice',
    shown: countryLabel,
    stored: typedCountry,
    read: (order) => countryName(order.country),
  },
  postcode: { ...fieldTexts.postcode, type: 'text', read: (order) => order.postcode },
  shippingMethod: { ...fieldTexts.shippingMethod, type: 'text', read: (order) => order.shippingMethod },
  paymentStatus: {
    ...fieldTexts.paymentStatus,
    type: 'choice',
    choices: Object.keys(storeWords.paymentStatuses),
    shown: (value) => shownLabel(storeWords.paymentStatuses, value),
    read: ({ paymentStatus }) => knownText(paymentStatus),
  },
  risk: {
    ...fieldTexts.risk,
    type: 'choice',
    choices: Object.keys(storeWords.risks),
    shown: (value) => shownLabel(storeWords.risks, value),
    read: ({ risk }) => knownText(risk),
  },
  dispute: {
    ...fieldTexts.dispute,
    type: 'choice',
    choices: Object.keys(storeWords.disputes),
    shown: (value) => shownLabel(storeWords.disputes, value),
    read: ({ dispute }) => knownText(dispute),
  },
  deliveryMethod: {
    ...fieldTexts.deliveryMethod,
    type: 'choice',
    choices: Object.keys(storeWords.deliveryMethods),
    shown: (value) => shownLabel(storeWords.deliveryMethods, value),
    read: ({ deliveryMethod }) => knownText(deliveryMethod),
  },
  testOrder: {
    ...fieldTexts.testOrder,
    type: 'choice',
    choices: ['Yes', 'No'],
    shown: (value) => shownLabel(answerLabels, value),
    read: ({ isTest = false }) => (isTest ? 'Yes' : 'No'),
  },
  note: { ...fieldTexts.note, type: 'text', read: ({ checkout }) => checkout?.note ?? null },
  attributes: {
    ...fieldTexts.attributes,
    type: 'text',
    read: ({ checkout }) => checkout?.attributes.map(({ key, value }) => `${key}: ${value}`).join('; ') ?? null,
  },
  discountCode: { ...fieldTexts.discountCode, type: 'list', read: ({ checkout }) => checkout?.discountCodes ?? null },
  sellingPlan: { ...fieldTexts.sellingPlan, type: 'list', read: ({ checkout }) => checkout?.sellingPlans ?? null },
  company: { ...fieldTexts.company, type: 'text', read: ({ checkout }) => checkout?.company ?? null },
  poNumber: { ...fieldTexts.poNumber, type: 'text', read: ({ poNumber = '' }) => poNumber },
  paymentGateway: {
    ...fieldTexts.paymentGateway,
    type: 'list',
    read: ({ checkout }) => checkout?.paymentGateways ?? null,
  },
  paymentTerms: {
    ...fieldTexts.paymentTerms,
    type: 'text',
    read: ({ checkout }) => (checkout ? (checkout.paymentTerms?.name ?? '') : null),
  },
  customer: { ...fieldTexts.customer, type: 'text', read: (order) => order.customerName },
  earlierOrders: {
    ...fieldTexts.earlierOrders,
    countsUnits: true,
    type: 'number',
    min: 0,
    isWhole: true,
    read: (order) => order.earlierOrders,
  },
  weekday: {
    ...fieldTexts.weekday,
    type: 'choice',
    choices: weekdays,
    shown: weekdayLabel,
    read: ({ createdAt }, { timeZone }) => (createdAt === null ? null : weekdayOf(createdAt, timeZone)),
  },
  hour: {
    ...fieldTexts.hour,
    type: 'number',
    min: 0,
    max: 23,
    isWhole: true,
    read: ({ createdAt }, { timeZone }) => (createdAt === null ? null : hourOf(createdAt, timeZone)),
  },
} satisfies Record<string, FieldDefinition>;

export type FieldName = keyof typeof fieldTable;

/** Every field that a condition can read, in the order offered. */
export const workflowFields: Readonly<Record<FieldName, FieldDefinition>> = fieldTable;

export const fieldNames = Object.keys(fieldTable) as readonly FieldName[];

/** `null` for an unknown field. */
export function findField(name: string): FieldDefinition | null {
  return Object.hasOwn(workflowFields, name) ? workflowFields[name as FieldName] : null;
}

/** Parses an amount; `null` when unknown. */
function amountOf(amount: string | undefined): number | null {
  return amount === undefined ? null : Number(amount);
}

/** A value that no store gave is unknown. */
function knownText(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : text;
}

function weekdayOf(epoch: number, timeZone: string): string | null {
  const day = new Date(epoch + zoneOffset(epoch, timeZone)).getUTCDay();
  return weekdays[(day + 6) % weekdays.length] ?? null;
}

function hourOf(epoch: number, timeZone: string): number {
  return new Date(epoch + zoneOffset(epoch, timeZone)).getUTCHours();
}
