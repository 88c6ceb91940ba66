import { inWords } from '../../testing/inWords.ts';
import { expect, test } from 'vitest';
import { workflowContext } from '../../testing/index.ts';
import { conditionProblem } from './checkWorkflow.ts';
import {
  emptyCondition,
  readNumber,
  splitValues,
  withField,
  withOperator,
  withTexts,
  withValues,
} from './editDefinition.ts';
import { fieldNames } from './workflowFields.ts';
import type { Condition } from './Workflow.ts';

const total: Condition = { field: 'total', operator: 'between', values: [1, 5], currency: 'GBP' };

test.each(fieldNames)('an empty condition on %s needs a value and has an operator for its type', (name) => {
  expect(inWords(conditionProblem(emptyCondition(name), workflowContext))).toMatch(/^(?:Enter|Choose)/);
  expect(inWords(conditionProblem(emptyCondition(name), workflowContext))).not.toBe('Choose how to compare.');
});

test('another field keeps operator and values that mean the same', () => {
  expect(withField({ ...total, field: 'units' }, 'total')).toEqual({
    field: 'total',
    operator: 'between',
    values: [],
  });
  expect(withField({ field: 'postcode', operator: 'startsWith', values: ['LS'] }, 'customer')).toEqual({
    field: 'customer',
    operator: 'startsWith',
    values: ['LS'],
  });
  expect(withField(total, 'country')).toEqual({ field: 'country', operator: 'isOneOf', values: [] });
  expect(withField({ field: 'country', operator: 'isOneOf', values: ['France'] }, 'weekday').values).toEqual([]);
});

test('no edit leaves a currency on a value that is not an amount', () => {
  expect(withField(total, 'weight')).not.toHaveProperty('currency');
  expect(
    inWords(withValues({ field: 'weight', operator: 'atLeast', values: [], currency: 'EUR' }, [2], 'GBP')),
  ).toEqual({
    field: 'weight',
    operator: 'atLeast',
    values: [2],
  });
  expect(withValues({ ...total, currency: 'EUR' }, [2, 3], 'GBP').currency).toBe('GBP');
});

test('another operator keeps as many values as it takes', () => {
  expect(withOperator(total, 'moreThan').values).toEqual([1]);
  expect(
    inWords(withOperator({ field: 'tag', operator: 'includesAny', values: ['a', 'b'] }, 'isEmpty').values),
  ).toEqual([]);
  expect(
    inWords(withOperator({ field: 'tag', operator: 'includesAny', values: ['a', 'b'] }, 'includesAll').values),
  ).toHaveLength(2);
});

test.each([
  ['12', 12],
  [' 1,000.50 ', 1000.5],
  ['-3', -3],
  ['.5', 0.5],
  ['12.', 12],
  ['', ''],
  ['1,5', '1,5'],
  ['1e3', '1e3'],
  ['.', '.'],
  ['-', '-'],
  ['12 kg', '12 kg'],
  ['Infinity', 'Infinity'],
])('reads %j as %j', (text, value) => {
  expect(readNumber(text)).toBe(value);
});

test('splits a pasted column, and a list with commas when values have none', () => {
  expect(splitValues(' A\r\nB\t\tC;D,E\n', 'sku')).toEqual(['A', 'B', 'C', 'D', 'E']);
  expect(splitValues('Mug, blue\nMug, red', 'product')).toEqual(['Mug, blue', 'Mug, red']);
});

test('adds each text once, ignoring case', () => {
  expect(withTexts(['A'], ['a', 'B', 'b'])).toEqual(['A', 'B']);
});
