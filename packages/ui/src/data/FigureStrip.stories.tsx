import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { FigureStrip } from './FigureStrip.tsx';
import { figureText } from './figureText.ts';
import type { Loadable } from './Loadable.ts';

const write = (figures: Loadable<number>) => [
  {
    title: 'Orders',
    text: figureText(figures, figures.state === 'ready' ? figures.value : null, String),
    path: '/app/dashboard/allorders',
  },
  {
    title: 'Median time to ship',
    text: figureText(figures, figures.state === 'ready' ? figures.value : null, (hours) => `${hours} h`),
    path: null,
  },
];

const meta = preview.meta({
  component: FigureStrip,
  args: { label: 'Key figures', figures: write({ state: 'ready', value: 116 }), isBusy: false },
});

export const Default = meta.story();

Default.test('links a figure to the list that it counts, and other figures to nothing', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem').map((tile) => tile.textContent)).toEqual([
    'Orders116',
    'Median time to ship116 h',
  ]);
  await expect(canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Orders', '/app/dashboard/allorders'],
  ]);
});

export const Loading = meta.story({ args: { figures: write({ state: 'loading' }), isBusy: true } });

Loading.test('says in each tile that its figure is loading', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Key figures' })).toHaveAttribute('aria-busy', 'true');
  await expect(canvas.getAllByRole('img', { name: 'Loading' })).toHaveLength(2);
});

export const Error = meta.story({
  args: { figures: write({ state: 'failed', message: 'The server had a problem.' }) },
});

Error.test('shows a dash, never a zero, for a figure that could not be loaded', async ({ canvas }) => {
  for (const tile of canvas.getAllByRole('listitem')) await expect(within(tile).getByText('–')).toBeVisible();
});
