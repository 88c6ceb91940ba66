import { defaultFilters } from '@hub/domain/dashboard';
import { isConnected } from '@hub/domain/integrations';
import { type Order, tabs } from '@hub/domain/orders';
import {
  backOrderFacts,
  countedUnits,
  flowTriggeredText,
  fulfillmentLabel,
  groupLineItems,
  itemRemoval,
  orderDates,
  type OrderDetail,
  orderStep,
  partialReleaseText,
  shipmentFacts,
  shortText,
  storeAdminOrderLink,
  totalItems,
  totalShipments,
  weightText,
} from '@hub/domain/orders/detail';
import { blockage, errorMessages, orderErrorLabel, workflowErrorParts } from '@hub/domain/orders/errors';
import { exportColumns, ordersToCsv } from '@hub/domain/orders/export';
import { sortNewestFirst } from '@hub/domain/orders/list';
import { shipmentStatusLabel } from '@hub/domain/orders/shipping';
import { accessOf } from '@hub/domain/permissions';
import { planOf } from '@hub/domain/plans';
import { companyFacts } from '@hub/domain/settings';
import { displayTimeZone, formatAge, formatCount, formatDate, formatMoney, formatTime } from '@hub/domain/shared';
import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type ApiClient, createApiClient } from './createApiClient.ts';
import { ApiError } from './http/errors.ts';
import { fakeBackend, testOptions } from './http/fakeBackend.ts';

const zones = ['UTC', 'America/New_York', 'Asia/Tokyo', 'Pacific/Chatham'] as const;
const now = new Date('2026-03-08T07:30:00Z');
const poison = '{"__proto__":{"polluted":true,"message":"p"},"constructor":{"prototype":{"polluted":true}}}';

/** Words that only a bug can put on the screen; generated data never contains them. */
const nonsense = /NaN|Invalid Date|undefined|\[object |Infinity|∞/;
const sensible = (text: string) => !nonsense.test(text);

const noise = fc.oneof(fc.string({ maxLength: 30 }), fc.string({ unit: 'binary', maxLength: 12 })).filter(sensible);
const nested = fc
  .oneof(
    fc.json({ maxDepth: 4 }),
    fc.constantFrom(poison, `[${poison}]`, '[', '{"message":', '""', 'null', '[null]', '[[[]]]'),
  )
  .filter(sensible);
/** JSON in a text: valid, encoded twice, truncated, deep, poisoned, or none. */
const jsonText = fc.oneof(
  nested,
  nested.map((json) => JSON.stringify(json)),
  nested.chain((json) => fc.nat(json.length).map((end) => json.slice(0, end))),
  fc.nat(3_000).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
  fc
    .record({
      message: noise,
      sku: noise,
      qty: fc.oneof(fc.integer(), noise),
      type: fc.oneof(noise, fc.constant('order_amount_error')),
    })
    .map((entry) => JSON.stringify([entry, entry])),
  noise,
);
const number = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1.5',
    '007',
    '1e9',
    ' 3',
    '٣',
    '9'.repeat(400),
    `-${'9'.repeat(400)}`,
    `0.${'0'.repeat(400)}1`,
    1e308,
    -1e308,
    5e-324,
    null,
    true,
  ),
  noise,
);
const time = fc.oneof(
  fc
    .date({ noInvalidDate: true, min: new Date('0001-01-01Z'), max: new Date('9999-12-31Z') })
    .map((date) => date.toISOString()),
  fc.stringMatching(/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?$/),
  fc.constantFrom(
    '2026-03-08T02:30:00-05:00',
    '2026-11-01T01:30:00-04:00',
    '2026-04-05T03:30:00+13:45',
    '0000-00-00 00:00:00',
    '2024-02-30T00:00:00Z',
    '+275761-01-01T00:00:00Z',
    '',
    null,
    7,
  ),
  noise,
);
const id = fc.oneof(
  fc.nat(),
  fc.nat().map(String),
  fc.constantFrom(0, -1, 1.5, 2 ** 53, '9'.repeat(60), '', '..', '../..', '%2e%2e', '1/2', '1?x', null),
  noise,
);
const text = fc.oneof(
  noise,
  fc.constantFrom(
    '',
    null,
    '<img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '=1+1',
    '__proto__',
    'constructor',
    'toString',
    7,
  ),
);
const flag = fc.oneof(fc.boolean(), fc.constantFrom(0, 1, '0', '1', 'true', 2, null, ''));

/** No reply may pollute a prototype. */
const expectClean = () => expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();

/** Checks that every text and number on a screen is printable. */
function expectSense(drawn: unknown): void {
  if (typeof drawn === 'number') expect(Number.isFinite(drawn), String(drawn)).toBe(true);
  else if (typeof drawn === 'string') expect(drawn).not.toMatch(nonsense);
  else if (Array.isArray(drawn)) for (const part of drawn) expectSense(part);
  else if (typeof drawn === 'object' && drawn !== null) for (const part of Object.values(drawn)) expectSense(part);
}

function clientAnswering(body: unknown): ApiClient {
  const reply = new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });
  return createApiClient({
    ...testOptions(fakeBackend(reply)),
    onAuthorization: () => undefined,
    log: () => undefined,
  });
}

/** The call's value; `null` when it threw an ApiError. */
async function readOrRefused<Value>(call: Promise<Value>): Promise<Value | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

function drawnOfOrder(order: Order, zone: string): unknown {
  const times = [order.createdAt, order.closedAt, order.cancelledAt, order.batchedAt, order.shippedAt];
  return [
    times.map((iso) => [formatTime(iso, zone), formatDate(iso, zone), formatAge(iso, now)]),
    orderDates(order),
    fulfillmentLabel(order.fulfillmentStatus),
    orderErrorLabel(order),
    errorMessages(order),
    blockage(order),
    blockage(order, true),
    order.workflowErrors.map(workflowErrorParts),
    ordersToCsv([order], exportColumns),
    order.threePlStatus,
    order.errorType,
    order.backOrderState,
  ];
}

function drawnOfDetail(detail: OrderDetail, zone: string): unknown {
  const { shipments, ...groups } = groupLineItems(detail);
  const short = backOrderFacts(detail);
  const access = { canEdit: true, isRunning: false, blockCloseOrder: false };
  return [
    totalItems(detail),
    totalShipments(detail),
    orderStep(detail),
    flowTriggeredText(detail.triggeredFlows),
    Object.values(groups),
    shipmentFacts(detail),
    shipments.map(({ title, status, items }) => [title, shipmentStatusLabel(status), items]),
    short,
    shortText(short),
    partialReleaseText({ backOrderState: 1 }, short),
    countedUnits(short.short),
    detail.lineItems.map((item) => [
      weightText(item),
      formatMoney(item.price),
      formatCount(item.quantity),
      itemRemoval(tabs.open, item, access),
    ]),
    detail.timeline.map(({ message, createdAt }) => [message, formatTime(createdAt, zone), formatAge(createdAt, now)]),
  ];
}

describe('texts from the wire never throw, pollute nothing and never show nonsense', () => {
  afterEach(() => vi.unstubAllEnvs());

  const order = fc.record(
    {
      id,
      order_id: id,
      order_name: text,
      customer_name: text,
      fulfillment_status: text,
      shopify_created_at: time,
      shopify_close_at: time,
      shopify_cancelled_at: time,
      batch_time: time,
      shipped_time: time,
      '3pl_status': number,
      is_back_order: number,
      error: fc.oneof(jsonText, text),
      error_message: fc.oneof(jsonText, text),
      error_type: number,
    },
    { requiredKeys: ['id', 'order_id'] },
  );
  const goodIds = fc.record({ id: fc.nat(), order_id: fc.nat().map(String) });

  test.each(zones)(
    'an order: ids, dates, 3pl_status, is_back_order, error, error_message, error_type; on a machine in %s',
    { tags: 'hazard:malformed-reply' },
    async (machine) => {
      vi.stubEnv('TZ', machine);
      // One hostile field in a valid order reaches the domain; random rows rarely do.
      const row = fc.oneof(
        fc
          .tuple(
            order,
            goodIds,
            fc.constantFrom('error', 'error_message', 'shopify_created_at', '3pl_status', 'error_type', 'batch_time'),
          )
          .map(([bad, good, field]) => ({ ...good, [field]: bad[field as keyof typeof bad] })),
        order,
      );
      // A repeated order is shown once.
      const rowsOfOrders = fc.uniqueArray(row, { maxLength: 3, selector: ({ order_id: orderId }) => String(orderId) });
      await fc.assert(
        fc.asyncProperty(rowsOfOrders, fc.constantFrom(...zones), async (rows, zone) => {
          const page = await readOrRefused(
            clientAnswering({ orders: rows, hasNextPage: false }).orders.listOrders({
              tab: tabs.all,
              filters: defaultFilters,
            }),
          );
          expectClean();
          if (!page) return;
          expect(page.orders.length + page.unreadable).toBe(rows.length);
          for (const each of sortNewestFirst(page.orders)) {
            expectSense(drawnOfOrder(each, zone));
            expect(new URL(storeAdminOrderLink('https://a.myshopify.com/admin', each.orderId)?.href ?? '').origin).toBe(
              'https://a.myshopify.com',
            );
          }
        }),
      );
    },
  );

  const item = fc.record(
    {
      line_item_id: fc.oneof(fc.nat(3), id),
      id,
      name: text,
      sku: text,
      quantity: number,
      fulfillable_quantity: number,
      price: number,
      product_weight: fc.oneof(number, text),
      virtual_item: number,
      cancelled_item: flag,
      '3pl_status': number,
    },
    { requiredKeys: ['line_item_id', 'quantity'] },
  );
  const part = fc.record(
    {
      name: fc.oneof(fc.constant('#1.1'), text),
      line_item_id: fc.oneof(fc.nat(3), id),
      fulfillment_id: id,
      quantity: number,
      tracking_number: fc.oneof(text, number),
      shipment_status: text,
      holder_location_id: id,
      location_id: id,
    },
    { requiredKeys: ['name', 'line_item_id', 'quantity'] },
  );

  test(
    'an order’s detail: quantities, price, product_weight, virtual_item, cancelled_item, tracking numbers, locations, timeline',
    { tags: 'hazard:malformed-reply' },
    async () => {
      const detail = fc.record({
        line_items: fc.array(item, { maxLength: 4 }),
        fulfillments: fc.oneof(fc.array(part, { maxLength: 4 }), fc.constant(null)),
        is_eligible_for_new_flow: fc.array(fc.record({ name: text }), { maxLength: 2 }),
        flow_names: fc.array(fc.record({ name: text }), { maxLength: 2 }),
        timeLine: fc.array(fc.record({ message: text, created_at: time }), { maxLength: 2 }),
      });
      await fc.assert(
        fc.asyncProperty(detail, fc.constantFrom(...zones), async (body, zone) => {
          const read = await readOrRefused(clientAnswering(body).orders.getOrderDetail('2'));
          expectClean();
          if (read) expectSense(drawnOfDetail(read, zone));
        }),
      );
    },
  );

  test(
    'shop info: role, permission, the status flags, charge_type, currency, time zone',
    { tags: 'hazard:malformed-reply' },
    async () => {
      const record = fc.record(
        {
          shop: fc.constant('a.myshopify.com'),
          user_name: text,
          user_id: id,
          role: fc.oneof(text, number),
          permission: fc.oneof(jsonText, text),
          onboard_status: fc.oneof(text, number),
          install_status: fc.oneof(text, number),
          charge_type: number,
          session_id: text,
          currency: fc.oneof(text, fc.constantFrom('USD', 'XXX', 'us')),
          iana_timezone: fc.oneof(text, fc.constantFrom(...zones)),
        },
        { requiredKeys: ['shop'] },
      );
      await fc.assert(
        fc.asyncProperty(record, async (data) => {
          const info = await readOrRefused(clientAnswering({ data }).shop.getShopInfo({ shop: 'a.myshopify.com' }));
          expectClean();
          if (!info) return;
          const access = accessOf(info);
          expect(access.isOwner).toBe(info.role.trim() === '1');
          const zone = displayTimeZone(info.timeZone, 'UTC');
          expectSense([
            companyFacts(info, zone, now),
            planOf(info.chargeType),
            formatMoney(12.5, info.currency ?? undefined),
            formatTime(now.toISOString(), zone),
          ]);
        }),
      );
    },
  );

  test(
    'third-party details: an unreadable record connects nothing, and the others stay',
    { tags: 'hazard:malformed-reply' },
    async () => {
      const wireId = fc.constantFrom(
        'shipbob',
        'cap',
        'ams',
        'ship_stations',
        'dcl',
        'cold_track',
        'info_plus',
        'carterdc',
        'shipWire',
        'Portless',
        'nobody',
        1,
        2,
        11,
      );
      const settings = fc.dictionary(
        fc.constantFrom(
          'status',
          'api_key',
          'api_secret',
          'name',
          'host',
          'shipstation_details',
          '__proto__',
          'constructor',
        ),
        fc.oneof(
          flag,
          text,
          fc.array(
            fc.dictionary(fc.constantFrom('status', 'api_key', 'api_secret', '__proto__'), fc.oneof(flag, text)),
            {
              maxLength: 2,
            },
          ),
        ),
      );
      const details = fc.oneof(
        jsonText,
        text,
        settings.map((value) => JSON.stringify(value)),
        settings.map((value) => JSON.stringify(JSON.stringify(value))),
      );
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.record({ third_party_id: wireId, details }), { maxLength: 4 }),
          async (records) => {
            const { providers } = await clientAnswering({
              data: { third_party_details: records },
            }).integrations.getThirdPartyDetails();
            expectClean();
            for (const provider of providers) {
              if (provider.settings === null) expect(isConnected(provider)).toBe(false);
              const values =
                provider.settings?.shape === 'flat'
                  ? [provider.settings.values]
                  : (provider.settings?.accounts ?? []).map((account) => account.values);
              for (const each of values) for (const value of Object.values(each)) expect(typeof value).toBe('string');
            }
          },
        ),
      );
    },
  );

  test(
    'stats: a figure is a whole number, or a dash that affects no other',
    { tags: 'hazard:malformed-reply' },
    async () => {
      const names = [
        'total_orders',
        'total_workflows',
        'total_boxes',
        'open_orders',
        'orders_in_fulfillment',
        'shipped_orders',
        'error_orders',
        'hold_orders',
        'back_orders',
        'user_review',
      ];
      const good = Object.fromEntries(names.map((name) => [name, 1]));
      await fc.assert(
        fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), number), async (changes) => {
          const stats = await readOrRefused(
            clientAnswering({ data: { ...good, ...changes } }).orders.getStats(defaultFilters),
          );
          expectClean();
          expect(Object.values(stats ?? {}).length).toBe(names.every((name) => name in changes) && !stats ? 0 : 10);
          for (const count of Object.values(stats ?? {}))
            expect([
              count === null || (Number.isInteger(count) && count >= 0),
              formatCount(count ?? Number.NaN),
            ]).toEqual([true, expect.stringMatching(count === null ? /^[–—-]$/ : /^[\d,]+$/)]);
        }),
      );
    },
  );
});
