import { formatMoney } from '../../shared/numbers/formatMoney.ts';
import { joinNames } from '../../shared/texts/joinNames.ts';
import { type FieldDefinition, type FieldValue, findField } from './workflowFields.ts';
import { pageLocale } from '../../languages/pageLocale.ts';
import { plural } from '../../languages/plural.ts';
import { findOperator, oneValueTexts } from './operators.ts';
import type { Condition } from './Workflow.ts';
import type { WorkflowContext } from './WorkflowContext.ts';
import { inLanguage } from '../../languages/inLanguage.ts';

/** Beyond this many, values are counted instead of named. */
const namedValues = 5;

/** Words for expected and actual values. */
export const conditionWords = inLanguage('conditionWords', {
  more: (named: string, left: number) => `${named} and ${left} more`,
  unknown: 'Unknown',
  notKnown: 'Not known',
  empty: 'Empty',
  none: 'None',
});

/** "Order total"; an unknown field keeps its name. */
export function fieldLabel({ field }: Condition): string {
  return findField(field)?.label ?? field;
}

/** A condition as stored in a run: only the first of many values. */
export interface KeptCondition extends Condition {
  /** Number of values left out. */
  left?: number | undefined;
}

/** An order's value as stored in a run: the first entries of a long list. `null` when unknown. */
export type KeptValue = number | string | null | { values: readonly string[]; left: number };

/** A condition's data in a run. */
export function keptCondition(condition: Condition, { currency }: WorkflowContext): KeptCondition {
  const { field, operator, values } = condition;
  const isMoney = findField(field)?.type === 'money';
  const kept = { field, operator, ...(isMoney && { currency: condition.currency ?? currency }) };
  if (values.length <= namedValues) return { ...kept, values };
  const named = values.slice(0, namedValues - 1);
  return { ...kept, values: named, left: values.length - named.length };
}

/** A field's data in a run. */
export function keptValue(value: FieldValue): KeptValue {
  if (value === null || typeof value !== 'object') return value;
  const values = value.slice(0, namedValues);
  return { values, left: value.length - values.length };
}

/** A condition of a run in words: "Order total", "is more than £500.00", "£612.20". */
export interface ConditionText {
  field: string;
  expected: string;
  actual: string;
}

/** The words for a condition stored in a run. */
export function conditionText(condition: KeptCondition, actual: KeptValue): ConditionText {
  const { currency = '' } = condition;
  return {
    field: fieldLabel(condition),
    expected: expectedText(condition, { currency }),
    actual: actualText(findField(condition.field), actual, currency),
  };
}

/** What a condition requires: "is more than £500.00"; "…" for missing input. */
export function expectedText(
  condition: KeptCondition,
  context: Pick<WorkflowContext, 'currency'>,
  hasUnit = true,
): string {
  const operator = findOperator(condition.operator);
  if (operator === null) return condition.operator;
  const field = findField(condition.field);
  const currency = condition.currency ?? context.currency;
  const values = condition.values.map((value) => valueText(field, value, currency, hasUnit));
  if (operator.operands === 'none') return operator.label;
  if (values.length === 0) return `${operator.label} …`;
  if (operator.operands === 'two') return `${operator.label} ${joinNames(values)}`;
  if (condition.left !== undefined)
    return `${operator.label} ${conditionWords.more(values.join(', '), condition.left)}`;
  if (values.length === 1) return `${oneValueLabel(condition.operator) ?? operator.label} ${values.join('')}`;
  if (values.length > namedValues) {
    const named = values.slice(0, namedValues - 1);
    return `${operator.label} ${conditionWords.more(named.join(', '), values.length - named.length)}`;
  }
  return `${operator.label} ${joinNames(values, condition.operator === 'includesAll' ? 'and' : 'or')}`;
}

/** "includes any of" and "includes all of" become "includes" before a single value. */
function oneValueLabel(operator: string): string | undefined {
  const labels: Readonly<Record<string, string>> = oneValueTexts;
  return Object.hasOwn(labels, operator) ? labels[operator] : undefined;
}

/** An order's value: "£612.20", "2 kg", "85123A, 22423"; "Not known" when unknown. */
function actualText(field: FieldDefinition | null, value: KeptValue, currency: string): string {
  if (field === null) return conditionWords.unknown;
  if (value === null) return conditionWords.notKnown;
  if (typeof value !== 'object') return value === '' ? conditionWords.empty : valueText(field, value, currency);
  if (value.values.length === 0) return conditionWords.none;
  const shown = value.values.map((each) => field.shown?.(each) ?? each).join(', ');
  return value.left > 0 ? conditionWords.more(shown, value.left) : shown;
}

const numbers = new Intl.NumberFormat(pageLocale(), { maximumFractionDigits: 3 });

function valueText(field: FieldDefinition | null, value: number | string, currency: string, hasUnit = true): string {
  if (typeof value === 'string') return value === '' ? '…' : (field?.shown?.(value) ?? value);
  if (field?.type === 'money') return formatMoney(value, currency);
  const number = numbers.format(value);
  if (field?.unit === undefined || !hasUnit) return number;
  return `${number} ${plural(value, { one: field.oneUnit ?? field.unit, other: field.unit })}`;
}
