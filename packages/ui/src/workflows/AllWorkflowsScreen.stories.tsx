import { workflowFigures } from '@hub/domain/workflows';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { tabs } from '@hub/domain/orders';
import { ready, storyNow, storyZone } from '../insights/insightsFixtures.ts';
import { hostileNames, hostileTexts, on320px, on490px } from '../testing/hostileFixtures.ts';
import { PeriodBar } from '../data/index.ts';
import { expectReadable } from '../testing/expectReadable.ts';
import { AllWorkflowsScreen } from './AllWorkflowsScreen.tsx';
import { storyFigures, storyOrderPath, storyPageHeader, storyWorkflows } from './workflowsFixtures.ts';

const meta = preview.meta({
  component: AllWorkflowsScreen,
  args: {
    pageHeader: storyPageHeader('allworkflows'),
    controls: (
      <PeriodBar
        options={[{ value: 'last_30d', label: 'Last 30d' }]}
        period="last_30d"
        onChange={fn()}
        timeZone={storyZone}
        now={storyNow}
        fetchedAt={null}
      />
    ),
    totalRuns: ready(4_524),
    stoppedOrders: ready(9),
    sample: ready(storyWorkflows),
    orderPath: storyOrderPath(tabs.all),
    orderUpdatePath: '/app/workflows/orderupdate',
    openPath: '/app/list/2',
    errorPath: '/app/list/5',
    isAllTime: false,
  },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story();

Default.test(
  'labelled as derived, from which orders of which days, beside what is of all orders',
  async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Based on the workflows and timelines of the newest 200 of 3,561 orders (Last 30d), created from 2026-11-18 to 2026-11-20.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('No workflow ran on 1 order.')).toBeVisible();
    const summary = within(canvas.getByRole('region', { name: 'Summary' }));
    await expect(summary.getAllByRole('listitem').map((tile) => tile.textContent)).toEqual([
      'Total Workflows Run4,524',
      'Orders with a Workflows Error9',
    ]);
    await expect(summary.getByRole('link', { name: 'Orders with a Workflows Error' })).toHaveAttribute(
      'href',
      '/app/workflows/orderupdate',
    );
    await expect(canvas.getByText(/^These two figures cover all orders of the period\./)).toBeVisible();
  },
);

Default.test('workflows that ran: how many orders, and the newest of them', async ({ canvas }) => {
  const table = within(canvas.getByRole('table', { name: 'Workflows that ran' }));
  await expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'WorkflowOrdersNewest order',
    'Pack fragile goods apart2#581587',
    'No name1#581584',
    'Tag wholesale customers1#581586',
  ]);
  await expect(table.getByRole('link', { name: '#581586' })).toHaveAttribute('href', '/app/list/1?order=581586');
});

Default.test('newly eligible and not run yet, with the way to where they are run', async ({ canvas }) => {
  const card = within(canvas.getByRole('region', { name: 'New workflows these orders could run' }));
  await expect(
    card.getByText(
      /^2 orders match workflows added since\. Open an order and choose “Run Product Workflows” to run it\./,
    ),
  ).toBeVisible();
  await expect(card.getByRole('row', { name: /^Christmas packaging 2/ })).toBeVisible();
  await expect(card.getByRole('link', { name: 'See Open Orders' })).toHaveAttribute('href', '/app/list/2');
});

Default.test('started by hand: the two kinds that the timeline distinguishes', async ({ canvas }) => {
  const table = within(canvas.getByRole('table', { name: 'Run by hand' }));
  await expect(
    table
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual(['Run Product Workflows3 on 2 orders#581587', 'Run Shipment Workflows0None', 'Run now0None']);
});

Default.test('nothing can be changed, and it says so', { tags: ['§2.19'] }, async ({ canvas }) => {
  await expect(canvas.getByText(/Your fulfillment service runs your workflows/)).toBeVisible();
  await expect(canvas.queryAllByRole('button')).toEqual([]);
});

/** Without permission for the lists: figures without links. */
export const WithoutLists = meta.story({ args: { orderPath: () => null, openPath: null, errorPath: null } });

WithoutLists.test('no link leads to a list', async ({ canvas }) => {
  await expect(
    canvas.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/app/list')),
  ).toEqual([]);
});

export const Loading = meta.story({
  args: { totalRuns: { state: 'loading' }, stoppedOrders: { state: 'loading' }, sample: { state: 'loading' } },
});

Loading.test('the three cards say that they load', async ({ canvas }) => {
  await expect(canvas.getAllByRole('status', { name: /^Loading/ })).toHaveLength(3);
});

/** Four details are read at a time. */
export const Reading = meta.story({
  args: {
    sample: ready({
      ...storyWorkflows,
      phase: 'reading',
      facts: { ...storyWorkflows.facts, read: 87 },
      onCancel: fn(),
    }),
  },
});

Reading.test('progress, cancellable; what is of all orders is there already', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText('4,524')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: /^Cancel/ }));
  await expect(args.sample.state === 'ready' && args.sample.value.onCancel).toHaveBeenCalledOnce();
});

/** No workflow exists. */
export const NoWorkflows = meta.story({
  args: {
    totalRuns: ready(0),
    stoppedOrders: ready(0),
    sample: ready({
      ...storyWorkflows,
      figures: { ...storyFigures, ran: [], eligible: [], eligibleOrders: 0, untouched: 200 },
    }),
  },
});

NoWorkflows.test('says so in words', async ({ canvas }) => {
  await expect(canvas.getByText('No workflow has run on these orders.')).toBeVisible();
  await expect(canvas.getByText('These orders have run every workflow they match.')).toBeVisible();
});

/** A server whose timelines are texts does not say what was run by hand. */
export const WithoutClicks = meta.story({
  args: { sample: ready({ ...storyWorkflows, figures: { ...storyFigures, manualRuns: [] } }) },
});

WithoutClicks.test('shows no card of runs by hand', async ({ canvas }) => {
  await expect(canvas.getByRole('table', { name: 'Workflows that ran' })).toBeVisible();
  await expect(canvas.queryByText('Run by hand')).toBeNull();
});

/** Unusual workflow names. */
export const LongNames = meta.story({
  ...on320px,
  args: {
    sample: ready({
      ...storyWorkflows,
      figures: workflowFigures(
        [
          {
            order: { orderId: '1', orderName: hostileTexts.hebrew },
            triggered: [...hostileNames, '__proto__'],
            eligible: [hostileTexts.arabic],
            clicks: ['Run now'],
          },
          {
            order: { orderId: '2', orderName: hostileTexts.sku },
            triggered: [],
            eligible: [hostileTexts.longWord],
            clicks: [],
          },
        ],
        ['Run now'],
      ),
    }),
  },
});

LongNames.test('each is a row of its own', async ({ canvas }) => {
  const table = within(canvas.getByRole('table', { name: 'Workflows that ran' }));
  await expect(
    table
      .getAllByRole('rowheader')
      .map((row) => row.textContent)
      .toSorted(),
  ).toEqual([...hostileNames, '__proto__'].toSorted());
});

LongNames.test(
  'at 320 px every text has its room or is given whole, and none moves its neighbours',
  async ({ canvasElement }) => {
    await expectReadable(canvasElement);
  },
);

LongNames.test(
  'at 490 px every text has its room or is given whole, and none moves its neighbours',
  on490px,
  async ({ canvasElement }) => {
    await expectReadable(canvasElement);
  },
);

export const Error = meta.story({
  args: {
    totalRuns: { state: 'failed', message: 'The server had a problem.', detail: 'GET /stats · status 500' },
    stoppedOrders: { state: 'failed', message: 'The server had a problem.', detail: 'GET /list-order · status 500' },
    sample: {
      state: 'failed',
      message: 'The server had a problem.',
      detail: 'GET /list-order · status 500',
      onRetry: fn(),
    },
  },
});

Error.test(
  'what happened once, with both calls and Retry, and no made-up figure',
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.getAllByText('The server had a problem.')).toHaveLength(1);
    await expect(canvas.getByText(/GET \/stats · status 500; GET \/list-order · status 500/)).toBeVisible();
    await expect(within(canvas.getByRole('region', { name: 'Summary' })).getAllByText('–')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.sample.state === 'failed' && args.sample.onRetry).toHaveBeenCalledOnce();
  },
);

export const Empty = meta.story({
  args: {
    totalRuns: ready(0),
    stoppedOrders: ready(0),
    sample: ready({
      ...storyWorkflows,
      facts: { ...storyWorkflows.facts, listed: 0, requested: 0, read: 0, from: null, to: null },
      figures: workflowFigures([]),
    }),
  },
});

Empty.test('says what would show something', async ({ canvas }) => {
  await expect(canvas.getByText(/^There are no orders in this period/)).toBeVisible();
  await expect(canvas.queryByRole('region', { name: 'Workflows that ran' })).toBeNull();
});
