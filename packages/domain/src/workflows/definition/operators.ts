import type { FieldType } from './fields.ts';

/** How many values an operator compares with. */
export type OperandCount = 'none' | 'one' | 'two' | 'many';

export interface OperatorDefinition {
  /** Between field and value: "is more than". */
  label: string;
  operands: OperandCount;
  /** Types of fields that it is offered for. */
  types: readonly FieldType[];
}

const operatorTable = {
  moreThan: { label: 'is more than', operands: 'one', types: ['money', 'number'] },
  atLeast: { label: 'is at least', operands: 'one', types: ['money', 'number'] },
  lessThan: { label: 'is less than', operands: 'one', types: ['money', 'number'] },
  atMost: { label: 'is at most', operands: 'one', types: ['money', 'number'] },
  between: { label: 'is between', operands: 'two', types: ['money', 'number'] },
  equals: { label: 'is exactly', operands: 'one', types: ['money', 'number'] },
  isOneOf: { label: 'is one of', operands: 'many', types: ['choice', 'text'] },
  isNoneOf: { label: 'is none of', operands: 'many', types: ['choice', 'text'] },
  contains: { label: 'contains', operands: 'one', types: ['text'] },
  doesNotContain: { label: 'does not contain', operands: 'one', types: ['text'] },
  startsWith: { label: 'starts with', operands: 'many', types: ['text'] },
  isEmpty: { label: 'is empty', operands: 'none', types: ['text', 'list'] },
  isNotEmpty: { label: 'is not empty', operands: 'none', types: ['text', 'list'] },
  includesAny: { label: 'includes any of', operands: 'many', types: ['list'] },
  includesAll: { label: 'includes all of', operands: 'many', types: ['list'] },
  includesNone: { label: 'includes none of', operands: 'many', types: ['list'] },
  includesOnly: { label: 'includes nothing but', operands: 'many', types: ['list'] },
} as const satisfies Record<string, OperatorDefinition>;

export type OperatorName = keyof typeof operatorTable;

/** Every operator, in the order in which they are offered. Texts are compared without regard to case. */
export const workflowOperators: Readonly<Record<OperatorName, OperatorDefinition>> = operatorTable;

export const operatorNames = Object.keys(operatorTable) as readonly OperatorName[];

/** The operators for a type of field; the first one is the default. */
export function operatorsOf(type: FieldType): readonly OperatorName[] {
  return operatorNames.filter((name) => workflowOperators[name].types.includes(type));
}

/** Null for an operator that does not exist. */
export function findOperator(name: string): OperatorDefinition | null {
  return Object.hasOwn(workflowOperators, name) ? workflowOperators[name as OperatorName] : null;
}
