import type { FieldType } from './workflowFields.ts';
import { inLanguage } from '../../languages/inLanguage.ts';

/** How many values an operator needs. */
export type OperandCount = 'none' | 'one' | 'two' | 'many';

export interface OperatorDefinition {
  /** Between field and value: "is more than". */
  label: string;
  operands: OperandCount;
  /** Types of fields that offer it. */
  types: readonly FieldType[];
}

/** Between field and value. */
export const operatorTexts = inLanguage('operatorTexts', {
  moreThan: 'is more than',
  atLeast: 'is at least',
  lessThan: 'is less than',
  atMost: 'is at most',
  between: 'is between',
  equals: 'is exactly',
  isOneOf: 'is one of',
  isNoneOf: 'is none of',
  contains: 'contains',
  doesNotContain: 'does not contain',
  startsWith: 'starts with',
  isEmpty: 'is empty',
  isNotEmpty: 'is not empty',
  includesAny: 'includes any of',
  includesAll: 'includes all of',
  includesNone: 'includes none of',
  includesOnly: 'includes nothing but',
});

/** The same before a single value. */
export const oneValueTexts = inLanguage('oneValueTexts', {
  isOneOf: 'is',
  isNoneOf: 'is not',
  includesAny: 'includes',
  includesAll: 'includes',
  includesNone: 'includes no',
});

const operatorTable = {
  moreThan: { label: operatorTexts.moreThan, operands: 'one', types: ['money', 'number'] },
  atLeast: { label: operatorTexts.atLeast, operands: 'one', types: ['money', 'number'] },
  lessThan: { label: operatorTexts.lessThan, operands: 'one', types: ['money', 'number'] },
  atMost: { label: operatorTexts.atMost, operands: 'one', types: ['money', 'number'] },
  between: { label: operatorTexts.between, operands: 'two', types: ['money', 'number'] },
  equals: { label: operatorTexts.equals, operands: 'one', types: ['money', 'number'] },
  isOneOf: { label: operatorTexts.isOneOf, operands: 'many', types: ['choice', 'text'] },
  isNoneOf: { label: operatorTexts.isNoneOf, operands: 'many', types: ['choice', 'text'] },
  contains: { label: operatorTexts.contains, operands: 'one', types: ['text'] },
  doesNotContain: { label: operatorTexts.doesNotContain, operands: 'one', types: ['text'] },
  startsWith: { label: operatorTexts.startsWith, operands: 'many', types: ['text'] },
  isEmpty: { label: operatorTexts.isEmpty, operands: 'none', types: ['text', 'list'] },
  isNotEmpty: { label: operatorTexts.isNotEmpty, operands: 'none', types: ['text', 'list'] },
  includesAny: { label: operatorTexts.includesAny, operands: 'many', types: ['list'] },
  includesAll: { label: operatorTexts.includesAll, operands: 'many', types: ['list'] },
  includesNone: { label: operatorTexts.includesNone, operands: 'many', types: ['list'] },
  includesOnly: { label: operatorTexts.includesOnly, operands: 'many', types: ['list'] },
} satisfies Record<string, OperatorDefinition>;

export type OperatorName = keyof typeof operatorTable;

/** Every operator, in the order offered. Text comparisons ignore case. */
export const workflowOperators: Readonly<Record<OperatorName, OperatorDefinition>> = operatorTable;

export const operatorNames = Object.keys(operatorTable) as readonly OperatorName[];

/** The operators for a type of field; the first one is the default. */
export function operatorsOf(type: FieldType): readonly OperatorName[] {
  return operatorNames.filter((name) => workflowOperators[name].types.includes(type));
}

/** `null` for an unknown operator. */
export function findOperator(name: string): OperatorDefinition | null {
  return Object.hasOwn(workflowOperators, name) ? workflowOperators[name as OperatorName] : null;
}
