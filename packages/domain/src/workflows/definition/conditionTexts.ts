import { formatMoney } from '../../shared/formatMoney.ts';
import { joinNames } from '../../shared/joinNames.ts';
import { type FieldDefinition, type FieldValue, findField } from './fields.ts';
import { pageLocale } from '../../languages/pageLocale.ts';
import { findOperator } from './operators.ts';
import type { Condition } from './Workflow.ts';
import type { WorkflowContext } from './WorkflowContext.ts';

/** More values than these are counted instead of named. */
const namedValues = 5;

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
  if (values.length === 1 && condition.operator === 'isOneOf') return `is ${values.join('')}`;
  if (values.length === 1 && condition.operator === 'isNoneOf') return `is not ${values.join('')}`;
  if (values.length === 1) return `${operator.label.replace(/ (any|all|none) of$/, oneOf)} ${values.join('')}`;
  if (values.length > namedValues) {
    const named = values.slice(0, namedValues - 1);
    return `${operator.label} ${named.join(', ')} and ${values.length - named.length} more`;
  }
  return `${operator.label} ${joinNames(values, condition.operator === 'includesAll' ? 'and' : 'or')}`;
}

/** "includes any of" and "includes all of" are "includes" where one value follows. */
function oneOf(_: string, kind: string): string {
  return kind === 'none' ? ' no' : '';
}

/** What an order has: "£612.20", "2 kg", "85123A, 22423"; "Not known" where it does not say. */
export function actualText(field: FieldDefinition, value: FieldValue, { currency }: WorkflowContext): string {
  if (value === null) return 'Not known';
  if (typeof value !== 'object') return value === '' ? 'Empty' : valueText(field, value, currency);
  if (value.length === 0) return 'None';
  if (value.length > namedValues)
    return `${value.slice(0, namedValues).join(', ')} and ${value.length - namedValues} more`;
  return value.join(', ');
}

const numbers = new Intl.NumberFormat(pageLocale(), { maximumFractionDigits: 3 });

function valueText(field: FieldDefinition | null, value: number | string, currency: string, hasUnit = true): string {
  if (typeof value === 'string') return value === '' ? '…' : value;
  if (field?.type === 'money') return formatMoney(value, currency);
  const number = numbers.format(value);
  return field?.unit === undefined || !hasUnit ? number : `${number} ${field.unit}`;
}
