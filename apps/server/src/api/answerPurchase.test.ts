import { expect, test } from 'vitest';
import { answerPurchase } from './answerPurchase.ts';

const begun = JSON.stringify({ data: { location: 'https://hub.example/?code=c0de' } });

test('a purchase that has begun is answered with the page of the store', async () => {
  const codes: string[] = [];
  const reply = await answerPurchase(begun, async (code) => {
    codes.push(code);
    return { location: 'https://acme.myshopify.com/admin/charges/1/confirm', refusal: null };
  });
  expect(reply).toEqual({ data: { location: 'https://acme.myshopify.com/admin/charges/1/confirm' } });
  expect(codes).toEqual(['c0de']);
});

test('a charge that the store refuses is answered with its words', async () => {
  const refused = async () => ({ location: null, refusal: 'Name is too long' });
  expect(await answerPurchase(begun, refused)).toEqual({ message: 'Name is too long' });
});

test('a purchase that was refused before asks the store nothing', async () => {
  const start = JSON.stringify({ message: 'This plan is active already.' });
  const callStore = async () => {
    throw new Error('The store was called.');
  };
  expect(await answerPurchase(start, callStore)).toEqual({ message: 'This plan is active already.' });
});
