import { expect, test } from 'vitest';
import { confirmation } from './planPort.ts';

const begun = { code: 'c0de', refusal: null };
const origin = 'https://hub.example';
const confirmationUrl = (origin: string, code: string) => `${origin}/?code=${code}`;

test('a started purchase is confirmed on the store’s page', async () => {
  const codes: string[] = [];
  const page = { location: 'https://acme.myshopify.com/admin/charges/1/confirm', refusal: null };
  const startCharge = async (code: string) => {
    codes.push(code);
    return page;
  };
  expect(await confirmation(begun, { services: { confirmationUrl, startCharge }, origin })).toEqual(page);
  expect(codes).toEqual(['c0de']);
});

test('a charge that the store rejects shows the store’s message', async () => {
  const refused = { location: null, refusal: 'Name is too long' };
  const startCharge = async () => refused;
  expect(await confirmation(begun, { services: { confirmationUrl, startCharge }, origin })).toEqual(refused);
});

test('a purchase that was refused earlier makes no call to the store', async () => {
  const start = { code: null, refusal: 'This plan is active already.' };
  const startCharge = async () => {
    throw new Error('The store was called.');
  };
  expect(await confirmation(start, { services: { confirmationUrl, startCharge }, origin })).toEqual({
    location: null,
    refusal: 'This plan is active already.',
  });
});
