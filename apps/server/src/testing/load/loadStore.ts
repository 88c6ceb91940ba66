import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { portOf } from '../../serve/logServerReady.ts';

/** Stands in for the stores of all shops in a load run. It returns any order that is requested. */
export interface LoadStore {
  origin: string;
  stop(): Promise<void>;
}

/** Far more than any run needs, so that the store is never the bottleneck. */
const throttleStatus = { maximumAvailable: 1_000_000, currentlyAvailable: 1_000_000, restoreRate: 100_000 };
const cost = { requestedQueryCost: 12, throttleStatus };
const wholePage = { hasNextPage: false, endCursor: null };
const numberOf = (gid: unknown) => String(gid).split('/').at(-1) ?? '';

/**
 * Starts it on loopback. Each order has two lines and an address, the same for all except its name. Nothing is stored,
 * so hundreds of thousands of orders cost no memory. Other requests get an error.
 */
export async function startLoadStore(): Promise<LoadStore> {
  const server = createServer((request, reply) => {
    void readJson(request).then(
      (body) => {
        const json = JSON.stringify(answer(body));
        reply.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) });
        reply.end(json);
      },
      () => reply.destroy(),
    );
  });
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

interface Question {
  query: string;
  variables: Readonly<Record<string, unknown>>;
}

async function readJson(request: IncomingMessage): Promise<Question> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString()) as Question;
}

function answer({ query, variables }: Question): object {
  if (!/query Order\(/.test(query))
    return { errors: [{ message: 'Not here.', extensions: { code: 'NOT_HERE' } }], extensions: { cost } };
  return { data: { order: orderOf(numberOf(variables.id)) }, extensions: { cost } };
}

/** All orders have this time, so no version is newer than another. */
const placedAt = '2026-06-30T12:00:00Z';
const money = (amount: string) => ({ shopMoney: { amount, currencyCode: 'GBP' } });
const sold = [
  { sku: '85123A', name: 'WHITE HANGING HEART T-LIGHT HOLDER', quantity: 6, price: '2.55' },
  { sku: '71053', name: 'WHITE METAL LANTERN', quantity: 2, price: '3.39' },
];

function orderOf(id: string): object {
  const lines = sold.map(({ sku, name, quantity, price }, index) => ({
    id: `gid://shopify/LineItem/${id}${index}`,
    name,
    sku,
    quantity,
    currentQuantity: quantity,
    unfulfilledQuantity: quantity,
    requiresShipping: true,
    isGiftCard: false,
    originalUnitPriceSet: money(price),
    discountedUnitPriceAfterAllDiscountsSet: money(price),
    weight: { unit: 'GRAMS', value: 200 },
    product: { id: `gid://shopify/Product/${index + 1}` },
    variant: { id: `gid://shopify/ProductVariant/${index + 1}` },
  }));
  return {
    id: `gid://shopify/Order/${id}`,
    name: `#L${id}`,
    createdAt: placedAt,
    processedAt: placedAt,
    updatedAt: placedAt,
    closedAt: null,
    cancelledAt: null,
    cancelReason: null,
    displayFulfillmentStatus: 'UNFULFILLED',
    displayFinancialStatus: 'PAID',
    risk: { recommendation: 'ACCEPT' },
    test: false,
    tags: [],
    note: null,
    poNumber: null,
    email: 'ada@example.com',
    phone: null,
    customer: { id: 'gid://shopify/Customer/1', displayName: 'Ada Quay' },
    shippingAddress: {
      name: 'Ada Quay',
      company: null,
      address1: '1 Quayside Walk',
      address2: null,
      city: 'Leeds',
      province: null,
      provinceCode: null,
      zip: 'LS1 4DY',
      countryCodeV2: 'GB',
      phone: null,
    },
    shippingLine: { title: 'Standard' },
    customAttributes: [],
    discountCodes: [],
    paymentGatewayNames: ['shopify_payments'],
    purchasingEntity: null,
    taxesIncluded: true,
    totalPriceSet: money('22.08'),
    currentSubtotalPriceSet: money('22.08'),
    currentTotalDiscountsSet: money('0.00'),
    currentShippingPriceSet: money('0.00'),
    currentTotalTaxSet: money('3.68'),
    currentTotalPriceSet: money('22.08'),
    returnStatus: 'NO_RETURN',
    refunds: [],
    lineItems: { nodes: lines, pageInfo: wholePage },
    fulfillmentOrders: {
      nodes: [
        {
          id: `gid://shopify/FulfillmentOrder/${id}`,
          orderId: `gid://shopify/Order/${id}`,
          status: 'OPEN',
          requestStatus: 'UNSUBMITTED',
          fulfillAt: null,
          updatedAt: placedAt,
          assignedLocation: { name: 'Leeds', location: { id: 'gid://shopify/Location/71001' } },
          destination: null,
          supportedActions: [],
          fulfillmentHolds: [],
          lineItems: {
            nodes: lines.map((line) => ({
              id: `gid://shopify/FulfillmentOrderLineItem/${numberOf(line.id)}`,
              totalQuantity: line.quantity,
              remainingQuantity: line.quantity,
              lineItem: { id: line.id },
            })),
            pageInfo: wholePage,
          },
        },
      ],
      pageInfo: wholePage,
    },
    fulfillmentsCount: { count: 0 },
    fulfillments: [],
  };
}
