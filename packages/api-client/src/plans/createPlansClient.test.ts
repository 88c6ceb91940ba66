import { describe, expect, test } from 'vitest';
import { fakeBackend, json, testContext } from '../http/fakeBackend.ts';
import { createPlansClient } from './createPlansClient.ts';

describe('§7 POST billing/info/create', () => {
  test.each([2, 3] as const)(
    'sends {flag: %i} and returns the location',
    { tags: ['§1.8', '§7.23'] },
    async (planId) => {
      const backend = fakeBackend(json({ data: { location: 'https://gifts.myshopify.com/confirm' } }));
      const plans = createPlansClient(testContext(backend));
      await expect(plans.createBilling(planId, { idempotencyKey: 'k' })).resolves.toEqual({
        location: 'https://gifts.myshopify.com/confirm',
      });
      expect(new URL(backend.requests[0]?.url ?? '').pathname).toBe('/billing/info/create');
      expect(backend.bodies[0]).toEqual({ flag: planId });
    },
  );

  test.each([
    [{ data: {}, message: 'Card refused' }, 'Card refused'],
    [{ data: { location: '' } }, null],
    [{ data: { location: '   ' }, message: 'Ask support' }, 'Ask support'],
    [{ data: { location: '\n\t\u00a0' } }, null],
    [{ data: null, message: 'No' }, 'No'],
    [{ message: '' }, null],
  ])('without a location (%j) it is rejected with the message', async (body, serverMessage) => {
    const plans = createPlansClient(testContext(fakeBackend(json(body))));
    await expect(plans.createBilling(2)).rejects.toMatchObject({ name: 'RejectedError', serverMessage });
  });
});
