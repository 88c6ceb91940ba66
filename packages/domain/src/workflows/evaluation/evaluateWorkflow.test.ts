import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aWorkflow, aWorkflowOrder, workflowContext } from '../../testing/index.ts';
import { anyWorkflowOrder, anyWorkflows } from '../../testing/workflowFixtures.ts';
import type { Checkout } from '../../shared/orders/Checkout.ts';
import type { Condition } from '../definition/Workflow.ts';
import type { WorkflowOrder } from '../definition/WorkflowOrder.ts';
import { workflowOrderOf } from '../definition/workflowOrderOf.ts';
import { compileWorkflow } from './compileWorkflow.ts';
import { conditionTraceText, evaluateWorkflow, type WorkflowTrace } from './evaluateWorkflow.ts';

function isTrue(field: string, operator: string, values: Condition['values'], order: Partial<WorkflowOrder> = {}) {
  const workflow = aWorkflow({ conditions: [{ field, operator, values }] });
  return evaluateWorkflow(workflow, aWorkflowOrder(order), workflowContext).isMatch;
}

const wordsOf = ({ groups }: WorkflowTrace) => groups.map(({ conditions }) => conditions.map(conditionTraceText));

test('the price of the items is a rounded amount: three times £0.10 are £0.30', () => {
  const item = { name: 'Mug', sku: 'A', quantity: 3, price: 0.1, productWeight: '', isCancelled: false };
  expect(workflowOrderOf({ ...aWorkflowOrder(), createdAt: null, lineItems: [item] }).total).toBe(0.3);
});

describe('conditions', () => {
  test.each([
    ['moreThan', [612.2], false],
    ['moreThan', [612.19], true],
    ['atLeast', [612.2], true],
    ['lessThan', [612.2], false],
    ['atMost', [612.2], true],
    ['between', [600, 612.2], true],
    ['between', [612.21, 700], false],
    ['equals', [612.2], true],
  ])('a total of £612.20 %s %j: %s', (operator, values, expected) => {
    expect(isTrue('total', operator, values)).toBe(expected);
  });

  test.each([
    ['isOneOf', ['france', ' germany '], true],
    ['isNoneOf', ['France'], true],
    ['isNoneOf', ['Germany'], false],
  ])('compares texts without case and spaces: Germany %s %j: %s', (operator, values, expected) => {
    expect(isTrue('country', operator, values)).toBe(expected);
  });

  test('a country matches as code and as name', () => {
    for (const country of ['DE', 'de', 'Germany'])
      expect(isTrue('country', 'isOneOf', ['Germany'], { country })).toBe(true);
    expect(isTrue('country', 'isOneOf', ['Ireland'], { country: 'EIRE' })).toBe(true);
  });

  test.each([
    ['includesAny', ['22423', '71053'], true],
    ['includesAll', ['22423', '71053'], false],
    ['includesAll', ['22423', '85123a'], true],
    ['includesNone', ['71053'], true],
    ['includesOnly', ['85123A', '22423', '71053'], true],
    ['includesOnly', ['85123A'], false],
    ['isEmpty', [], false],
    ['isNotEmpty', [], true],
  ])('the SKUs 85123A and 22423, %s %j: %s', (operator, values, expected) => {
    expect(isTrue('sku', operator, values)).toBe(expected);
  });

  test("uses weekday and hour in the store's time zone, even when clocks change", () => {
    const lateInLondon = { createdAt: Date.parse('2026-10-24T23:30:00Z') };
    expect(isTrue('weekday', 'isOneOf', ['Sunday'], lateInLondon)).toBe(true);
    expect(isTrue('hour', 'equals', [0], lateInLondon)).toBe(true);
    expect(isTrue('hour', 'equals', [1], { createdAt: Date.parse('2026-10-25T01:30:00Z') })).toBe(true);
  });

  /** £20.00 of items less £5.00, with £3.99 for shipping; £4.00 of it is tax. */
  const checkout: Checkout = {
    note: 'Ring twice',
    attributes: [
      { key: 'Gift message', value: 'Happy birthday' },
      { key: 'Delivery date', value: '2026-12-01' },
    ],
    discountCodes: ['WELCOME'],
    sellingPlans: ['Every month'],
    company: 'Harkness Pottery',
    paymentGateways: ['shopify_payments', 'gift_card'],
    paymentTerms: { name: 'Net 30', type: 'NET', dueAt: null },
    taxesIncluded: true,
    subtotal: '15.0',
    discounts: '5.00',
    shipping: '3.99',
    tax: '4',
    total: '18.99',
  };

  test.each<[string, string, Condition['values']]>([
    ['orderTotal', 'equals', [18.99]],
    ['subtotal', 'equals', [15]],
    ['total', 'equals', [20]],
    ['discounts', 'equals', [5]],
    ['shippingPrice', 'equals', [3.99]],
    ['tax', 'equals', [4]],
    ['paymentStatus', 'isOneOf', ['PENDING']],
    ['risk', 'isOneOf', ['INVESTIGATE', 'CANCEL']],
    ['dispute', 'isOneOf', ['NEEDS_RESPONSE', 'UNDER_REVIEW']],
    ['deliveryMethod', 'isNoneOf', ['SHIPPING']],
    ['testOrder', 'isOneOf', ['Yes']],
    ['note', 'contains', ['ring']],
    ['attributes', 'contains', ['delivery date: 2026-12-01']],
    ['discountCode', 'includesAny', ['welcome']],
    ['sellingPlan', 'isNotEmpty', []],
    ['company', 'isOneOf', ['Harkness Pottery']],
    ['poNumber', 'startsWith', ['47']],
    ['paymentGateway', 'includesAll', ['gift_card']],
    ['paymentTerms', 'isOneOf', ['Net 30']],
  ])("can use the store's facts: %s %s %j", (field, operator, values) => {
    const said = {
      paymentStatus: 'PENDING',
      risk: 'CANCEL',
      dispute: 'UNDER_REVIEW',
      deliveryMethod: 'LOCAL',
      isTest: true,
      poNumber: '4711',
    };
    expect(isTrue(field, operator, values, { ...said, total: 20, checkout })).toBe(true);
    expect(isTrue(field, operator, values, { checkout: null })).toBe(false);
  });

  test.each([
    ['in the prices', { taxesIncluded: true, tax: '3.17', total: '18.99' }, 18.99],
    ['on top', { taxesIncluded: false, tax: '3.80', total: '22.79' }, 22.79],
  ])('the order total is what the customer pays after discounts, with tax %s', (_, changes, paid) => {
    const order = { total: 20, checkout: { ...checkout, ...changes } };
    expect(isTrue('orderTotal', 'equals', [paid], order)).toBe(true);
    expect(isTrue('orderTotal', 'atLeast', [paid + 0.01], order)).toBe(false);
    expect(isTrue('subtotal', 'equals', [15], order)).toBe(true);
  });

  test("without a store, an order's total is the price of its items", () => {
    for (const field of ['orderTotal', 'subtotal', 'total'])
      expect(isTrue(field, 'equals', [612.2], { checkout: null })).toBe(true);
    for (const field of ['discounts', 'tax', 'shippingPrice']) expect(isTrue(field, 'atMost', [0])).toBe(false);
  });

  test('an unknown value meets no condition, not even a negative one', () => {
    for (const operator of ['moreThan', 'lessThan', 'equals', 'atMost'])
      expect(isTrue('weight', operator, [0], { weight: null })).toBe(false);
    expect(isTrue('weekday', 'isNoneOf', ['Sunday'], { createdAt: null })).toBe(false);
  });

  test('an unknown field or operator never matches, and the trace says so', () => {
    const workflow = aWorkflow({ conditions: [{ field: 'giftWrap', operator: 'isOneOf', values: ['yes'] }] });
    const trace = evaluateWorkflow(workflow, aWorkflowOrder(), workflowContext);
    expect(trace.isMatch).toBe(false);
    expect(wordsOf(trace)).toMatchObject([[{ field: 'giftWrap', actual: 'Unknown' }]]);
    expect(isTrue('total', 'toString', [1])).toBe(false);
    expect(isTrue('constructor', 'moreThan', [0])).toBe(false);
  });
});

test('a trace gives each condition with its expected and actual value', () => {
  const workflow = aWorkflow({
    match: 'any',
    groups: [
      {
        match: 'all',
        conditions: [
          { field: 'orderTotal', operator: 'moreThan', values: [500], currency: 'GBP' },
          { field: 'country', operator: 'isOneOf', values: ['France'] },
        ],
      },
      { match: 'any', conditions: [{ field: 'sku', operator: 'includesAny', values: ['1', '2', '3', '4', '5', '6'] }] },
    ],
  });
  const trace = evaluateWorkflow(workflow, aWorkflowOrder(), workflowContext);
  expect(trace).toMatchObject({
    isMatch: false,
    groups: [
      { isTrue: false, conditions: [{ isTrue: true }, { isTrue: false }] },
      { isTrue: false, conditions: [{ condition: { values: ['1', '2', '3', '4'], left: 2 } }] },
    ],
  });
  expect(wordsOf(trace)).toEqual([
    [
      { field: 'Order total', expected: 'is more than £500.00', actual: '£612.20' },
      { field: 'Country', expected: 'is France', actual: 'Germany' },
    ],
    [{ field: 'SKU', expected: 'includes any of 1, 2, 3, 4 and 2 more', actual: '85123A, 22423' }],
  ]);
});

test('without conditions every order matches, and empty groups do not count', () => {
  expect(evaluateWorkflow(aWorkflow(), aWorkflowOrder(), workflowContext).isMatch).toBe(true);
  const workflow = aWorkflow({ match: 'any', groups: [{ match: 'any', conditions: [] }] });
  expect(evaluateWorkflow(workflow, aWorkflowOrder(), workflowContext).isMatch).toBe(true);
});

test("the trace always agrees with the dry run's quick test", () => {
  fc.assert(
    fc.property(anyWorkflows, anyWorkflowOrder, (workflows, order) => {
      for (const workflow of workflows)
        expect(compileWorkflow(workflow, workflowContext).matches(order)).toBe(
          evaluateWorkflow(workflow, order, workflowContext).isMatch,
        );
    }),
  );
});
