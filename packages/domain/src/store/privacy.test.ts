import { inWords } from '../testing/inWords.ts';
import { message } from '../messages/Message.ts';
import { wordsText } from '../messages/messageWords.ts';
import { describe, expect, test } from 'vitest';
import {
  customerFileExpiry,
  type DataRequest,
  hasCustomerFile,
  isPrivacyUnderway,
  type ShopExport,
  shopExportKeptMs,
  shopExportRefusal,
  shopExportStage,
} from './Privacy.ts';
import {
  customerFileName,
  dataRequestName,
  dataRequestText,
  latestExportText,
  privacyTexts,
  redactionText,
  redactionTimes,
  shopExportFileName,
  shopExportText,
} from './privacyTexts.ts';

const zone = 'Europe/London';
const now = new Date('2026-11-20T09:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
const hour = 3_600_000;

function anExport(changes: Partial<ShopExport> = {}): ShopExport {
  return {
    exportId: 'e-1',
    state: 'running',
    requestedBy: 'Robin Carter',
    requestedAt: ago(hour),
    rowsWritten: 1_200,
    rowsTotal: 5_000,
    readyAt: null,
    expiresAt: null,
    ...changes,
  };
}

const ready = anExport({ state: 'ready', readyAt: ago(hour), expiresAt: ago(hour - shopExportKeptMs) });

describe('a shop export', () => {
  test('can be downloaded until it expires, to the millisecond', () => {
    const expiresAt = Date.parse(ready.expiresAt ?? '');
    expect(shopExportStage(ready, now)).toBe('ready');
    expect(shopExportStage(ready, new Date(expiresAt - 1))).toBe('ready');
    expect(shopExportStage(ready, new Date(expiresAt))).toBe('expired');
    expect(shopExportStage({ ...ready, expiresAt: null }, now)).toBe('expired');
    expect(shopExportStage({ ...ready, expiresAt: 'soon' }, now)).toBe('expired');
  });

  test('blocks a second one while it is made, but for at most a day', () => {
    for (const state of ['waiting', 'running'] as const) {
      expect(inWords(shopExportRefusal([anExport({ state })], now))).toBe(wordsText(message('calls.exportUnderway')));
      const stuck = anExport({ state, requestedAt: ago(24 * hour) });
      expect(shopExportStage(stuck, now)).toBe('failed');
      expect(shopExportRefusal([stuck], now)).toBeNull();
    }
    expect(shopExportRefusal([], now)).toBeNull();
    expect(shopExportRefusal([ready, anExport({ state: 'failed' }), anExport({ state: 'cancelled' })], now)).toBeNull();
  });

  test('says how far it is and what to do', () => {
    expect(shopExportText(anExport({ state: 'waiting' }), zone, now)).toBe('Waiting to start.');
    expect(shopExportText(anExport({ rowsTotal: null }), zone, now)).toBe('Counting records.');
    expect(shopExportText(anExport(), zone, now)).toBe('1,200 of 5,000 records written.');
    // Rows arrived during writing.
    expect(shopExportText(anExport({ rowsWritten: 5_004 }), zone, now)).toBe('5,004 of 5,004 records written.');
    expect(shopExportText(ready, zone, now)).toBe('Ready: 1,200 records. Kept until 2026-11-27 08:00:00 AM.');
    expect(shopExportText(ready, zone, new Date(now.getTime() + shopExportKeptMs))).toMatch(/^Deleted\./);
    expect(shopExportText(anExport({ state: 'failed' }), zone, now)).toMatch(/Start a new one/);
    expect(shopExportText(anExport({ state: 'cancelled' }), zone, now)).toMatch(/^Canceled\./);
  });

  test('announces the newest one while it is made and once it is ready', () => {
    expect(latestExportText([], now)).toBe('');
    expect(latestExportText([anExport({ state: 'waiting' }), ready], now)).toBe(privacyTexts.underway);
    expect(latestExportText([ready, anExport({ state: 'failed' })], now)).toBe(privacyTexts.ready);
    expect(latestExportText([anExport({ state: 'failed' }), ready], now)).toBe('');
  });

  test("names its file after the shop and the day in the shop's zone", () => {
    const late = anExport({ requestedAt: '2026-11-20T23:30:00Z' });
    expect(shopExportFileName('demo.myshopify.com', late, zone)).toBe('demo-all-data-2026-11-20.jsonl');
    expect(shopExportFileName('demo.myshopify.com', late, 'Asia/Tokyo')).toBe('demo-all-data-2026-11-21.jsonl');
    expect(shopExportFileName('demo.myshopify.com', anExport({ requestedAt: 'soon' }), zone)).toBe(
      'demo-all-data-no-date.jsonl',
    );
  });
});

describe("a customer's data request", () => {
  const request: DataRequest = {
    requestId: 'r-1',
    customerId: '77',
    requestedAt: ago(hour),
    readyAt: ago(hour),
    expiresAt: customerFileExpiry(new Date(ago(hour))).toISOString(),
  };

  test('has a file for 30 days', () => {
    expect(hasCustomerFile(request, now)).toBe(true);
    expect(hasCustomerFile({ ...request, readyAt: null }, now)).toBe(false);
    expect(hasCustomerFile(request, new Date(request.expiresAt))).toBe(false);
    expect(dataRequestText(request, zone, now)).toBe(
      'Requested 2026-11-20 08:00:00 AM. The file is kept until 2026-12-20 08:00:00 AM.',
    );
    expect(dataRequestText({ ...request, readyAt: null }, zone, now)).toMatch(/being prepared/);
    expect(dataRequestText(request, zone, new Date(request.expiresAt))).toMatch(/deleted/);
  });

  test("identifies the customer only by the store's id", () => {
    expect(dataRequestName(request)).toContain('77');
    expect(dataRequestName({ ...request, customerId: null })).toBe('A customer');
    expect(customerFileName(request, zone)).toBe('customer-77-data-2026-11-20.json');
    expect(customerFileName({ ...request, customerId: null }, zone)).toBe('customer-data-2026-11-20.json');
    expect(customerFileName({ ...request, customerId: '../77' }, zone)).toBe('customer-data-2026-11-20.json');
  });
});

test('the lists will change soon while an export or removal is running', () => {
  const nothing = { exports: [], requests: [], redactions: [] };
  const request = { requestId: 'r', customerId: null, requestedAt: ago(hour), readyAt: null, expiresAt: ago(-hour) };
  const redaction = { redactionId: 'x', requestedAt: ago(hour), doneAt: null, orders: null };
  const done = {
    exports: [ready, anExport({ state: 'failed' })],
    requests: [{ ...request, readyAt: ago(1) }],
    redactions: [{ ...redaction, doneAt: ago(1), orders: 0 }],
  };
  expect([nothing, done].map((status) => isPrivacyUnderway(status, now))).toEqual([false, false]);
  expect(isPrivacyUnderway({ ...done, exports: [anExport()] }, now)).toBe(true);
  expect(isPrivacyUnderway({ ...done, requests: [request] }, now)).toBe(true);
  expect(isPrivacyUnderway({ ...done, redactions: [redaction] }, now)).toBe(true);
  // One that never ends is not polled forever.
  expect(isPrivacyUnderway({ ...nothing, exports: [anExport({ requestedAt: ago(24 * hour) })] }, now)).toBe(false);
});

test('a redaction says when it was requested and done, and on how many orders', () => {
  const underway = { redactionId: 'x', requestedAt: ago(hour), doneAt: null, orders: null };
  expect(redactionText(underway)).toBe('Being removed.');
  expect(redactionTimes(underway, zone)).toBe('Requested 2026-11-20 08:00:00 AM');
  const done = { ...underway, doneAt: now.toISOString(), orders: 1 };
  expect(redactionTimes(done, zone)).toBe('Requested 2026-11-20 08:00:00 AM, done 2026-11-20 09:00:00 AM');
  expect([0, 1, 1_200].map((orders) => redactionText({ ...done, orders }))).toEqual([
    'We had no orders from this customer.',
    'Removed from 1 order.',
    'Removed from 1,200 orders.',
  ]);
});
