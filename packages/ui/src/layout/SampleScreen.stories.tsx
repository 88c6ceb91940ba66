import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { FigureCard } from '../data/FigureCard.tsx';
import type { Loadable } from '../data/Loadable.ts';
import { SampleScreen } from './SampleScreen.tsx';
import type { SampleState } from '../data/SampleState.ts';

interface Figures {
  units: number;
}

const whole: SampleState<Figures> = {
  phase: 'done',
  facts: {
    listed: 3_561,
    requested: 200,
    read: 200,
    failed: 0,
    unreadableOrders: 0,
    gap: null,
    unreadableLines: 0,
    period: 'Last 30d',
    from: '2026-11-18',
    to: '2026-11-20',
  },
  figures: { units: 4_812 },
  error: null,
  onCancel: fn(),
  onLoadRest: fn(),
};

const part: SampleState<Figures> = { ...whole, facts: { ...whole.facts, read: 74 } };

function asSample(sample: SampleState<Figures>): Loadable<SampleState<Figures>> {
  return { state: 'ready', value: sample };
}

const meta = preview.meta({
  component: SampleScreen<Figures>,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Inventory',
    tabs: [
      { title: 'All inventory', path: '/app/inventory/allinventory' },
      { title: 'Bundles', path: '/app/inventory/bundles' },
    ],
    current: '/app/inventory/allinventory',
    controls: <p>Last 30d</p>,
    renderFigures: (loaded) => (
      <FigureCard title="Units" loadable={loaded} renderFigures={({ figures }) => <p>{`${figures.units} units`}</p>} />
    ),
    sample: asSample(whole),
    source: 'line items',
    isAllTime: false,
  },
});

export const Default = meta.story();

Default.test('every figure is under the sentence that says what it is derived from', async ({ canvas }) => {
  const label = canvas.getByText(
    'Based on the line items of the newest 200 of 3,561 orders (Last 30d), created from 2026-11-18 to 2026-11-20.',
  );
  await expect(label.compareDocumentPosition(canvas.getByText('4812 units'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await expect(canvas.queryByRole('button')).toBeNull();
});

/** The figures leave something out. */
export const WithNote = meta.story({
  args: { renderNote: ({ units }: Figures) => `Of ${units} units nobody knows the weight.` },
});

WithNote.test('what the figures leave out is named under their label', async ({ canvas }) => {
  await expect(canvas.getByText('Of 4812 units nobody knows the weight.')).toBeVisible();
});

/** The details of the orders are being read one by one. */
export const Reading = meta.story({
  args: { sample: asSample({ ...part, phase: 'reading', facts: { ...part.facts, failed: 1 } }) },
});

Reading.test('how far it is, with Cancel; figures of half a sample are not shown', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('Loading order details: 75 of 200')).toBeVisible();
  await expect(canvas.getByRole('progressbar', { name: 'Loading order details: 75 of 200' })).toHaveAttribute(
    'value',
    '37.5',
  );
  await expect(canvas.queryByText('4812 units')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel: Loading order details' }));
  await expect(whole.onCancel).toHaveBeenCalledOnce();
});

/** The details of the orders have not come for ten seconds. */
export const Hanging = meta.story({
  args: { sample: asSample({ ...part, phase: 'reading', since: 0, onRetry: fn() }) },
});

Hanging.test('slow details show the slow notice, with Retry and Cancel', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText('Still waiting for the order details')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(args.sample.state === 'ready' && args.sample.value.onRetry).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  await expect(whole.onCancel).toHaveBeenCalledOnce();
});

/** A merchant stopped the reading of the details. */
export const Stopped = meta.story({ args: { sample: asSample({ ...part, phase: 'stopped' }) } });

Stopped.test(
  'what was read until then is shown as just that, and the rest can be read',
  async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByText('You stopped loading. These figures cover the orders that had loaded.'),
    ).toBeVisible();
    await expect(
      canvas.getByText(/^Based on the line items of 74 orders, out of the newest 200 of 3,561 orders/),
    ).toBeVisible();
    await expect(canvas.getByText('4812 units')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load the rest' }));
    await expect(whole.onLoadRest).toHaveBeenCalledOnce();
  },
);

export const Error = meta.story({
  args: {
    sample: asSample({
      ...part,
      phase: 'failed',
      error: { message: 'The server had a problem.', detail: 'GET /get-order-detail/{order_id} · status 500' },
    }),
  },
});

Error.test('the error is shown above the figures of what was read, with Retry', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('The server had a problem.');
  await expect(canvas.getByText('4812 units')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(whole.onLoadRest).toHaveBeenCalledOnce();
});

/** None of the orders’ details could be read. */
export const NothingRead = meta.story({
  args: {
    sample: asSample({
      ...part,
      phase: 'failed',
      facts: { ...part.facts, read: 0 },
      error: { message: 'The server had a problem.' },
    }),
  },
});

NothingRead.test('where nothing could be read there are no figures', async ({ canvas }) => {
  await expect(canvas.getByText('Couldn’t load this.')).toBeVisible();
  await expect(canvas.queryByText('4812 units')).toBeNull();
});

export const Loading = meta.story({ args: { sample: { state: 'loading' } } });

Loading.test('the cards keep their height while the list loads', async ({ canvas }) => {
  await expect(canvas.getByRole('status', { name: 'Loading Units' })).toBeVisible();
  await expect(canvas.queryByText(/^Based on/)).toBeNull();
});

const noOrders: SampleState<Figures> = {
  ...whole,
  facts: { ...whole.facts, listed: 0, requested: 0, read: 0, from: null, to: null },
};

export const Empty = meta.story({ args: { sample: asSample(noOrders) } });

Empty.test('a period without orders offers a longer one, and no card of zeros', async ({ canvas }) => {
  await expect(
    canvas.getByText('There are no orders in this period. Choose a longer one to see earlier orders.'),
  ).toBeVisible();
  await expect(canvas.queryByRole('region', { name: 'Units' })).toBeNull();
});

export const NoneReadable = meta.story({
  args: { sample: asSample({ ...noOrders, facts: { ...noOrders.facts, unreadableOrders: 120 } }) },
});

NoneReadable.test('orders that cannot be read are left out, and are not no orders', async ({ canvas }) => {
  await expect(canvas.getByText('120 orders could not be read, so this report leaves them out.')).toBeVisible();
  await expect(canvas.queryByText(/There are no orders/)).toBeNull();
});

const onReadAgain = fn();

/** Orders changed stage while the lists were being read. */
export const OrdersMoved = meta.story({
  args: {
    sample: {
      ...asSample({ ...whole, facts: { ...whole.facts, gap: { read: 3_561, expected: 3_566 } } }),
      onRetry: onReadAgain,
    },
  },
});

OrdersMoved.test('what moved while the list was read is said, with Reload', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('3,561 of about 3,566 orders; 5 moved while loading.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
  await expect(onReadAgain).toHaveBeenCalledOnce();
});

/** The longest period is chosen, and there is no order in it. */
export const EmptyOfAllTime = meta.story({ args: { sample: asSample(noOrders), isAllTime: true } });

EmptyOfAllTime.test('of all time there is no longer one to choose', async ({ canvas }) => {
  await expect(canvas.getByText('There are no orders yet. New orders from your store appear here.')).toBeVisible();
});
