import { expect, test } from 'vitest';
import { anOrder } from '../../testing/anOrder.ts';
import type { Order } from '../Order.ts';
import { holdUntilText, storeFactTexts, storeLabels } from './storeLabels.ts';

const textsOf = (facts: Partial<Order>) => storeLabels(anOrder(facts)).map(({ text }) => text);

test('a paid order with standard shipping has no label', () => {
  const usual = { paymentStatus: 'PAID', risk: 'ACCEPT', deliveryMethod: 'SHIPPING', isTest: false };
  expect(textsOf(usual)).toEqual([]);
  expect(textsOf({ ...usual, risk: 'NONE' })).toEqual([]);
  expect(textsOf({})).toEqual([]);
});

test('labels what is unusual, most urgent first', () => {
  expect(textsOf({ paymentStatus: 'PENDING', risk: 'INVESTIGATE', deliveryMethod: 'PICK_UP', isTest: true })).toEqual([
    'Test order',
    'Fraud risk: Medium',
    'Payment pending',
    'Pickup in store',
  ]);
});

test('labels a payment dispute, red while it is open', () => {
  const labelsOf = (dispute: string) => storeLabels(anOrder({ dispute })).map(({ text, tone }) => `${text}, ${tone}`);
  expect(labelsOf('')).toEqual([]);
  expect(labelsOf('NEEDS_RESPONSE')).toEqual(['Payment dispute: Needs a response, critical']);
  expect(labelsOf('WON')).toEqual(['Payment dispute: Won, plain']);
});

test('an order without a delivery says so, at any risk', () => {
  expect(textsOf({ deliveryMethod: 'NONE' })).toEqual(['No shipping required']);
});

test('shows unknown values as they are', () => {
  expect(textsOf({ paymentStatus: 'DISPUTED', risk: 'PANIC', deliveryMethod: 'DRONE' })).toEqual([
    'Fraud risk: PANIC',
    'DISPUTED',
    'DRONE',
  ]);
});

test('uses red for what needs a person before anything leaves', () => {
  const tones = (facts: Partial<Order>) => storeLabels(anOrder(facts)).map(({ tone }) => tone);
  expect(tones({ risk: 'CANCEL', paymentStatus: 'EXPIRED' })).toEqual(['critical', 'critical']);
  expect(tones({ risk: 'INVESTIGATE', paymentStatus: 'PENDING' })).toEqual(['attention', 'attention']);
  expect(tones({ paymentStatus: 'REFUNDED', deliveryMethod: 'LOCAL' })).toEqual(['plain', 'plain']);
});

test('labels who ships a closed order instead, but not why an open one waits', () => {
  const stageReason = 'Not shipped by this app: Amazon FBA';
  expect(textsOf({ stage: 'closed', stageReason })).toEqual([stageReason]);
  expect(textsOf({ stage: 'hold', stageReason })).toEqual([]);
});

test('labels reships, red when they were not sent', () => {
  const labelsOf = (reship: string) => storeLabels(anOrder({ reship })).map(({ text, tone }) => `${text}, ${tone}`);
  expect(labelsOf('')).toEqual([]);
  expect(labelsOf('underWay')).toEqual(['Reship under way, info']);
  expect(labelsOf('failed')).toEqual(['Reship not sent, critical']);
  expect(labelsOf('new')).toEqual(['new, info']);
});

test('labels how many units stay in the store while the rest ships', () => {
  const labelsOf = (keptUnits: number) =>
    storeLabels(anOrder({ keptUnits })).map(({ text, tone }) => `${text}, ${tone}`);
  expect([0, 1, 1_200].map(labelsOf)).toEqual([[], ['1 unit not sent now, info'], ['1,200 units not sent now, info']]);
});

test("gives the end of a hold in the shop's zone", () => {
  expect(holdUntilText(anOrder({ holdUntil: '2026-12-03T08:00:00Z' }), 'Europe/Berlin')).toBe('until Dec 3, 9:00 AM');
  expect(holdUntilText(anOrder(), 'Europe/Berlin')).toBeNull();
});

test('an open order lists everything known, including the usual', () => {
  const facts = { paymentStatus: 'PAID', risk: 'ACCEPT', deliveryMethod: 'SHIPPING', dispute: 'WON' };
  expect(storeFactTexts(anOrder(facts))).toEqual([
    'Payment status: Paid',
    'Delivery method: Shipping',
    'Fraud risk: Low',
    'Payment dispute: Won',
  ]);
  expect(storeFactTexts(anOrder())).toEqual([]);
});
