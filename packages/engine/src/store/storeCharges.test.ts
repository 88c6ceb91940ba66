import { createStoreClient, exchangeToken, requiredScopes } from '@hub/platform';
import { startStore } from '@hub/platform/simulator';
import { plans } from '@hub/domain/plans';
import { expect, onTestFinished, test } from 'vitest';
import { createStore } from './createStore.ts';

const domain = 'sample.myshopify.com';
const app = { apiKey: 'key', apiSecret: 'secret', url: 'http://127.0.0.1:1/', handle: 'hub', title: 'Hub' };

test('a charge in the simulated store waits for approval, counts once approved, and is reported when it ends', async () => {
  const simulated = await startStore({ app: { ...app, scopes: requiredScopes }, domain, isInstalled: true });
  onTestFinished(() => simulated.stop());
  const { origin, controls } = simulated;
  const request = { ...app, shopDomain: domain, origin };
  const { token: accessToken } = await exchangeToken({ ...request, sessionToken: controls.sessionToken() });
  const client = createStoreClient({ shopDomain: domain, origin, accessToken });
  const store = createStore(client, { ordersSince: new Date(0) });
  const [, elite] = plans;
  if (!elite) throw new Error('There is no plan Elite.');

  expect(await store.readCharge(null)).toBeNull();
  const page = await store.startCharge({ plan: elite, trialDays: 14 }, `https://${domain}/admin/apps/key`);
  expect(page.startsWith(origin)).toBe(true);
  const [charge] = controls.app().subscriptions;
  expect(charge).toMatchObject({ name: 'Elite', status: 'PENDING', price: expect.stringMatching(/^1250(\.0+)?/) });
  const id = /(\d+)$/.exec(charge?.id ?? '')?.[1] ?? '';
  expect(await store.readCharge(id)).toMatchObject({ name: 'Elite', status: 'pending' });
  controls.answerCharge(charge?.id ?? '', 'approve');
  expect(await store.readCharge(null)).toMatchObject({ name: 'Elite', status: 'active' });
  controls.setSubscriptionStatus(charge?.id ?? '', 'CANCELLED');
  expect(await store.readCharge(null)).toBeNull();
  expect(await store.readCharge(id)).toMatchObject({ status: 'cancelled' });
});
