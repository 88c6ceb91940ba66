import { expect, test } from 'vitest';
import { anOrder } from '../../testing/anOrder.ts';
import type { Order } from '../Order.ts';
import { holdUntilText, storeFactTexts, storeLabels } from './storeLabels.ts';

const textsOf = (facts: Partial<Order>) => storeLabels(anOrder(facts)).map(({ text }) => text);

test('a paid order that is shipped as usual has no label', () => {
  const usual = { paymentStatus: 'PAID', risk: 'ACCEPT', deliveryMethod: 'SHIPPING', isTest: false };
  expect(textsOf(usual)).toEqual([]);
  expect(textsOf({ ...usual, risk: 'NONE' })).toEqual([]);
  expect(textsOf({})).toEqual([]);
});

test('what is unusual is said, the most urgent first', () => {
  expect(textsOf({ paymentStatus: 'PENDING', risk: 'INVESTIGATE', deliveryMethod: 'PICK_UP', isTest: true })).toEqual([
    'Test order',
    'Medium risk of fraud',
    'Payment pending',
    'Pickup in store',
  ]);
});

test('a dispute of the payment is said, red while it is open', () => {
  const labelsOf = (dispute: string) => storeLabels(anOrder({ dispute })).map(({ text, tone }) => `${text}, ${tone}`);
  expect(labelsOf('')).toEqual([]);
  expect(labelsOf('NEEDS_RESPONSE')).toEqual(['Dispute needs a response, critical']);
  expect(labelsOf('WON')).toEqual(['Dispute won, plain']);
});

test('an order without a delivery is one, whatever its risk', () => {
  expect(textsOf({ deliveryMethod: 'NONE' })).toEqual(['No shipping required']);
});

test('what this version does not know is shown as it is', () => {
  expect(textsOf({ paymentStatus: 'DISPUTED', risk: 'PANIC', deliveryMethod: 'DRONE' })).toEqual([
    'PANIC',
    'DISPUTED',
    'DRONE',
  ]);
});

test('red is for what needs a person before anything leaves', () => {
  const tones = (facts: Partial<Order>) => storeLabels(anOrder(facts)).map(({ tone }) => tone);
  expect(tones({ risk: 'CANCEL', paymentStatus: 'EXPIRED' })).toEqual(['critical', 'critical']);
  expect(tones({ risk: 'INVESTIGATE', paymentStatus: 'PENDING' })).toEqual(['attention', 'attention']);
  expect(tones({ paymentStatus: 'REFUNDED', deliveryMethod: 'LOCAL' })).toEqual(['plain', 'plain']);
});

test('who ships a closed order instead is a label; why an open one waits is not', () => {
  const stageReason = 'Not shipped by this app: Amazon FBA';
  expect(textsOf({ stage: 'closed', stageReason })).toEqual([stageReason]);
  expect(textsOf({ stage: 'hold', stageReason })).toEqual([]);
});

test('units that are sent again are a label, red where they were not sent', () => {
  const labelsOf = (reship: string) => storeLabels(anOrder({ reship })).map(({ text, tone }) => `${text}, ${tone}`);
  expect(labelsOf('')).toEqual([]);
  expect(labelsOf('underWay')).toEqual(['Reship under way, info']);
  expect(labelsOf('failed')).toEqual(['Reship not sent, critical']);
  expect(labelsOf('new')).toEqual(['new, info']);
});

test('when a hold ends is said in the zone of the shop', () => {
  expect(holdUntilText(anOrder({ holdUntil: '2026-12-03T08:00:00Z' }), 'Europe/Berlin')).toBe('until Dec 3, 9:00 AM');
  expect(holdUntilText(anOrder(), 'Europe/Berlin')).toBeNull();
});

test('an open order names all that is known, also what is usual', () => {
  const facts = { paymentStatus: 'PAID', risk: 'ACCEPT', deliveryMethod: 'SHIPPING', dispute: 'WON' };
  expect(storeFactTexts(anOrder(facts))).toEqual([
    'Payment status: Paid',
    'Delivery method: Shipping',
    'Low risk of fraud',
    'Dispute won',
  ]);
  expect(storeFactTexts(anOrder())).toEqual([]);
});
