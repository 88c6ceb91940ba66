import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { ActionButton } from '../actions/ActionButton.tsx';
import { FigureCard } from './FigureCard.tsx';
import type { Loadable } from './Loadable.ts';

const figures: Loadable<readonly number[]> = { state: 'ready', value: [21, 19, 14] };

const meta = preview.meta({
  component: FigureCard<readonly number[]>,
  args: {
    title: 'Orders by day',
    loadable: figures,
    renderFigures: (days) => <p>{days.join(', ')}</p>,
    action: <ActionButton label="Show as table" disabledReason={null} onAction={fn()} />,
    renderNote: (days) => `${days.length} days`,
    emptyText: (days) => (days.length === 0 ? 'No order was created on these days.' : null),
  },
});

export const Default = meta.story();

Default.test('is a region with its own name, with its note above its figures', async ({ canvas }) => {
  const card = canvas.getByRole('region', { name: 'Orders by day' });
  await expect(card).toHaveTextContent('3 days21, 19, 14');
  await expect(card).toHaveAttribute('aria-busy', 'false');
});

export const Loading = meta.story({ args: { loadable: { state: 'loading' } } });

Loading.test('reserves the space of its figures and offers no action that needs them', async ({ canvas }) => {
  await expect(canvas.getByRole('status', { name: 'Loading Orders by day' }).clientHeight).toBeGreaterThan(200);
  await expect(canvas.queryByRole('button')).toBeNull();
});

/** Newer figures are loading. */
export const Refreshing = meta.story({ args: { loadable: { ...figures, isRefreshing: true } } });

Refreshing.test('keeps the figures while newer ones load', async ({ canvas }) => {
  await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
  await expect(canvas.getByText('21, 19, 14')).toBeVisible();
});

export const Empty = meta.story({ args: { loadable: { state: 'ready', value: [] } } });

Empty.test('says in words that there are no figures, instead of showing an empty chart', async ({ canvas }) => {
  await expect(canvas.getByText('No order was created on these days.')).toBeVisible();
  await expect(canvas.queryByText('0 days')).toBeNull();
  await expect(canvas.queryByRole('button')).toBeNull();
});

export const Error = meta.story({ args: { loadable: { state: 'failed', message: 'The server had a problem.' } } });

Error.test('says that the figures are not available; the error is shown once, above all cards', async ({ canvas }) => {
  await expect(canvas.getByText('Couldn’t load this.')).toBeVisible();
  await expect(canvas.queryByText('The server had a problem.')).toBeNull();
});

export const Refused = meta.story({
  args: { loadable: { state: 'failed', isForbidden: true, message: 'You need view permission for Dashboard.' } },
});

Refused.test(
  'says that a permission is missing, not that something broke; its name is shown once, above all cards',
  async ({ canvas }) => {
    await expect(canvas.getByText('You don’t have permission to see this.')).toBeVisible();
    await expect(canvas.queryByText('You need view permission for Dashboard.')).toBeNull();
  },
);
