import { expect, test } from 'vitest';
import { createKeyValueStore } from '../../environment/KeyValueStore.ts';
import { periodsKey } from '../../environment/storageKeys.ts';
import { beginCalls } from './beginCalls.ts';

const shop = 'willow-and-wick.myshopify.com';
const search = `?shop=${shop}&host=${btoa('admin.shopify.com/store/willow-and-wick')}`;
const info = { shop, role: '2', permission: null as unknown, onboard_status: '1' };
const stats = { total_orders: 1234, total_boxes: '7', open_orders: null };

interface Replies {
  info?: Readonly<Record<string, unknown>>;
  stats?: unknown;
  statsStatus?: number;
  period?: unknown;
  lang?: string;
}

/** The skeleton's contents once both calls are answered. */
async function drawn(replies: Replies = {}) {
  const skeleton = document.createElement('div');
  for (const field of ['totalOrders', 'totalWorkflows', 'totalBoxes', 'openOrders'])
    skeleton.append(Object.assign(document.createElement('span'), { className: field }));
  for (const cell of skeleton.querySelectorAll('span')) cell.dataset.figure = cell.className;
  const localStore = createKeyValueStore(() => {
    throw new Error('Nothing is kept.');
  });
  if (replies.period !== undefined) localStore.set(periodsKey(shop), JSON.stringify({ dashboard: replies.period }));
  const page = {
    location: { origin: 'https://hub.example', pathname: '/app/dashboard', search },
    document: {
      getElementById: (id: string) => (id === 'page-skeleton' ? skeleton : null),
      documentElement: { lang: replies.lang ?? 'en' },
    },
    fetch: async (input: Parameters<typeof fetch>[0]) =>
      String(input).includes('/shopInfo')
        ? new Response(JSON.stringify({ data: { ...info, ...replies.info } }), { headers: { Authorization: 'token' } })
        : new Response(JSON.stringify('stats' in replies ? replies.stats : { data: stats }), {
            status: replies.statsStatus ?? 200,
          }),
  };
  await beginCalls(
    page,
    createKeyValueStore(() => {
      throw new Error('Nothing is kept.');
    }),
    localStore,
  ).catch(() => {});
  return { classes: skeleton.className, figures: [...skeleton.children].map(({ textContent }) => textContent) };
}

const empty = ['', '', '', ''];

test('labels appear with shop info, then figures as the app writes them, with a dash for a missing one', async () => {
  expect(await drawn()).toEqual({ classes: 'has-summary has-figures', figures: ['1,234', '–', '7', '–'] });
  expect(await drawn({ period: 'last_7d' })).toMatchObject({ figures: ['1,234', '–', '7', '–'] });
});

test('figures use the format of the page’s language', async () => {
  expect((await drawn({ lang: 'de' })).figures).toEqual(['1.234', '–', '7', '–']);
  expect((await drawn({ lang: 'es' })).figures).toEqual(['1234', '–', '7', '–']);
});

test('reserves space for the attention strip and the filters when the app does', async () => {
  expect((await drawn({ info: { capabilities: ['fieldFilters'] } })).classes).toBe(
    'has-summary has-field-filters has-figures',
  );
  expect((await drawn({ info: { capabilities: ['attention'] } })).classes).toContain('has-attention');
  expect((await drawn({ info: { capabilities: ['attention', 7] } })).classes).not.toContain('has-attention');
});

test.each([
  ['a person who may not see them', { info: { permission: '[{"id":5,"view":1}]' } }],
  ['permissions that came as a list', { info: { permission: [{ id: 5, view: 1 }] } }],
  ['a shop that is not onboarded', { info: { onboard_status: '0' } }],
  ['another shop in the reply', { info: { shop: 'other.myshopify.com' } }],
  ['a banner about unreadable permissions', { info: { permission: '[{"id":' } }],
  ['a banner about a frozen shop', { info: { freeze: { since: 'then' } } }],
  ['the days of a custom period', { period: { period: 'custom', from: '2026-01-01', to: '2026-01-02' } }],
] satisfies [string, Replies][])('nothing is drawn with %s', async (_name, replies) => {
  expect(await drawn(replies)).toEqual({ classes: '', figures: empty });
});

test('the owner sees the figures, even with a numeric role', async () => {
  expect((await drawn({ info: { role: 1, permission: '[]' } })).figures[0]).toBe('1,234');
});

test.each([
  ['a failure', { statsStatus: 500 }],
  ['a refusal', { statsStatus: 403 }],
  ['no figure at all', { stats: { data: {} } }],
  ['a list instead of figures', { stats: { data: [1, 2] } }],
  ['no object', { stats: null }],
] satisfies [string, Replies][])('the labels stay without figures after %s', async (_name, replies) => {
  expect(await drawn(replies)).toEqual({ classes: 'has-summary', figures: empty });
});
