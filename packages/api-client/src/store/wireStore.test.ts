import { message } from '@hub/domain/messages';
import type { StoreStatus } from '@hub/domain/store';
import { afterEach, expect, test, vi } from 'vitest';
import { texts as germanEvents } from '../../../domain/languages/de/events/eventWords.ts';
import { texts as germanConnections } from '../../../domain/languages/de/messages/connectionMessages.ts';
import { texts as germanMessages } from '../../../domain/languages/de/messages/storeMessages.ts';
import { texts as germanStore } from '../../../domain/languages/de/store/storeTexts.ts';
import { toStoreStatus, toWireStoreStatus } from './wireStore.ts';

const noReply = message('store.noReply', { problem: message('connections.noAnswer', { seconds: 30 }) });
const problem = { orderId: '1', orderName: '#1', at: '2026-11-20T07:58:00.000Z' };
const status: StoreStatus = {
  domain: 'acme.myshopify.com',
  state: 'installed',
  scopes: [],
  missingScopes: [],
  grantUrl: null,
  installedAt: null,
  lastWebhookAt: null,
  backfill: {
    state: 'failed',
    ordersTotal: 9,
    ordersRead: 4,
    ordersAdded: 4,
    startedAt: null,
    endedAt: null,
    words: message('store.exportEnded', { code: 'INTERNAL' }),
  },
  check: {
    checkedAt: null,
    isRunning: false,
    ordersChecked: 0,
    missing: [],
    missingCount: 0,
    changedCount: 0,
    words: 'Access denied for orders field.',
  },
  jobs: [],
  waitingWrites: 0,
  waitingSince: null,
  problems: [
    { ...problem, task: 'fulfill', words: noReply },
    { ...problem, task: 'hold the order', words: 'The order is archived.' },
  ],
};
const wire = toWireStoreStatus(status);

afterEach(() => {
  vi.resetModules();
});

test('the reply has English texts, and codes for our own messages', () => {
  expect(wire.backfill.words).toBe('The store ended its export (INTERNAL).');
  expect(wire.problems).toEqual([
    {
      order_id: '1',
      order_name: '#1',
      at: problem.at,
      task: 'add the fulfillment',
      task_code: 'fulfill',
      words: 'The store cannot be reached: no answer within 30 seconds.',
      ...noReply,
    },
    { order_id: '1', order_name: '#1', at: problem.at, task: 'hold the order', words: 'The order is archived.' },
  ]);
  expect(toStoreStatus(wire)).toEqual(status);
});

test('a message of a newer server is shown in English', () => {
  const [first] = toStoreStatus({
    ...wire,
    problems: wire.problems.map((each) => ({ ...each, task: 'wrap it', task_code: 'wrap', code: 'store.unheardOf' })),
  }).problems;
  expect(first).toMatchObject({
    task: 'wrap it',
    words: 'The store cannot be reached: no answer within 30 seconds.',
  });
});

test('a German page shows it in German, and the store’s own messages unchanged', async () => {
  const texts = { ...germanEvents, ...germanConnections, ...germanMessages, ...germanStore };
  vi.resetModules();
  (await import('@hub/domain/languages')).setPageLanguage({ code: 'de', texts, polaris: {} });
  const { toStoreStatus: read } = await import('./wireStore.ts');
  const { backfillText, storeProblemText } = await import('@hub/domain/store');
  const { backfill, check, problems } = read(wire);
  const withoutMarks = (text: string | null) => text?.replaceAll(/[\u2066-\u2069]/g, '');
  expect(withoutMarks(backfillText(backfill))).toContain('Der Shop hat seinen Export abgebrochen (INTERNAL).');
  expect(check.words).toBe('Access denied for orders field.');
  expect(problems.map(storeProblemText).map(withoutMarks)).toEqual([
    'Der Shop hat das nicht getan (Versand eintragen): ' +
      'Der Shop ist nicht erreichbar: keine Antwort nach 30 Sekunden.',
    'Der Shop hat das nicht getan (hold the order): The order is archived.',
  ]);
});
