import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { onTestFinished } from 'vitest';
import { portOf } from '../http/serveStore.ts';
import { type RunningStore, startStore } from '../startStore.ts';
import { createManualClock, type ManualClock } from '@hub/domain/simulation';
import type { RegisteredApp, StoreOptions, StoreOrderInput } from '../StoreOptions.ts';

export const allScopes: readonly string[] = [
  'read_all_orders',
  'read_orders',
  'write_orders',
  'write_order_edits',
  'read_customers',
  'read_locations',
  'read_payment_terms',
  'read_shopify_payments_disputes',
  'read_returns',
  'read_products',
  'write_inventory',
  'write_merchant_managed_fulfillment_orders',
];

export const testApp: RegisteredApp = {
  apiKey: 'test-key',
  apiSecret: 'test-secret',
  url: 'http://127.0.0.1:1/',
  handle: 'hub',
  title: 'Fulfillment Hub',
  scopes: allScopes,
};

export const testTime = Date.parse('2026-11-20T09:00:00Z');

/** An order with two products: one unit of the first, three of the second. */
export function anOrder(changes: Partial<StoreOrderInput> = {}): StoreOrderInput {
  return {
    customer: '17850',
    country: 'United Kingdom',
    lines: [
      { sku: 'MUG', name: 'Blue mug', quantity: 1, price: 4.25 },
      { sku: 'BAG', name: 'Red bag', quantity: 3, price: 2 },
    ],
    ...changes,
  };
}

export interface TestStore extends RunningStore {
  clock: ManualClock;
  /** Runs a query with the app's token. */
  query: (query: string, variables?: object) => Promise<AdminResult>;
}

export interface AdminResult {
  status: number;
  // oxlint-disable-next-line no-explicit-any -- replies of many shapes, each test reads its own
  data: any;
  errors: readonly { message: string; extensions?: Record<string, unknown> }[] | undefined;
  extensions: {
    cost: {
      requestedQueryCost: number;
      actualQueryCost: number | null;
      throttleStatus: { currentlyAvailable: number; maximumAvailable: number; restoreRate: number };
    };
    search?: unknown[];
  };
  headers: Headers;
}

/** A store with the app installed and a manual clock. Closes when the test ends. */
export async function openStore(options: Partial<StoreOptions> = {}): Promise<TestStore> {
  const clock = createManualClock(testTime);
  const store = await startStore({ app: testApp, isInstalled: true, clock, bulkRestMs: 1, ...options });
  onTestFinished(() => store.stop());
  let token: string | null = null;
  return {
    ...store,
    clock,
    async query(query, variables = {}) {
      token ??= (await exchangeToken(store)).access_token;
      return postQuery(store, token, { query, variables });
    },
  };
}

export async function postQuery(
  { origin }: Pick<RunningStore, 'origin'>,
  token: string | null,
  body: object,
  version = '2026-10',
): Promise<AdminResult> {
  const reply = await fetch(`${origin}/admin/api/${version}/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== null && { 'x-shopify-access-token': token }) },
    body: JSON.stringify(body),
  });
  const json = (await reply.json()) as AdminResult;
  return { ...json, status: reply.status, headers: reply.headers };
}

/** Exchanges a session token for an Admin API token. */
export async function exchangeToken(
  { origin, controls }: RunningStore,
  changes: Record<string, string> = {},
): Promise<{ access_token: string; [key: string]: unknown }> {
  const reply = await fetch(`${origin}/admin/oauth/access_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_id: testApp.apiKey,
      client_secret: testApp.apiSecret,
      grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
      subject_token: controls.sessionToken(),
      subject_token_type: 'urn:ietf:params:oauth:token-type:id_token',
      requested_token_type: 'urn:shopify:params:oauth:token-type:offline-access-token',
      ...changes,
    }),
  });
  const json = (await reply.json()) as { access_token: string };
  return { status: reply.status, ...json };
}

export interface ReceivedWebhook {
  topic: string;
  headers: IncomingHttpHeaders;
  raw: string;
  // oxlint-disable-next-line no-explicit-any -- bodies of many topics, each test reads its own
  body: any;
}

/** Starts a webhook receiver; `answer` returns the status. */
export async function openReceiver(answer: (webhook: ReceivedWebhook) => number | Promise<number> = () => 200) {
  const received: ReceivedWebhook[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const raw = Buffer.concat(chunks).toString('utf8');
      const topic = String(request.headers['x-shopify-topic']);
      const webhook = { topic, headers: request.headers, raw, body: JSON.parse(raw) };
      received.push(webhook);
      void Promise.resolve(answer(webhook)).then((status) => response.writeHead(status).end());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${portOf(server)}/webhooks`;
  return { url, received, topics: () => received.map(({ topic }) => topic) };
}

export function signatureOf(raw: string): string {
  return createHmac('sha256', testApp.apiSecret).update(raw).digest('base64');
}

/** Subscribes an address to topics such as `ORDERS_CREATE`. */
export async function subscribe(store: TestStore, url: string, ...topics: readonly string[]): Promise<void> {
  for (const topic of topics) {
    const { data, errors } = await store.query(
      `mutation ($topic: WebhookSubscriptionTopic!, $uri: String!) {
        webhookSubscriptionCreate(topic: $topic, webhookSubscription: { uri: $uri }) { userErrors { field message } }
      }`,
      { topic, uri: url },
    );
    const problems = errors ?? data.webhookSubscriptionCreate.userErrors;
    if (problems.length > 0) throw new Error(JSON.stringify(problems));
  }
}
