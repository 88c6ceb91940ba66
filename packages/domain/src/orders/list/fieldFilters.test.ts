import { expect, test } from 'vitest';
import { anOrder } from '../../testing/anOrder.ts';
import type { OrderEvent } from '../../events/OrderEvent.ts';
import { orderStages } from '../OrderStage.ts';
import { stageReason } from '../timeline/stageReason.ts';
import { sampleEvents } from '../../testing/sampleEvents.ts';
import { filterFieldRows } from '../fields/orderFields.ts';
import { fieldFiltersOf, fieldFilterTexts, hasFieldValues } from './fieldFilters.ts';

const fieldFilters = fieldFiltersOf(['fieldFilters']) ?? [];

test('every filterable field has a label and values to choose from', () => {
  expect(fieldFilters.map(({ field }) => field)).toEqual(filterFieldRows.map(({ field }) => field));
  for (const { label, options } of fieldFilters) {
    expect(label).not.toBe('');
    expect(options.length).toBeGreaterThan(1);
  }
});

test('exactly the reasons why an order is not sent can be filtered by', () => {
  const isReason = (event: OrderEvent) => orderStages.some((stage) => stageReason(stage, event) !== null);
  const reasons = Object.entries(sampleEvents).flatMap(([kind, samples]) =>
    samples.some(([values]) => isReason({ kind, values } as OrderEvent)) ? [kind] : [],
  );
  const kinds = fieldFilters.find(({ field }) => field === 'stageReason')?.options.map(({ value }) => value) ?? [];
  expect(kinds.toSorted()).toEqual(reasons.toSorted());
});

test('keeps an order that has every selected value', () => {
  const order = anOrder({ paymentStatus: 'PENDING', risk: 'CANCEL', dispute: 'WON', isTest: false });
  expect(hasFieldValues(order, 'awaitsPayment', {})).toBe(true);
  expect(hasFieldValues(order, 'awaitsPayment', { paymentStatus: 'PENDING', stageReason: 'awaitsPayment' })).toBe(true);
  expect(hasFieldValues(order, 'awaitsPayment', { paymentStatus: 'PENDING', risk: 'ACCEPT' })).toBe(false);
  expect(hasFieldValues(order, null, { stageReason: 'awaitsPayment' })).toBe(false);
  expect(hasFieldValues(order, null, { dispute: 'WON' })).toBe(true);
  expect(hasFieldValues(order, null, { dispute: 'NEEDS_RESPONSE' })).toBe(false);
  expect(hasFieldValues(order, null, { isTest: 'true' })).toBe(false);
  expect(hasFieldValues(order, null, { isTest: 'false' })).toBe(true);
});

test('puts selected values into words and unknown ones as they are', () => {
  expect(
    fieldFilterTexts({ stageReason: 'heldInStore', paymentStatus: 'DISPUTED', dispute: 'WON', unknown: 'x' }),
  ).toEqual(['Payment status: DISPUTED', 'Payment dispute: Won', 'Not sent because: Held in the store']);
});
