import { formatMoney } from '../../shared/formatMoney.ts';
import { joinNames } from '../../shared/joinNames.ts';
import { type FieldDefinition, type FieldValue, findField } from './fields.ts';
import { pageLocale } from '../../languages/pageLocale.ts';
import { plural } from '../../languages/plural.ts';
import { findOperator, oneValueTexts } from './operators.ts';
import type { Condition } from './Workflow.ts';
import type { WorkflowContext } from './WorkflowContext.ts';
import { inLanguage } from '../../languages/inLanguage.ts';

/** More values than these are counted instead of named. */
const namedValues = 5;

/** Words of what is expected and found. */
export const conditionWords = inLanguage('conditionWords', {
  more: (named: string, left: number) => `${named} and ${left} more`,
  unknown: 'Unknown',
  notKnown: 'Not known',
  empty: 'Empty',
  none: 'None',
});

/** "Order total"; a field that is gone keeps its name. */
export function fieldLabel({ field }: Condition): string {
  return findField(field)?.label ?? field;
}

/** What a condition asks for: "is more than £500.00"; "…" for what is not entered yet. */
export function expectedText(condition: Condition, context: WorkflowContext, hasUnit = true): string {
  const operator = findOperator(condition.operator);
  if (operator === null) return condition.operator;
  const field = findField(condition.field);
  const currency = condition.currency ?? context.currency;
  const values = condition.values.map((value) => valueText(field, value, currency, hasUnit));
  if (operator.operands === 'none') return operator.label;
  if (values.length === 0) return `${operator.label} …`;
  if (operator.operands === 'two') return `${operator.label} ${joinNames(values)}`;
  if (values.length === 1) return `${oneValueLabel(condition.operator) ?? operator.label} ${values.join('')}`;
  if (values.length > namedValues) {
    const named = values.slice(0, namedValues - 1);
    return `${operator.label} ${conditionWords.more(named.join(', '), values.length - named.length)}`;
  }
  return `${operator.label} ${joinNames(values, condition.operator === 'includesAll' ? 'and' : 'or')}`;
}

/** "includes any of" and "includes all of" are "includes" where one value follows. */
function oneValueLabel(operator: string): string | undefined {
  const labels: Readonly<Record<string, string>> = oneValueTexts;
  return Object.hasOwn(labels, operator) ? labels[operator] : undefined;
}

/** What an order has: "£612.20", "2 kg", "85123A, 22423"; "Not known" where it does not say. */
export function actualText(field: FieldDefinition, value: FieldValue, { currency }: WorkflowContext): string {
  if (value === null) return conditionWords.notKnown;
  if (typeof value !== 'object') return value === '' ? conditionWords.empty : valueText(field, value, currency);
  if (value.length === 0) return conditionWords.none;
  const shown = value.map((each) => field.shown?.(each) ?? each);
  if (shown.length > namedValues)
    return conditionWords.more(shown.slice(0, namedValues).join(', '), shown.length - namedValues);
  return shown.join(', ');
}

const numbers = new Intl.NumberFormat(pageLocale(), { maximumFractionDigits: 3 });

function valueText(field: FieldDefinition | null, value: number | string, currency: string, hasUnit = true): string {
  if (typeof value === 'string') return value === '' ? '…' : (field?.shown?.(value) ?? value);
  if (field?.type === 'money') return formatMoney(value, currency);
  const number = numbers.format(value);
  if (field?.unit === undefined || !hasUnit) return number;
  return `${number} ${plural(value, { one: field.oneUnit ?? field.unit, other: field.unit })}`;
}
