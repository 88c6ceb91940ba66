import type { Database } from '@hub/database';
import { addTimelineEntries, countOrders, listOrders, type ListQuery } from '@hub/database/orders';
import { defaultFilters } from '@hub/domain/dashboard';
import { orderFieldRows, tabs } from '@hub/domain/orders';
import { changeInBulk, streamOrders } from '@hub/engine/orders';
import type { Case } from '../Case.ts';
import { addCopies, fillShop, run } from '../engine/fillShop.ts';
import { onEachDatabase } from '../engine/onEachDatabase.ts';
import { medianAndP99, timed } from '../engine/timed.ts';
import { percentile, rounded, table } from '../figures.ts';
import { atMost, type Goal, goalTable } from '../goals.ts';

/** Copies of the sample data that make a million orders. */
const copiesForAMillion = 38;
const ordersInBulk = 10_000;

const fields: ListQuery['fields'] = orderFieldRows.map(({ field }) => field);
const columns =
  'row_id, order_id, name, customer_name, fulfillment_status, created_at, closed_at, cancelled_at, batched_at, ' +
  'shipped_at, three_pl_status, back_order_state, error, error_message, error_type, stage, stage_reason';

/** The engine on both databases, without HTTP. */
export const engine: Case = {
  name: 'engine',
  title: 'The engine over its database',
  async run({ isQuick, log, rounds }) {
    const rows: string[][] = [];
    const goals: Goal[] = [];
    const sizes = isQuick ? [0] : [0, copiesForAMillion];
    await onEachDatabase(async (database, kind) => {
      const shopId = await fillShop(database, 'bench.myshopify.com');
      const sink = kind === 'PGlite' ? '/dev/blob' : '/dev/null';
      for (const copies of sizes) {
        if (copies > 0) await addCopies(database, shopId, copies, log);
        log(`${kind}, ${copies + 1} years`);
        const measured = await measure(database, shopId, sink, rounds);
        rows.push([kind, ...measured.cells]);
        goals.push(...measured.goals.map((goal) => ({ ...goal, what: `${kind}, ${copies + 1} years: ${goal.what}` })));
      }
    });
    return [
      goalTable(goals),
      'Milliseconds; two figures are median / p99. The floor of a list is a `COPY` of the same 25,900 orders and columns, ' +
        'without a client. The floor of a bulk move is the plain `UPDATE` and `INSERT … SELECT` of as many orders. ' +
        'Searches use every 20th SKU of the sample data and read the first 50 orders.',
      table(
        [
          'database',
          'orders',
          'empty shop transaction',
          'stats, all',
          'stats, 30 days',
          'first byte of a list',
          'whole list of 25,900',
          'floor',
          'first 50 by SKU',
          'first 50 by part of a name',
          `bulk move of ${ordersInBulk.toLocaleString('en')}`,
          'floor',
        ],
        rows,
      ),
    ].join('\n\n');
  },
};

interface Measured {
  cells: string[];
  goals: Goal[];
}

async function measure(database: Database, shopId: number, nowhere: string, rounds: number): Promise<Measured> {
  const inShop = <T>(work: Parameters<typeof database.inShop<T>>[1]) => database.inShop(shopId, work);
  const everything = { from: null, to: null, text: null };
  const month = { ...everything, from: new Date(Date.now() - 30 * 86_400_000) };
  const counted = await inShop((transaction) => countOrders(transaction, everything));
  const total = counted.reduce((sum, { orders }) => sum + orders, 0);
  const empty = await timed(200, () => inShop(async () => undefined));
  const stats = await timed(500, () => inShop((transaction) => countOrders(transaction, everything)));
  const monthStats = await timed(500, () => inShop((transaction) => countOrders(transaction, month)));

  const firstBytes: number[] = [];
  const list = await timed(rounds, async () => {
    const started = performance.now();
    let listed = 0;
    const filters = { ...defaultFilters, period: 'all' } as const;
    const parts = streamOrders(database, shopId, { tab: tabs.all, filters, page: 0, fields }, new Date());
    for await (const json of parts) {
      if (listed === 0) firstBytes.push(performance.now() - started);
      listed += json.split('"order_id"').length - 1;
      if (listed >= 25_900) break;
    }
    if (listed < 25_900) throw new Error(`The list has ${listed} orders.`);
  });
  const copied = await timed(rounds, () =>
    run(
      database,
      `COPY (SELECT ${columns} FROM orders WHERE shop_id = ${shopId}
        ORDER BY created_at DESC NULLS LAST, order_id DESC NULLS LAST LIMIT 25900) TO '${nowhere}'`,
    ),
  );

  const codes = ((await run(database, `SELECT sku FROM skus WHERE shop_id = ${shopId} ORDER BY sku`)) as SkuRows).rows;
  const some = codes.filter((_, at) => at % 20 === 0).map(({ sku }) => sku);
  const first50 = { parts: null, fields, after: null, offset: 0, limit: 50 };
  const bySku = await timed(some.length, (at) =>
    inShop((transaction) =>
      listOrders(transaction, { ...everything, ...first50, text: { mode: 'sku', text: some[at] ?? '' } }),
    ),
  );
  const byName = await timed(200, (at) =>
    inShop((transaction) =>
      listOrders(transaction, { ...everything, ...first50, text: { mode: 'order', text: String(536_365 + at * 100) } }),
    ),
  );

  const ids = (
    (await run(
      database,
      `SELECT order_id::text AS id FROM orders WHERE shop_id = ${shopId} ORDER BY order_id LIMIT ${ordersInBulk}`,
    )) as { rows: { id: string }[] }
  ).rows.map(({ id }) => id);
  const isOneOfThem = `shop_id = ${shopId} AND order_id = ANY('{${ids.join(',')}}'::bigint[])`;
  const onHold = () => run(database, `UPDATE orders SET stage = 'hold' WHERE ${isOneOfThem}`);
  const bulk: number[] = [];
  const plain: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await onHold();
    bulk.push(
      ...(await timed(1, () =>
        inShop(async (transaction) => {
          const who = { staffId: '1', staffName: 'Robin Carter' };
          const outcomes = await changeInBulk(transaction, who, ids, 'move-to-open', new Date());
          if (outcomes.some(({ status }) => status !== 'success')) throw new Error('An order was not moved.');
        }),
      )),
    );
    await onHold();
    plain.push(
      ...(await timed(1, async () => {
        await run(database, `UPDATE orders SET stage = 'open' WHERE ${isOneOfThem}`);
        await inShop((transaction) =>
          addTimelineEntries(transaction, { orderIds: ids, entry: { note: 'Moved' }, at: new Date(), staffId: '1' }),
        );
      })),
    );
  }
  const median = (times: readonly number[]) =>
    percentile(
      times.toSorted((a, b) => a - b),
      0.5,
    );
  const ratio = (times: readonly number[], floor: readonly number[]) =>
    `${rounded(median(times))}, ${(median(times) / median(floor)).toFixed(1)} x`;
  const goals = [
    atMost('stats of everything, p99', percentile(stats, 0.99), 15, 'ms'),
    atMost('first byte of a list', median(firstBytes), 30, 'ms'),
    atMost('list over its floor', median(list) / median(copied), 2, 'x'),
    atMost('first 50 by SKU, p99', percentile(bySku, 0.99), 50, 'ms'),
    atMost('bulk move over its floor', median(bulk) / median(plain), 3, 'x'),
  ];
  const cells = [
    total.toLocaleString('en'),
    medianAndP99(empty),
    medianAndP99(stats),
    medianAndP99(monthStats),
    rounded(median(firstBytes)),
    ratio(list, copied),
    rounded(median(copied)),
    medianAndP99(bySku),
    medianAndP99(byName),
    ratio(bulk, plain),
    rounded(median(plain)),
  ];
  return { cells, goals };
}

interface SkuRows {
  rows: { sku: string }[];
}
