import { causeFigures, createOrderTally, stageFigures } from '@hub/domain/insights';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { tabs } from '@hub/domain/orders';
import { hostileNames, hostileTexts, on320px, on490px } from '../testing/hostileFixtures.ts';
import { PeriodBar } from '../data/index.ts';
import { expectReadable } from '../testing/expectReadable.ts';
import {
  ready,
  storyErrors,
  storyListPath,
  storyNow,
  storyOrders,
  storyPageHeader,
  storyStages,
  storyZone,
} from './insightsFixtures.ts';
import { OrderReportScreen } from './OrderReportScreen.tsx';

const controls = (
  <PeriodBar
    options={[{ value: 'last_7d', label: 'Last 7d' }]}
    period="last_7d"
    onChange={fn()}
    timeZone={storyZone}
    now={storyNow}
    fetchedAt={storyNow}
  />
);

const meta = preview.meta({
  component: OrderReportScreen,
  args: {
    pageHeader: storyPageHeader('orderreporting'),
    controls,
    stages: ready(storyStages),
    orders: ready(storyOrders),
    errors: ready(storyErrors),
    listPath: storyListPath,
    isAllTime: false,
    onRefresh: fn(),
  },
  parameters: { layout: 'fullscreen' },
});

type Canvas = ReturnType<typeof within>;

const card = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name }));

/** The values of a card's table by row name. */
async function tableOf(
  canvas: Canvas,
  name: string,
  press: (button: HTMLElement) => Promise<void>,
): Promise<Record<string, string>> {
  await press(card(canvas, name).getByRole('button', { name: /^Show as table/ }));
  const rows = card(canvas, name).getAllByRole('row').slice(1);
  return Object.fromEntries(
    rows.map((row) => [
      within(row).getByRole('rowheader').textContent ?? '',
      within(row).getByRole('cell').textContent ?? '',
    ]),
  );
}

export const Default = meta.story();

Default.test(
  'charts orders by day and by stage, time from creation to shipment, and errors by cause',
  async ({ canvas }) => {
    for (const name of ['Orders by day', 'Orders by stage', 'Time from order to shipment', 'Errors by cause']) {
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await expect(await canvas.findByRole('link', { name: '2026-11-19: 21 orders' })).toBeInTheDocument();
    await expect(canvas.getByText(/^Half of the 93 orders that shipped at least in part left within/)).toBeVisible();
  },
);

Default.test('has numbers that add up to the lists', async ({ canvas, userEvent }) => {
  const sum = (figures: Record<string, string>, without: string) =>
    Object.entries(figures).reduce((total, [name, text]) => (name === without ? total : total + Number(text)), 0);
  const byDay = await tableOf(canvas, 'Orders by day', userEvent.click);
  await expect([sum(byDay, 'All orders'), byDay['All orders']]).toEqual([116, '116']);
  const byStage = await tableOf(canvas, 'Orders by stage', userEvent.click);
  await expect([sum(byStage, 'All orders'), byStage['All orders']]).toEqual([116, '116']);
  const causes = await tableOf(canvas, 'Errors by cause', userEvent.click);
  await expect([sum(causes, 'Errors'), causes.Errors]).toEqual([9, '9']);
  const times = await tableOf(canvas, 'Time from order to shipment', userEvent.click);
  await expect([sum(times, 'Shipped at least in part'), times['Shipped at least in part']]).toEqual([93, '93']);
});

Default.test('links each figure to the list behind it, if there is one', async ({ canvas, userEvent }) => {
  const pathOf = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
  await expect([pathOf('Total Orders'), pathOf('Hold Orders'), pathOf('9 in Errors.')]).toEqual([
    '/app/list/1',
    '/app/list/6',
    '/app/list/5',
  ]);
  await canvas.findByRole('link', { name: '2026-11-19: 21 orders' });
  await expect(pathOf('2026-11-19: 21 orders')).toBe('/app/list/1?from=2026-11-19&to=2026-11-19');
  // The period begins in the middle of this day, so no list of whole days matches.
  await expect(canvas.getByRole('img', { name: '2026-11-13, part of the day: 8 orders' })).toBeInTheDocument();
  await expect(canvas.getByText(/The period starts partway through 2026-11-13/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Show as table: Orders by day' }));
  const row = canvas.getByRole('row', { name: /2026-11-19/ });
  await expect(within(row).getByRole('link', { name: '21' })).toHaveAttribute(
    'href',
    '/app/list/1?from=2026-11-19&to=2026-11-19',
  );
});

Default.test('switches each chart to a table and back, by keyboard', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Show as table: Orders by stage' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('table', { name: 'Orders by stage' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Show as chart: Orders by stage' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.queryByRole('table')).toBeNull();
});

Default.test("has a period selector, with the shop's time zone in words", async ({ canvas }) => {
  await expect(canvas.getByRole('combobox', { name: 'Period' })).toHaveDisplayValue('Last 7d');
  await expect(canvas.getByText('Days in London time (GMT), loaded at 2026-11-20 08:13:19 AM')).toBeVisible();
});

export const Loading = meta.story({
  args: { stages: { state: 'loading' }, orders: { state: 'loading' }, errors: { state: 'loading' } },
});

Loading.test('says in each card that it is loading, and shows no zeros', async ({ canvas }) => {
  await expect(canvas.getAllByRole('status', { name: /^Loading/ })).toHaveLength(4);
  await expect(
    within(canvas.getByRole('region', { name: 'Summary' })).getAllByRole('img', { name: 'Loading' }),
  ).toHaveLength(5);
  await expect(canvas.queryByText('0')).toBeNull();
});

const noReport = createOrderTally(storyZone).report();

export const Empty = meta.story({
  args: {
    stages: ready(
      stageFigures({
        [tabs.all]: 0,
        [tabs.open]: 0,
        [tabs.inFulfillment]: 0,
        [tabs.shipped]: 0,
        [tabs.errors]: 0,
        [tabs.hold]: 0,
        [tabs.backOrders]: 0,
        [tabs.needsReview]: 0,
      }),
    ),
    orders: ready({ ...storyOrders, report: noReport }),
    errors: ready({ figures: causeFigures([], () => ({ label: '', message: '' })), unreadable: 0, gap: null }),
  },
});

Empty.test('says what would fill the report, and shows a dash for times', async ({ canvas }) => {
  await expect(
    canvas.getByText('There are no orders in this period. Choose a longer one to see earlier orders.'),
  ).toBeVisible();
  await expect(within(canvas.getByRole('region', { name: 'Summary' })).getAllByText('–')).toHaveLength(2);
});

const noErrors = { figures: causeFigures([], () => ({ label: '', message: '' })), unreadable: 120, gap: null };

export const NoneReadable = meta.story({
  args: {
    orders: ready({ ...storyOrders, report: noReport, unreadable: 120 }),
    errors: ready(noErrors),
  },
});

NoneReadable.test(
  'leaves out orders that cannot be read, and does not report them as no orders',
  async ({ canvas }) => {
    await expect(
      canvas.getAllByText('120 orders could not be read, so this report leaves them out.').length,
    ).toBeGreaterThanOrEqual(3);
    await expect(canvas.queryByText(/There are no orders|in this period/)).toBeNull();
  },
);

/** Orders changed stage while the lists were being read. */
export const OrdersMoved = meta.story({
  args: {
    orders: { ...ready({ ...storyOrders, gap: { read: 116, expected: 121 } }), onRetry: fn() },
    errors: ready(storyErrors),
  },
});

OrdersMoved.test('says once that orders moved during the load, with Reload', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText('116 of about 121 orders; 5 moved while loading.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
  await expect(args.orders.state === 'ready' && args.orders.onRetry).toHaveBeenCalledOnce();
});

/** The shop has no sales. */
export const EmptyShop = meta.story({ args: { ...Empty.input.args, isAllTime: true } });

EmptyShop.test('does not suggest a longer period', async ({ canvas }) => {
  await expect(canvas.getByText(/New orders from your store appear here/)).toBeVisible();
});

const failure = { state: 'failed', message: 'The server had a problem. Try again in a moment.' } as const;

export const Error = meta.story({
  args: {
    stages: { ...failure, detail: 'GET /stats · status 500', onRetry: fn() },
    orders: { ...failure, detail: 'GET /list-order · status 500', onRetry: fn() },
    errors: { ...failure, detail: 'GET /list-order · status 500', onRetry: fn() },
  },
});

Error.test(
  'shows a shared error once, with the calls, and resends all of them on Retry',
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('GET /stats · status 500; GET /list-order · status 500')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    for (const question of [args.stages, args.orders, args.errors])
      await expect(question.state === 'failed' && question.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getAllByText('Couldn’t load this.')).toHaveLength(4);
  },
);

/** The error list failed, and two orders could not be read. */
export const Partial = meta.story({
  args: {
    orders: ready({
      ...storyOrders,
      report: {
        ...storyOrders.report,
        orders: 114,
        undated: 1,
        days: storyOrders.report.days.map((day) => (day.day === '2026-11-19' ? { ...day, orders: 18 } : day)),
      },
      unreadable: 2,
    }),
    errors: { ...failure, detail: 'GET /list-order · status 500', onRetry: fn() },
  },
});

Partial.test(
  'counts orders that cannot be read in a note, and keeps the rest of the page working',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('2 orders couldn’t be read and aren’t in the charts.')).toBeVisible();
    await expect(canvas.getByText(/^1 order has no creation date/)).toBeVisible();
    const byDay = await tableOf(canvas, 'Orders by day', userEvent.click);
    await expect([byDay['No creation date'], byDay['All orders']]).toEqual(['1', '114']);
    await expect(card(canvas, 'Errors by cause').getByText('Couldn’t load this.')).toBeVisible();
    await expect(card(canvas, 'Orders by stage').getByText('Hold Orders')).toBeVisible();
    // 114 orders and the 2 unreadable ones make the 116 of the figures.
    await expect(canvas.queryByText('The figures and the lists don’t match')).toBeNull();
  },
);

/** Orders arrived between the replies. */
export const Disagreement = meta.story({
  args: {
    stages: ready(
      stageFigures({
        [tabs.all]: 118,
        [tabs.open]: 33,
        [tabs.inFulfillment]: 22,
        [tabs.shipped]: 38,
        [tabs.errors]: 8,
        [tabs.hold]: 4,
        [tabs.backOrders]: 3,
        [tabs.needsReview]: 2,
      }),
    ),
  },
});

Disagreement.test(
  'shows a notice when stats and lists disagree because orders arrived between them',
  async ({ canvas, args, userEvent }) => {
    await expect(
      canvas.getByText(/Total Orders says 118, the list has 116\. Errors says 8, the list has 9\./),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
);

/** Another period was chosen; its figures are loaded, its list is not. */
export const Refreshing = meta.story({
  args: {
    ...Disagreement.input.args,
    orders: { ...ready(storyOrders), isRefreshing: true },
    errors: { ...ready(storyErrors), isRefreshing: true },
  },
});

Refreshing.test('does not treat replies to different requests as a disagreement', async ({ canvas }) => {
  await expect(canvas.queryByText('The figures and the lists don’t match')).toBeNull();
  await expect(canvas.getByRole('region', { name: 'Orders by day' })).toHaveAttribute('aria-busy', 'true');
});

/** For staff who may not view the dashboard and its lists. */
export const WithoutLists = meta.story({ args: { listPath: () => null } });

WithoutLists.test('shows no link that would redirect', async ({ canvas }) => {
  await canvas.findByRole('img', { name: '2026-11-19: 21 orders' });
  await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Order reporting',
    'Inventory',
    'Comparison charts',
  ]);
});

/** Error texts are unusual. */
export const LongNames = meta.story({
  ...on320px,
  args: {
    errors: ready({
      figures: causeFigures([...hostileNames, hostileTexts.error], (message) => ({ label: 'Shipment Error', message })),
      unreadable: 0,
      gap: null,
    }),
  },
});

LongNames.test('shows any message as plain text', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText(hostileTexts.markup)).toBeVisible();
  await expect(canvasElement.querySelector('img')).toBeNull();
});

LongNames.test(
  'fits every text or offers it in full at 320 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('region', { name: 'Errors by cause' }));
  },
);

LongNames.test(
  'fits every text or offers it in full at 490 px, and isolates right-to-left texts',
  on490px,
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('region', { name: 'Errors by cause' }));
  },
);

LongNames.test('stays readable in the table view', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show as table: Errors by cause' }));
  await expectReadable(canvas.getByRole('region', { name: 'Errors by cause' }));
});
