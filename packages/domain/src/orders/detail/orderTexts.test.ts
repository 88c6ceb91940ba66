import { describe, expect, test } from 'vitest';
import {
  accountsWaitedFor,
  flowTriggeredText,
  isEmptyDetail,
  locationName,
  locationNames,
  orderDates,
  orderTexts,
  warehouseRequestText,
  weightText,
} from './orderTexts.ts';
import { storeAdminUrl } from '../../shared/shop/storeAdminLink.ts';
import { storeAdminOrderLink } from './storeAdminOrderLink.ts';
import { aDetail, aFulfillment, aLineItem, anOrder } from '../../testing/anOrder.ts';

describe('§2 Expanded order detail', () => {
  test('every quoted text is verbatim, misspellings included', { tags: '§2.96' }, () => {
    expect(Object.values(orderTexts)).toEqual([
      'Filter Orders',
      'No Orders',
      'Expand',
      'Order Cancelled On',
      'Order Batched On',
      'Order Closed On',
      'Total Items',
      'Total Shipments',
      'Flow Triggered',
      'Flow Not Triggered',
      'New Workflows Are Eligible For This Order',
      'Cancelled Items',
      'Non Shippable Items',
      'Back Order Items',
      'Non Shiped Items',
      'Timeline',
      'Location',
      'N/A',
      'No data...',
      '00',
    ]);
  });

  test('"Flow Triggered" with quoted flow names, or "Flow Not Triggered"', { tags: '§2.94' }, () => {
    expect(flowTriggeredText([])).toBe('Flow Not Triggered');
    expect(flowTriggeredText([{ name: 'Split by warehouse' }, { name: 'Tag gifts' }])).toBe(
      'Flow Triggered "Split by warehouse", "Tag gifts"',
    );
  });

  test('Product weight shows 00 when empty', { tags: '§2.103' }, () => {
    expect(['', ' ', '0', '1.2 kg'].map((productWeight) => weightText({ productWeight }))).toEqual([
      '00',
      '00',
      '0',
      '1.2 kg',
    ]);
  });

  test('Location name or N/A', { tags: '§2.98' }, () => {
    const names = locationNames([
      { locationId: '7', name: 'Leeds' },
      { locationId: '8', name: '' },
    ]);
    expect(['7', '8', '9', null].map((locationId) => locationName(locationId, names))).toEqual([
      'Leeds',
      'N/A',
      'N/A',
      'N/A',
    ]);
  });

  test('If nothing: "No data..."', { tags: '§2.101' }, () => {
    expect(isEmptyDetail(aDetail())).toBe(true);
    expect(isEmptyDetail(aDetail({ lineItems: [aLineItem()] }))).toBe(false);
    expect(isEmptyDetail(aDetail({ fulfillments: [aFulfillment()] }))).toBe(false);
    expect(isEmptyDetail(aDetail({ timeline: [{ message: 'Hold Order clicked', createdAt: null }] }))).toBe(false);
  });
});

test(
  '§2 Expanded list: optional lines Order Cancelled On, Order Batched On, Order Closed On',
  { tags: '§2.72' },
  () => {
    expect(orderDates(anOrder())).toEqual([]);
    expect(orderDates(anOrder({ cancelledAt: 'a', batchedAt: 'b', closedAt: 'c' }))).toEqual([
      { label: 'Order Cancelled On', at: 'a' },
      { label: 'Order Batched On', at: 'b' },
      { label: 'Order Closed On', at: 'c' },
    ]);
  },
);

describe('Store admin link', () => {
  test('https://{shop}/admin/orders/{order_id}, new tab, rel="noopener noreferrer"', () => {
    expect(storeAdminOrderLink('https://gifts.myshopify.com/admin', '5001')).toEqual({
      href: 'https://gifts.myshopify.com/admin/orders/5001',
      target: '_blank',
      rel: 'noopener noreferrer',
    });
  });

  test.each([
    'evil.example',
    'evil.example/gifts.myshopify.com',
    'gifts.myshopify.com.evil.example',
    'a@gifts.myshopify.com',
    '',
    'javascript:1',
    '-a.myshopify.com',
    'gifts.myshopify.com\n',
  ])('%j has no link', (shop) => {
    expect(storeAdminOrderLink(storeAdminUrl(shop), '5001')).toBeNull();
  });

  test('an id cannot escape its place in the address', () => {
    expect(storeAdminOrderLink('https://gifts.myshopify.com/admin', '../../x?y#z')?.href).toBe(
      'https://gifts.myshopify.com/admin/orders/..%2F..%2Fx%3Fy%23z',
    );
  });
});

describe('a request to a 3PL about an order that it has', () => {
  const part = { provider: 'Shipbob', units: 3, state: 'sent' } as const;
  const plain = (text: string | null) => text?.replaceAll(/[\u2068\u2069]/g, '');
  const removal = { wanted: 'removal', items: [{ name: 'Mug', quantity: 2 }] } as const;
  const hold = { wanted: 'hold', items: [] } as const;

  test('is shown while unanswered and when it could not be made', () => {
    expect(warehouseRequestText(part)).toBeNull();
    expect(plain(warehouseRequestText({ ...part, request: { ...removal, state: 'asking', words: '' } }))).toBe(
      'Waiting for Shipbob to take out 2 × Mug.',
    );
    expect(plain(warehouseRequestText({ ...part, request: { ...hold, state: 'tooLate', words: 'Packed.' } }))).toBe(
      'Too late to hold this order: Shipbob is already shipping it. It says: “Packed.”',
    );
    const silent = { wanted: 'cancel', items: [], state: 'noAnswer', words: ' ' } as const;
    expect(plain(warehouseRequestText({ ...part, request: silent }))).toBe(
      'Shipbob couldn’t cancel this order. Call the warehouse.',
    );
  });

  test('an order waits for the accounts that have not received it', () => {
    const queued = { ...part, state: 'queued', providerId: 'info_plus', account: '' } as const;
    expect(accountsWaitedFor(aDetail({ warehouseParts: [queued, { ...queued, state: 'sent' }, part] }))).toEqual([
      { providerId: 'info_plus', account: '' },
    ]);
    expect(accountsWaitedFor(null)).toEqual([]);
  });
});
