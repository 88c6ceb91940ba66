import { createServer } from 'node:http';
import { findProvider } from '@hub/domain/integrations';
import { afterEach, expect, it } from 'vitest';
import { shipbobAdapter } from './shipbob/shipbobAdapter.ts';
import { shipStationAdapter } from './shipStation/shipStationAdapter.ts';
import { shipwireAdapter } from './shipwire/shipwireAdapter.ts';
import { createCallProvider } from './http/createCallProvider.ts';
import { createPublicDispatcher } from './http/createPublicDispatcher.ts';
import type { ProviderAdapter, ReceivedWebhook } from './ProviderAdapter.ts';
import { createManualClock, demoCredentials, startSimulators } from './simulators/index.ts';
import { aShipment } from './testing/aShipment.ts';

/* Adapters reading signed webhooks from their 3PL's simulator. */

const stops: (() => unknown)[] = [];

afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

/** Receives webhooks as the server does: raw body, lower-case header names. */
async function startReceiver(): Promise<{ address: string; received: ReceivedWebhook[] }> {
  const received: ReceivedWebhook[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
    received.push({ headers: Object.fromEntries(headers), rawBody: Buffer.concat(parts) });
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => server.close());
  const address = server.address();
  return { address: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/news`, received };
}

async function shipOne(adapter: ProviderAdapter) {
  const { provider } = adapter;
  const clock = createManualClock(Date.parse('2026-01-31T16:46:27Z'));
  const running = await startSimulators({ clock, plan: 'one', hasRateLimits: false, providers: [provider] });
  stops.push(() => running.stop());
  const account = { credentials: demoCredentials(provider), choices: {} };
  const baseUrl = running.origins[provider];
  const call = createCallProvider({
    providerName: findProvider(provider)?.name ?? provider,
    baseUrl,
    secrets: Object.values(account.credentials),
    dispatcher: createPublicDispatcher({ allowedOrigins: [baseUrl] }),
  });
  const { address, received } = await startReceiver();
  const secret = (await adapter.webhooks?.makeSecret?.(call, account)) ?? 'a secret of ours';
  // A subscription with an older secret.
  await adapter.webhooks?.subscribe?.(call, account, `${address}?v=old`, 'an older secret');
  await adapter.webhooks?.subscribe?.(call, account, address, secret);
  await adapter.webhooks?.subscribe?.(call, account, address, secret);
  const sent = await adapter.connect(account, call).send(aShipment());
  for (let hours = 0; hours < 30; hours += 1) {
    clock.advance(3_600_000);
    await running.webhooksSent();
  }
  const addresses = new Set(
    running
      .control(provider)
      .books()
      .subscriptions.map(({ url }) => url),
  );
  return { sent, secret, received, call, account, address, addresses, running };
}

it('ShipBob names the order in content signed with its secret', async () => {
  const { sent, secret, received } = await shipOne(shipbobAdapter);
  expect(received.length).toBeGreaterThan(1);
  for (const webhook of received) {
    const at = new Date(Number(webhook.headers['webhook-timestamp']) * 1000);
    const news = await shipbobAdapter.webhooks?.read(webhook, secret, at);
    expect(news).toMatchObject({
      eventId: webhook.headers['webhook-id'],
      orders: [{ providerOrderId: sent.providerOrderId }],
    });
    await expect(shipbobAdapter.webhooks?.read(webhook, 'another secret', at)).rejects.toMatchObject({
      name: 'InvalidSignatureError',
    });
  }
});

it('Shipwire names the order, signed with the secret it created', async () => {
  const { sent, secret, received, addresses, address } = await shipOne(shipwireAdapter);
  expect(addresses).toEqual(new Set([address]));
  expect(received.length).toBeGreaterThan(1);
  for (const webhook of received) {
    const news = await shipwireAdapter.webhooks?.read(webhook, secret, new Date());
    expect(news?.orders).toMatchObject([{ providerOrderId: sent.providerOrderId }]);
    await expect(shipwireAdapter.webhooks?.read(webhook, 'ab'.repeat(32), new Date())).rejects.toMatchObject({
      name: 'InvalidSignatureError',
    });
  }
});

it('ShipStation names an address that lists the order, and proves itself by the secret in our address', async () => {
  const { sent, secret, received, call, account, addresses, address } = await shipOne(shipStationAdapter);
  expect(addresses).toEqual(new Set([address]));
  const [webhook] = received;
  if (webhook === undefined) throw new Error('No webhook came.');
  const read = (addressSecret: string, rawBody = webhook.rawBody) =>
    shipStationAdapter.webhooks?.read({ ...webhook, rawBody, addressSecret }, secret, new Date());
  await expect(read('')).rejects.toMatchObject({ name: 'InvalidSignatureError' });
  await expect(read('a secret of ourS')).rejects.toMatchObject({ name: 'InvalidSignatureError' });
  const resource = (await read(secret))?.resource ?? '';
  expect(await shipStationAdapter.webhooks?.readResource?.(call, account, resource)).toEqual([
    { providerOrderId: sent.providerOrderId, reference: null },
  ]);
});

it.each([
  'https://evil.example/shipments?batchId=1',
  'https://ssapi.shipstation.com.evil.example/shipments?batchId=1',
  'http://169.254.169.254/shipments',
  'https://ssapi.shipstation.com/stores',
  'https://ssapi.shipstation.com/orders/../stores',
  'nonsense',
])('does not follow ShipStation’s address %s', async (url) => {
  const rawBody = Buffer.from(JSON.stringify({ resource_url: url, resource_type: 'SHIP_NOTIFY' }));
  const webhook = { headers: {}, rawBody, addressSecret: 'secret' };
  await expect(shipStationAdapter.webhooks?.read(webhook, 'secret', new Date())).rejects.toMatchObject({
    name: 'UnexpectedReplyError',
  });
});

it.each([shipbobAdapter, shipwireAdapter, shipStationAdapter])(
  'removes all subscriptions of $provider',
  async (adapter) => {
    const { call, account, address, running } = await shipOne(adapter);
    await adapter.webhooks?.unsubscribe?.(call, account, address);
    expect(running.control(adapter.provider).books().subscriptions).toEqual([]);
    await adapter.webhooks?.unsubscribe?.(call, account, address);
  },
);
