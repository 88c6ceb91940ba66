import type { Database } from '@hub/database';
import { parseKeyRing } from '@hub/database/providers';
import { aShop } from '@hub/database/testing';
import { openMigratedDatabase } from '@hub/database/testing/openMigratedDatabase';
import type { ThirdPartyId } from '@hub/domain/integrations';
import { keepSubscriptions } from '@hub/engine/warehouses';
import { createManualClock, startSimulators } from '@hub/providers/simulators';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Backend } from '../http/Backend.ts';
import { createProviderWebhooks, createWebhookServices } from './providerWebhooks.ts';
import { anApp, listenOnFreePort } from '../testing/serverFixtures.ts';
import { createSimulatedServices, orderAtWarehouse } from '../testing/simulatedWarehouses.ts';

/*
 * A 3PL is asked for webhooks, signs them and sends them to the server; the jobs that follow bring the order up to
 * date. Nothing is polled.
 */

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const keys = ['a key of the server'];
const keyRing = parseKeyRing(`test:${Buffer.alloc(32, 7).toString('base64')}`);

let database: Database;
beforeAll(async () => {
  database = await openMigratedDatabase();
});
afterAll(() => database.close());

const subscribable = ['shipbob', 'shipWire', 'ship_stations'] as const satisfies readonly ThirdPartyId[];

describe.each(subscribable)('webhooks of %s', (provider) => {
  /** Order 1 is at the 3PL, which knows our server's address. */
  async function sent() {
    // The database clock starts jobs, so it may not be behind.
    const clock = createManualClock(Date.now() + 60 * minuteMs);
    const simulators = await startSimulators({ providers: [provider], clock, plan: 'one', hasRateLimits: false });
    onTestFinished(() => simulators.stop());
    const shopId = await aShop(database, undefined, provider);
    const now = () => new Date(clock.now());
    const origin = simulators.origins[provider];
    let webhooks: Backend = async () => undefined;
    const port = await listenOnFreePort(await anApp({ backend: (request) => webhooks(request) }));
    const services = {
      ...(await createSimulatedServices(database, provider, { origin, now })),
      webhooks: createWebhookServices(`http://127.0.0.1:${port}`, keyRing, keys) ?? undefined,
    };
    webhooks = createProviderWebhooks(services, keys);
    const order = orderAtWarehouse(services, shopId);
    await order.ship();
    await order.work();
    await keepSubscriptions(services, shopId, { provider });
    const { books, faults } = simulators.control(provider);
    /** Advances time, delivers webhooks and runs their jobs. */
    const pass = async (ms: number) => {
      clock.advance(ms);
      await simulators.webhooksSent();
      await order.work();
    };
    return { order, books, faults, pass };
  }

  test('bring an order up to date once when they arrive twice and out of order', async () => {
    const { order, books, faults, pass } = await sent();
    // ShipStation sends one for each label and none after that.
    const isTracked = provider !== 'ship_stations';
    if (isTracked) faults.nextWebhook('outOfOrder', 'twice', 'twice', 'outOfOrder', 'twice');
    else faults.nextWebhook('twice');
    await pass(20 * minuteMs);
    const shipped = await order.state();
    expect(shipped.stage).toBe('shipped');
    const [parcel] = books().orders[0]?.parcels ?? [];
    expect(shipped.detail.fulfillments.map(({ trackingNumber }) => trackingNumber)).toEqual(
      Array.from({ length: 2 }, () => parcel?.trackingNumber),
    );
    await pass(dayMs);
    const timeline = await order.timeline();
    expect(timeline.filter((message) => message.includes('left the warehouse'))).toHaveLength(1);
    expect(new Set(timeline).size).toBe(timeline.length);
    const { webhooks } = books();
    expect(webhooks.length).toBeGreaterThan(1);
    expect(webhooks.filter(({ outcome }) => outcome !== 204)).toEqual([]);
    expect((await order.state()).detail.fulfillments[0]?.shipmentStatus).toBe(
      isTracked ? 'delivered' : 'label_purchased',
    );
  });

  test('change nothing without a valid signature', async () => {
    const { order, books, pass } = await sent();
    const [url = ''] = books().subscriptions.map((subscription) => subscription.url);
    const { origin, pathname } = new URL(url);
    const [record] = await order.records();
    const body = JSON.stringify({ order_id: record?.providerOrderId, reference_id: record?.reference });
    const reply = await fetch(`${origin}${pathname}?secret=guessed`, { method: 'POST', body });
    expect(reply.status).toBe(401);
    await pass(0);
    expect((await order.state()).stage).toBe('inFulfillment');
  });
});
