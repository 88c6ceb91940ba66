import { shownLabel } from '../../shared/texts/shownLabel.ts';
import { storeWords } from '../../shared/shop/storeWords.ts';
import type { Order } from '../Order.ts';
import { type FilterField, filterFieldRows } from '../orderFields.ts';
import { orderWords } from '../orderWords.ts';

/** A filterable field with its possible values. */
export interface FieldFilter {
  field: FilterField;
  label: string;
  options: readonly { value: string; label: string }[];
}

/** Words for a field's values. */
const words: Readonly<Record<FilterField, { label: string; values: Readonly<Record<string, string>> }>> = {
  paymentStatus: { label: orderWords.paymentStatus, values: storeWords.paymentStatuses },
  risk: { label: orderWords.fraudRisk, values: storeWords.risks },
  dispute: { label: orderWords.dispute, values: storeWords.disputes },
  deliveryMethod: { label: orderWords.deliveryMethod, values: storeWords.deliveryMethods },
  isTest: { label: orderWords.testOrders, values: orderWords.testChoices },
  stageReason: { label: orderWords.notSentBecause, values: orderWords.waitReasons },
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
