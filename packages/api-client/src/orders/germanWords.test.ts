import type { BatchedOrderRecord } from '@hub/domain/batching';
import type { OrderStage } from '@hub/domain/orders';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { texts as conditionTexts } from '../../../domain/languages/de/workflows/definition/conditionTexts.ts';
import { texts as eventWords } from '../../../domain/languages/de/events/eventWords.ts';
import { texts as phraseParts } from '../../../domain/languages/de/workflows/actions/phraseParts.ts';
import { texts as stageActions } from '../../../domain/languages/de/workflows/actions/stageActions.ts';
import { texts as fields } from '../../../domain/languages/de/workflows/definition/workflowFields.ts';
import { texts as operators } from '../../../domain/languages/de/workflows/definition/operators.ts';
import { texts as orderMessages } from '../../../domain/languages/de/messages/orderMessages.ts';
import { texts as resultMessages } from '../../../domain/languages/de/messages/resultMessages.ts';
import { fakeBackend, json, testContext } from '../http/fakeBackend.ts';

const texts = {
  ...conditionTexts,
  ...eventWords,
  ...fields,
  ...operators,
  ...orderMessages,
  ...resultMessages,
  ...phraseParts,
  ...stageActions,
};

beforeEach(async () => {
  vi.resetModules();
  (await import('@hub/domain/languages')).setPageLanguage({ code: 'de', texts, polaris: {} });
});

afterEach(() => {
  vi.resetModules();
});

const isOnHold = { message: 'It is on hold, so this cannot be done.', code: 'orders.cannot' };

test('a bulk reply and the reason of each order are in German, by their codes', async () => {
  const { createOrdersClient } = await import('./createOrdersClient.ts');
  const part = (code: string, orders: number) => ({ code, values: { orders } });
  const reply = {
    status: 'success',
    message: '1 order(s) closed, 2 skipped.',
    code: 'orders.several',
    values: { results: [part('results.closed', 1), part('results.skipped', 2)] },
    results: [
      { order_id: 1, status: 'success' },
      { order_id: 2, status: 'skipped', ...isOnHold, values: { stage: 'hold' } },
      // From a newer server.
      { order_id: 3, status: 'skipped', ...isOnHold, values: { stage: 'frozen' } },
    ],
  };
  const orders = createOrdersClient(testContext(fakeBackend(json(reply))));
  const outcome = await orders.moveToCloseBulk({ orderIds: ['1', '2', '3'], tab: 1 });
  expect(outcome.message).toBe('1 Bestellung geschlossen, 2 übersprungen.');
  expect(outcome.orders.map(({ message }) => message)).toEqual([
    null,
    'Sie ist zurückgehalten. Deshalb geht das nicht.',
    isOnHold.message,
  ]);
});

test('the reason why a batch left out an order is in German', async () => {
  const { toBatchedOrder, toWireBatchedOrder } = await import('../batching/wireBatch.ts');
  const { message, wordsText } = await import('@hub/domain/messages');
  const stage: OrderStage = 'hold';
  const order: BatchedOrderRecord = {
    orderId: '1',
    orderName: '#1',
    customerName: 'Ada',
    box: 1,
    outcome: 'skipped',
    reason: message('orders.it', { stage }),
    attempt: 1,
  };
  expect(wordsText(toBatchedOrder(toWireBatchedOrder(order)).reason ?? '')).toBe('Sie ist zurückgehalten.');
});

test('a run describes what it expected, found and did in German; one of an earlier version is unchanged', async () => {
  const { toRecordedRun } = await import('../workflows/wireWorkflowRun.ts');
  const { conditionTraceText, runResultText } = await import('@hub/domain/workflows');
  const total = { field: 'Order total', is_true: true, expected: 'is more than £1,500.00', actual: '£1,612.20' };
  const run = toRecordedRun({
    run_id: '1',
    at: '2026-11-20T09:00:00Z',
    workflow_id: '1',
    version: 1,
    name: 'Large',
    order_id: 1,
    order_name: '#1',
    trace: {
      is_match: true,
      match: 'all',
      groups: [
        {
          match: 'all',
          is_true: true,
          conditions: [
            {
              ...total,
              condition: { field: 'orderTotal', operator: 'moreThan', values: [1_500], currency: 'GBP' },
              found: 1_612.2,
            },
            total,
            { ...total, condition: { field: 'mood', operator: 'moreThan', values: [1] }, found: 2 },
          ],
        },
      ],
    },
    changes: ['put on hold for 1 day: Check it', 'freed of gravity', 'routed to Leeds'],
    change_values: [{ type: 'hold', reason: 'Check it', hours: 24 }, { type: 'float' }],
    replaced: [],
  });
  const plain = (text: string) => text.replaceAll('\u00A0', ' ');
  const said = run.trace.groups.flatMap(({ conditions }) => conditions.map(conditionTraceText));
  const english = { field: total.field, expected: total.expected, actual: total.actual };
  expect(
    said.map(({ field, expected, actual }) => ({ field, expected: plain(expected), actual: plain(actual) })),
  ).toEqual([{ field: 'Bestellwert', expected: 'ist mehr als 1.500,00 £', actual: '1.612,20 £' }, english, english]);
  expect(run.changes.map(runResultText)).toEqual([
    '1 Tag zurückgehalten: Check it',
    'freed of gravity',
    'routed to Leeds',
  ]);
});
