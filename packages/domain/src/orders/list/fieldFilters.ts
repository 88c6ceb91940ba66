import { shownLabel } from '../../shared/texts/shownLabel.ts';
import { storeWords } from '../../shared/shop/storeWords.ts';
import type { Order } from '../Order.ts';
import { type FilterField, filterFieldRows, orderFieldTexts } from '../fields/orderFields.ts';
import { inLanguage } from '../../languages/inLanguage.ts';

/** A filterable field with its possible values. */
export interface FieldFilter {
  field: FilterField;
  label: string;
  options: readonly { value: string; label: string }[];
}

/** Labels and values of the filters that no other screen names. */
export const fieldFilterWords = inLanguage('fieldFilterWords', {
  testOrders: 'Test orders',
  testChoices: { true: 'Only test orders', false: 'No test orders' },
  notSentBecause: 'Not sent because',
  /** Keyed by the kind of the event that says why. */
  waitReasons: {
    actionTaken: 'Held by a person',
    workflowRan: 'Held by a workflow',
    heldInStore: 'Held in the store',
    awaitsPayment: 'Waiting for payment',
    riskFound: 'Risk of fraud',
    disputeOpen: 'Open payment dispute',
    scheduledInStore: 'Scheduled in the store',
    begunInStore: 'Started in the store',
    unplannedInStore: 'Not planned in the store yet',
    unknownInStore: 'Unknown status in the store',
    unplacedInStore: 'No location in the store',
    severalDestinations: 'Its parts go to several addresses',
    testOrder: 'Test order',
    beforeGoLive: 'Placed before your go-live date',
    sentToReview: 'Something is missing',
    noLocation: 'No location can ship it',
    unclearInFile: 'The file doesn’t say how many units are left',
    sameOrderFromFile: 'May be the same as an order from a file',
    shippedElsewhere: 'Shipped elsewhere',
  },
});

const { labels } = orderFieldTexts;

/** Words for a field's values. */
const words: Readonly<Record<FilterField, { label: string; values: Readonly<Record<string, string>> }>> = {
  paymentStatus: { label: labels.paymentStatus, values: storeWords.paymentStatuses },
  risk: { label: labels.risk, values: storeWords.risks },
  dispute: { label: labels.dispute, values: storeWords.disputes },
  deliveryMethod: { label: labels.deliveryMethod, values: storeWords.deliveryMethods },
  isTest: { label: fieldFilterWords.testOrders, values: fieldFilterWords.testChoices },
  stageReason: { label: fieldFilterWords.notSentBecause, values: fieldFilterWords.waitReasons },
};

const fieldFilters: readonly FieldFilter[] = filterFieldRows.map(({ field }) => ({
  field,
  label: words[field].label,
  options: Object.entries(words[field].values).map(([value, label]) => ({ value, label })),
}));

/** The filters that a server's lists offer; `undefined` for none. */
export function fieldFiltersOf(capabilities: readonly string[]): readonly FieldFilter[] | undefined {
  return capabilities.includes('fieldFilters') ? fieldFilters : undefined;
}

/** The selected values in words: "Payment status: Paid". Unknown values are shown as they are. */
export function fieldFilterTexts(fields: Readonly<Record<string, string>> = {}): readonly string[] {
  return filterFieldRows.flatMap(({ field }) => {
    const value = fields[field];
    return value === undefined ? [] : [fieldFilterText(field, value)];
  });
}

export function fieldFilterText(field: FilterField, value: string): string {
  return `${words[field].label}: ${shownLabel(words[field].values, value)}`;
}

/** Whether an order has these values. `reasonKind` is the kind of event that says why it waits; `null` for none. */
export function hasFieldValues(
  order: Order,
  reasonKind: string | null,
  fields: Readonly<Record<string, string>> = {},
): boolean {
  return filterFieldRows.every(({ field }) => {
    const value = fields[field];
    if (value === undefined) return true;
    return field === 'stageReason' ? reasonKind === value : String(order[field]) === value;
  });
}
