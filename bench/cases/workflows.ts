import { type Database, openEmbedded, openServer } from '@hub/database';
import { countOrders } from '@hub/database/orders';
import { readNewestWorkflowOrders } from '@hub/database/workflows';
import { openTestServer } from '@hub/database/testing';
import { compileWorkflow, evaluateWorkflow, fieldNames, prepareWorkflows, type Workflow } from '@hub/domain/workflows';
import type { ProviderStore } from '@hub/engine/providers';
import { previewWorkflows, readWorkflowContext } from '@hub/engine/workflows';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Case } from '../Case.ts';
import { fillShop } from '../engine/fillShop.ts';
import { hundredWorkflows } from '../engine/hundredWorkflows.ts';
import { medianAndP99, timed } from '../engine/timed.ts';
import { percentile, rounded, table } from '../figures.ts';
import { atMost, type Goal, goalTable } from '../goals.ts';

const noProviders: ProviderStore = { readAll: async () => new Map(), save: async () => undefined };

/** Ms between two stats calls, as a dashboard in use sends them. */
const pauseMs = 5;

/** Dry runs of workflows on all sample orders, with other calls at the same time. */
export const workflows: Case = {
  name: 'workflows',
  title: 'Workflows over the real year',
  async run({ rounds, log }) {
    const rows: string[][] = [];
    const goals: Goal[] = [];
    for (const kind of ['PGlite', 'PostgreSQL'] as const) {
      log(kind);
      const server = kind === 'PGlite' ? null : await openTestServer({ settings: { shared_buffers: '512MB' } });
      const database = server ? await openServer({ url: await server.newDatabase() }) : await openEmbedded();
      try {
        const shopId = await fillShop(database, 'bench.myshopify.com');
        const { cells, dryRunMs } = await measureDryRuns(database, shopId, rounds);
        rows.push([kind, ...cells]);
        goals.push(atMost(`dry run of 100, ${kind}`, dryRunMs, 2_000, 'ms'));
      } finally {
        await database.close();
        await server?.close();
      }
    }
    return [
      goalTable(goals),
      'Milliseconds; two figures are median / p99. A dry run reads every field of all 25,900 orders and tests 100 workflows ' +
        "with four conditions each, while another client keeps reading the dashboard's stats. The last three columns are for " +
        'one order in memory.',
      table(
        [
          'database',
          'dry run of 100',
          'dry run of one, by total',
          'stats alone',
          'stats during the dry run of 100',
          'match one workflow',
          'run one workflow with its trace',
          'run 100 workflows',
        ],
        rows,
      ),
    ].join('\n\n');
  },
};

/** Figures of one database, whose shop has the sample orders. */
async function measureDryRuns(
  database: Database,
  shopId: number,
  rounds: number,
): Promise<{ cells: string[]; dryRunMs: number }> {
  const definitions = hundredWorkflows();
  const dryRun = (count: number) => async () => {
    const options = { limit: null };
    const found = await previewWorkflows(database, shopId, noProviders, definitions.slice(0, count), options);
    if (found.length !== count || found.some(({ examined }) => examined < 25_000))
      throw new Error('Orders are missing.');
    if (count === 100 && !found.some(({ matched }) => matched > 0)) throw new Error('Nothing matches.');
  };
  const stats = () =>
    database.inShop(shopId, (transaction) => countOrders(transaction, { from: null, to: null, text: null }));
  await dryRun(100)();
  const aloneTimes: number[] = [];
  for (let call = 0; call < 300; call += 1) {
    await sleep(pauseMs);
    aloneTimes.push(await timedOnce(stats));
  }
  const beside: number[] = [];
  const times = await timed(rounds, async () => {
    const state = { isRunning: true };
    const running = dryRun(100)().finally(() => (state.isRunning = false));
    while (state.isRunning) {
      beside.push(await timedOnce(stats));
      await sleep(pauseMs);
    }
    await running;
  });
  const oneRun = await timed(rounds, dryRun(1));
  const sorted = (values: number[]) => values.toSorted((a, b) => a - b);
  const dryRunMs = percentile(times, 0.5);
  const cells = [
    rounded(dryRunMs),
    rounded(percentile(oneRun, 0.5)),
    medianAndP99(sorted(aloneTimes)),
    medianAndP99(sorted(beside)),
    ...(await measureOneOrder(database, shopId)),
  ];
  return { cells, dryRunMs };
}

async function timedOnce(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Ms per order, as the mean of 2,000 different ones. */
async function measureOneOrder(database: Database, shopId: number): Promise<string[]> {
  const { context, orders } = await database.inShop(shopId, async (transaction) => ({
    context: await readWorkflowContext(transaction, noProviders),
    ...(await readNewestWorkflowOrders(transaction, { after: null, limit: 2_000, fields: new Set(fieldNames) })),
  }));
  const definitions = hundredWorkflows();
  const [first] = definitions;
  if (first === undefined) throw new Error('There are no workflows.');
  const compiled = compileWorkflow(first, context);
  const active = definitions.map((definition, index): Workflow => ({
    ...definition,
    workflowId: String(index),
    version: 1,
    isActive: true,
    savedAt: '',
    savedBy: '',
  }));
  const prepared = prepareWorkflows(active, context);
  const mean = (work: (order: (typeof orders)[number]['order']) => unknown) => {
    for (const { order } of orders.slice(0, 200)) work(order);
    const started = performance.now();
    for (const { order } of orders) work(order);
    return ((performance.now() - started) / orders.length).toFixed(4);
  };
  return [
    mean((order) => compiled.matches(order)),
    mean((order) => evaluateWorkflow(first, order, context)),
    mean((order) => prepared.run('orderArrives', order)),
  ];
}
