import { allOrdersFilters } from '@hub/domain/dashboard';
import { type Order, tabs } from '@hub/domain/orders';
import { type ExportCode, exportColumns, exportType } from '@hub/domain/orders/export';
import { anOrder } from '@hub/domain/testing';
import { beforeEach, expect, test } from 'vitest';
import { HttpError, NetworkError, SessionExpiredError, UnexpectedReplyError } from '../http/errors.ts';
import { type Answer, fakeBackend, json, testContext } from '../http/fakeBackend.ts';
import { createExportJob, type ExportRequest } from './createExportJob.ts';
import type { AllOrders } from './listAllOrders.ts';
import type { ListAllOrdersOptions } from './readPages.ts';
import type { ListOrdersParams } from './listOrders.ts';

interface Call {
  question: Omit<ListOrdersParams, 'page' | 'forExport'>;
  options: ListAllOrdersOptions;
  answer(rows: AllOrders): void;
  fail(error: unknown): void;
}

/** Replies to an export in parts, from a server that supports them; empty for one that does not. */
let parts: Answer[];
let calls: Call[];
let saved: { name: string; content: Blob }[];

beforeEach(() => {
  parts = [];
  calls = [];
  saved = [];
});

function aJob() {
  return createExportJob({
    orders: {
      exportOrders: (question, options = {}) =>
        new Promise((answer, fail) => {
          options.signal?.addEventListener('abort', () => fail(options.signal?.reason));
          calls.push({ question, options, answer, fail });
        }),
    },
    context: { ...testContext(fakeBackend(...parts)), capabilities: parts.length === 0 ? [] : ['windowed-lists'] },
    saveFile: (name, content) => saved.push({ name, content }),
    describeError: (error) => ({ message: `described: ${String(error)}` }),
  });
}

function aRequest(code: ExportCode = tabs.all): ExportRequest {
  const type = exportType(code);
  if (!type) throw new Error(`no type ${code}`);
  return {
    filters: allOrdersFilters,
    facts: {
      type,
      columns: exportColumns,
      filters: null,
      timeZone: 'Europe/London',
      requestedAt: new Date('2026-11-20T08:00:00Z'),
    },
  };
}

const anExported = (id: string, orderId: string): Order => ({
  ...anOrder({ id, orderId }),
  orderName: '',
  customerName: 'a',
  createdAt: '',
});
const facts = { endpoint: 'GET /list-order', requestId: 'r-1' };
const everything = (orders: readonly Order[], unreadable = 0, gap: AllOrders['gap'] = null): AllOrders => ({
  orders: [...orders],
  unreadable,
  gap,
});

async function bytesOf(content: Blob | undefined): Promise<Uint8Array> {
  return new Uint8Array((await content?.arrayBuffer()) ?? []);
}

const settled = (job: ReturnType<typeof aJob>, state: string) => expect.poll(() => job.getState().state).toBe(state);

test(
  'calls list-order with the fields, and saves a file named after the type with times in one time zone',
  { tags: '§7.28' },
  async () => {
    const job = aJob();
    job.start(aRequest(tabs.hold));
    expect(calls[0]?.question).toEqual({
      tab: tabs.hold,
      filters: allOrdersFilters,
      fields: exportColumns.map(({ field }) => field),
    });
    calls[0]?.answer(everything([anOrder({ createdAt: '2026-07-01T08:26:00Z' })]));
    await settled(job, 'done');
    expect(saved.map(({ name }) => name)).toEqual(['HOLD_ORDERS.csv']);
    const bytes = await bytesOf(saved[0]?.content);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toMatch(
      /^id,order_id,[^\r]*\r\n536365,5000536365,.*2026-07-01 09:26:00 AM.*\r\n$/s,
    );
  },
);

test('in parts, each is written before the next is requested, and the file equals that of a whole read', async () => {
  const rows = Array.from({ length: 7 }, (_, index) => ({ id: 70 - index, order_id: 7 - index, customer_name: 'a' }));
  parts = [json({ orders: rows.slice(0, 4), hasNextPage: true }), json({ orders: rows.slice(4), hasNextPage: false })];
  const job = aJob();
  const loaded: number[] = [];
  job.subscribe(() => {
    const state = job.getState();
    if (state.state === 'loading') loaded.push(state.loaded);
  });
  job.start(aRequest());
  await settled(job, 'done');
  expect(calls).toEqual([]);
  expect(loaded).toEqual([0, 4, 7]);
  expect(job.getState()).toMatchObject({ outcome: { orders: 7, unreadable: 0, gap: null } });

  parts = [];
  const whole = aJob();
  whole.start(aRequest());
  calls[0]?.answer(everything(rows.map(({ id, order_id: orderId }) => anExported(String(id), String(orderId)))));
  await settled(whole, 'done');
  expect(await saved[0]?.content.text()).toBe(await saved[1]?.content.text());
});

test('in parts, there is no file without orders, and a part that fails fails the export', async () => {
  parts = [json({ orders: [], hasNextPage: false })];
  const empty = aJob();
  empty.start(aRequest());
  await settled(empty, 'empty');

  parts = [json({ orders: [{ id: 1, order_id: 1 }], hasNextPage: true }), json({ message: 'No.' }, 400)];
  const failing = aJob();
  failing.start(aRequest());
  await settled(failing, 'failed');
  expect(saved).toEqual([]);
});

test('reports the number of loaded orders, page by page, and of written ones', async () => {
  const job = aJob();
  const states: string[] = [];
  job.subscribe(() => {
    const state = job.getState();
    states.push(
      state.state === 'loading'
        ? `asked ${state.loaded}`
        : state.state === 'writing'
          ? `wrote ${state.written}`
          : state.state,
    );
  });
  job.start(aRequest());
  calls[0]?.options.onProgress?.(50);
  calls[0]?.options.onProgress?.(100);
  calls[0]?.answer(everything(Array.from({ length: 1100 }, (_, index) => anOrder({ id: String(index) }))));
  await settled(job, 'done');
  expect(states).toEqual([
    'asked 0',
    'asked 50',
    'asked 100',
    'wrote 0',
    'wrote 500',
    'wrote 1000',
    'wrote 1100',
    'done',
  ]);
});

test('nothing blocks for long: the page runs between two chunks', async () => {
  const job = aJob();
  const { port1, port2 } = new MessageChannel();
  let hasYielded = false;
  port1.addEventListener('message', () => {
    hasYielded = true;
  });
  port1.start();
  const slices: boolean[] = [];
  job.subscribe(() => {
    if (job.getState().state !== 'writing') return;
    slices.push(hasYielded);
    hasYielded = false;
    port2.postMessage(null);
  });
  job.start(aRequest());
  calls[0]?.answer(everything(Array.from({ length: 10_000 }, (_, index) => anOrder({ id: String(index) }))));
  await settled(job, 'done');
  port1.close();
  expect(slices).toHaveLength(21);
  expect(slices.filter(Boolean).length).toBeGreaterThan(15);
});

test('starting twice starts one', async () => {
  const job = aJob();
  job.start(aRequest());
  job.start(aRequest(tabs.open));
  calls[0]?.answer(everything([anOrder()]));
  await settled(job, 'done');
  expect(calls).toHaveLength(1);
  expect(saved.map(({ name }) => name)).toEqual(['ALL_ORDERS.csv']);
});

test('cancel during a request: the call ends and no file is created, even when the answer comes late', async () => {
  const job = aJob();
  job.start(aRequest());
  calls[0]?.options.onProgress?.(50);
  job.cancel();
  expect(calls[0]?.options.signal?.aborted).toBe(true);
  calls[0]?.options.onProgress?.(100);
  calls[0]?.answer(everything([anOrder()]));
  await new Promise((resolve) => setTimeout(resolve));
  expect(job.getState().state).toBe('cancelled');
  expect(saved).toEqual([]);
});

test('cancel while writing: no file is created', async () => {
  const job = aJob();
  job.subscribe(() => {
    const state = job.getState();
    if (state.state === 'writing' && state.written === 1000) job.cancel();
  });
  job.start(aRequest());
  calls[0]?.answer(everything(Array.from({ length: 5000 }, (_, index) => anOrder({ id: String(index) }))));
  await settled(job, 'cancelled');
  await new Promise((resolve) => setTimeout(resolve));
  expect(job.getState().state).toBe('cancelled');
  expect(saved).toEqual([]);
});

test('a retry while waiting aborts the first call, and only the second one counts', async () => {
  const job = aJob();
  job.start(aRequest());
  job.retry();
  expect(calls.map(({ options }) => options.signal?.aborted)).toEqual([true, false]);
  calls[1]?.answer(everything([anOrder()]));
  await settled(job, 'done');
  expect(saved).toHaveLength(1);
});

test.each<[string, Error, boolean]>([
  ['500', new HttpError(facts, { status: 500, body: null, serverMessage: null, retryAfterMs: null }), true],
  ['no connection', new NetworkError(facts, new TypeError()), true],
  ['an unexpected structure', new UnexpectedReplyError(facts, 'orders', 'should be a list'), true],
  ['anything else', new Error('?'), true],
  ['401', new SessionExpiredError(facts), false],
])('%s: the job says so, keeps the choices, and retry repeats the request', async (_what, error, canRetry) => {
  const job = aJob();
  job.start(aRequest(tabs.inFulfillment));
  calls[0]?.options.onProgress?.(50);
  calls[0]?.fail(error);
  await settled(job, 'failed');
  expect(job.getState()).toMatchObject({
    message: `described: ${String(error)}`,
    canRetry,
    facts: { type: { code: 3 } },
  });
  expect(saved).toEqual([]);
  job.retry();
  expect(calls[1]?.question).toEqual(calls[0]?.question);
});

test('no rows: "Orders does not found!", and no file', async () => {
  const job = aJob();
  job.start(aRequest());
  calls[0]?.answer(everything([], 3));
  await settled(job, 'empty');
  expect(job.getState()).toMatchObject({ unreadable: 3 });
  expect(saved).toEqual([]);
});

test('broken rows are counted, the note has filter and time zone, and the file can be saved again', async () => {
  const job = aJob();
  job.start(aRequest());
  calls[0]?.answer(everything([anOrder()], 2));
  await settled(job, 'done');
  expect(job.getState()).toMatchObject({ outcome: { orders: 1, unreadable: 2 } });
  job.saveAgain();
  job.saveNote();
  expect(saved.map(({ name }) => name)).toEqual(['ALL_ORDERS.csv', 'ALL_ORDERS.csv', 'ALL_ORDERS.txt']);
  expect(new TextDecoder().decode(await bytesOf(saved[2]?.content))).toMatch(
    /Time zone of all times: Europe\/London.*Orders that could not be read: 2/s,
  );
});

test('orders that moved during the reading are reported as missing, in the report and in the note', async () => {
  const job = aJob();
  job.start(aRequest());
  calls[0]?.answer(everything([anOrder()], 0, { read: 1, expected: 6 }));
  await settled(job, 'done');
  expect(job.getState()).toMatchObject({ outcome: { orders: 1, gap: { read: 1, expected: 6 } } });
  job.saveNote();
  expect(new TextDecoder().decode(await bytesOf(saved.at(-1)?.content))).toContain('1 of about 6 orders; 5 moved');
});

test('no orders, but some that moved: the report does not say that there are none', async () => {
  const job = aJob();
  job.start(aRequest());
  calls[0]?.answer(everything([], 0, { read: 0, expected: 5 }));
  await settled(job, 'empty');
  expect(job.getState()).toMatchObject({ unreadable: 0, gap: { read: 0, expected: 5 } });
});

test('leaving a shop ends its export silently', async () => {
  const job = aJob();
  job.start(aRequest());
  job.stop();
  expect(calls[0]?.options.signal?.aborted).toBe(true);
  await new Promise((resolve) => setTimeout(resolve));
  expect(job.getState().state).toBe('idle');
});
