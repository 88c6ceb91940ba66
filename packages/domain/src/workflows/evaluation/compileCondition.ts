import { normalised } from '../../shared/texts/normalised.ts';
import { type KeptCondition, keptCondition } from '../definition/conditionTexts.ts';
import { type FieldDefinition, type FieldValue, findField } from '../definition/workflowFields.ts';
import type { Condition } from '../definition/Workflow.ts';
import type { WorkflowContext } from '../definition/WorkflowContext.ts';
import type { WorkflowOrder } from '../definition/WorkflowOrder.ts';

/** A condition ready to test on many orders. */
export interface CompiledCondition {
  condition: Condition;
  /** `null` when the field no longer exists. */
  field: FieldDefinition | null;
  matches(order: WorkflowOrder): boolean;
  /** Its data for a run. */
  kept(): KeptCondition;
}

/** A field as read from an order. */
interface ReadField {
  /** `null` when unknown. Then no condition is met. */
  value: FieldValue;
  /** The same as texts to compare; `null` until needed. */
  texts: readonly string[] | null;
}

/** Whether a field meets a condition. */
type Test = (field: ReadField) => boolean;

/** Prepares a condition. One with an unknown field or operator never matches. */
export function compileCondition(condition: Condition, context: WorkflowContext): CompiledCondition {
  const field = findField(condition.field);
  let short: KeptCondition | null = null;
  const kept = () => (short ??= keptCondition(condition, context));
  if (field === null) return { condition, field, kept, matches: () => false };
  const test = testOf(condition);
  const read = readerOf(field, context);
  return { condition, field, kept, matches: (order) => test(read(order)) };
}

type Reader = (order: WorkflowOrder) => ReadField;

const readers = new WeakMap<WorkflowContext, Map<FieldDefinition, Reader>>();

/** Reads an order's field once for the conditions of a hundred workflows tested in sequence. */
function readerOf(field: FieldDefinition, context: WorkflowContext): Reader {
  const own = readers.get(context) ?? new Map<FieldDefinition, Reader>();
  readers.set(context, own);
  const known = own.get(field);
  if (known !== undefined) return known;
  let last: { order: WorkflowOrder; read: ReadField } | null = null;
  const reader: Reader = (order) => {
    if (last?.order !== order) last = { order, read: { value: field.read(order, context), texts: null } };
    return last.read;
  };
  own.set(field, reader);
  return reader;
}

function testOf({ operator, values }: Condition): Test {
  const [first, second] = values;
  switch (operator) {
    case 'moreThan':
      return comparing(first, (value, limit) => value > limit);
    case 'atLeast':
      return comparing(first, (value, limit) => value >= limit);
    case 'lessThan':
      return comparing(first, (value, limit) => value < limit);
    case 'atMost':
      return comparing(first, (value, limit) => value <= limit);
    case 'equals':
      return comparing(first, (value, limit) => value === limit);
    case 'between':
      return ({ value }) => isNumber(value) && isNumber(first) && isNumber(second) && value >= first && value <= second;
    case 'isEmpty':
      return (field) => field.value !== null && textsOf(field).every((text) => text === '');
    case 'isNotEmpty':
      return (field) => field.value !== null && textsOf(field).some((text) => text !== '');
    default:
      return textTestOf(operator, values.map(normalised));
  }
}

function textTestOf(operator: string, wanted: readonly string[]): Test {
  const set = new Set(wanted);
  const [first] = wanted;
  if (first === undefined) return () => false;
  switch (operator) {
    case 'isOneOf':
    case 'includesAny':
      return (field) => field.value !== null && textsOf(field).some((text) => set.has(text));
    case 'isNoneOf':
    case 'includesNone':
      return (field) => field.value !== null && !textsOf(field).some((text) => set.has(text));
    case 'contains':
      return (field) => field.value !== null && textsOf(field).some((text) => text.includes(first));
    case 'doesNotContain':
      return (field) => field.value !== null && !textsOf(field).some((text) => text.includes(first));
    case 'startsWith':
      return (field) =>
        field.value !== null && textsOf(field).some((text) => wanted.some((start) => text.startsWith(start)));
    case 'includesAll':
      return (field) => field.value !== null && isSubset(set, new Set(textsOf(field)));
    case 'includesOnly':
      return (field) =>
        field.value !== null && textsOf(field).length > 0 && textsOf(field).every((text) => set.has(text));
    default:
      return () => false;
  }
}

function comparing(limit: number | string | undefined, isFulfilled: (value: number, limit: number) => boolean): Test {
  return ({ value }) => isNumber(value) && isNumber(limit) && isFulfilled(value, limit);
}

function isSubset(part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean {
  return [...part].every((text) => whole.has(text));
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function textsOf(field: ReadField): readonly string[] {
  const { value } = field;
  if (value === null) return [];
  return (field.texts ??= typeof value === 'object' ? value.map(normalised) : [normalised(value)]);
}
