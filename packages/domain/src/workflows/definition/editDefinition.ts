import { type FieldName, type FieldType, findField, fieldNames } from './workflowFields.ts';
import { findOperator, operatorsOf, workflowOperators } from './operators.ts';
import type { Condition, ConditionGroup, WorkflowDefinition } from './Workflow.ts';

/** A condition on a field with its first operator and no value. */
export function emptyCondition(field: FieldName = 'orderTotal'): Condition {
  return { field, operator: firstOperator(findField(field)?.type ?? 'text'), values: [] };
}

export function emptyGroup(): ConditionGroup {
  return { match: 'all', conditions: [emptyCondition()] };
}

/** A new workflow: an order arrives, one condition to fill in, no action. */
export function emptyWorkflow(): WorkflowDefinition {
  return { name: '', trigger: 'orderArrives', match: 'all', groups: [emptyGroup()], actions: [] };
}

/** The first that compares with a value. */
function firstOperator(type: FieldType): string {
  return operatorsOf(type).find((name) => workflowOperators[name].operands !== 'none') ?? '';
}

/** The condition on another field. Keeps operator and values that the new field can have. */
export function withField(condition: Condition, name: string): Condition {
  const [from, to] = [findField(condition.field), findField(name)];
  if (to === null) return condition;
  const operator = findOperator(condition.operator);
  const isKept = operator !== null && operator.types.includes(to.type);
  const keepsValues = isKept && from !== null && from.type === to.type && from.unit === to.unit && !to.choices;
  return {
    field: name,
    operator: isKept ? condition.operator : firstOperator(to.type),
    values: keepsValues && !from.choices && from.type !== 'choice' ? condition.values : [],
  };
}

/** The condition with another operator; keeps the first values if it takes fewer. */
export function withOperator(condition: Condition, name: string): Condition {
  const operator = findOperator(name);
  if (operator === null) return condition;
  const most = { none: 0, one: 1, two: 2, many: Infinity }[operator.operands];
  return { ...condition, operator: name, values: condition.values.slice(0, most) };
}

/** The condition with other values. An amount keeps the currency it was entered in. */
export function withValues(condition: Condition, values: Condition['values'], currency: string): Condition {
  const { currency: _, ...others } = condition;
  return { ...others, values, ...(findField(condition.field)?.type === 'money' && { currency }) };
}

/** "1,000.5" is a number, "1,5" is not: it could mean 1.5 or 15. Such text stays, so the check can quote it. */
export function readNumber(text: string): number | string {
  const trimmed = text.trim();
  return /^-?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d*)?$/.test(trimmed) && /\d/.test(trimmed)
    ? Number(trimmed.replaceAll(',', ''))
    : trimmed;
}

/** Fields whose values contain no commas. */
const commaSeparated: ReadonlySet<string> = new Set<FieldName>(['sku', 'tag', 'country', 'postcode']);

/**
 * Entries of a pasted column or list, separated by lines, tabs and semicolons, and by commas when values contain
 * none.
 */
export function splitValues(text: string, field: string): readonly string[] {
  return text
    .split(commaSeparated.has(field) ? /[\n\r\t;,]+/ : /[\n\r\t;]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The texts plus new ones, each once, ignoring case. */
export function withTexts(texts: readonly string[], added: readonly string[]): readonly string[] {
  const known = new Set(texts.map((text) => text.toLowerCase()));
  const fresh = added.filter((text) => {
    const isKnown = known.has(text.toLowerCase());
    known.add(text.toLowerCase());
    return !isKnown;
  });
  return [...texts, ...fresh];
}

/** Every field, with an unknown one first. */
export function offeredFields(condition: Condition): readonly string[] {
  return findField(condition.field) === null ? [condition.field, ...fieldNames] : fieldNames;
}
