import { expect, test } from 'vitest';
import { confirmation } from './planPort.ts';

const begun = { code: 'c0de', refusal: null };
const origin = 'https://hub.example';
const confirmationUrl = (origin: string, code: string) => `${origin}/?code=${code}`;

test('a purchase that has begun is confirmed on the page of the store', async () => {
  const codes: string[] = [];
  const page = { location: 'https://acme.myshopify.com/admin/charges/1/confirm', refusal: null };
  const startCharge = async (code: string) => {
    codes.push(code);
    return page;
  };
  expect(await confirmation(begun, { services: { confirmationUrl, startCharge }, origin })).toEqual(page);
  expect(codes).toEqual(['c0de']);
});

test('a charge that the store refuses has its words', async () => {
  const refused = { location: null, refusal: 'Name is too long' };
  const startCharge = async () => refused;
  expect(await confirmation(begun, { services: { confirmationUrl, startCharge }, origin })).toEqual(refused);
});

test('a purchase that was refused before asks the store nothing', async () => {
  const start = { code: null, refusal: 'This plan is active already.' };
  const startCharge = async () => {
    throw new Error('The store was called.');
  };
  expect(await confirmation(start, { services: { confirmationUrl, startCharge }, origin })).toEqual({
    location: null,
    refusal: 'This plan is active already.',
  });
});
