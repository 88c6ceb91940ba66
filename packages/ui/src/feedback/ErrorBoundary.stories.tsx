import { Button } from '@shopify/polaris';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary.tsx';

const isBroken = { now: false, by: 'planted' };

function Fragile() {
  if (isBroken.now) throw new Error(isBroken.by);
  return <p>All is well</p>;
}

function Neighbours({ onError, onReload }: Pick<ErrorBoundaryProps, 'onError' | 'onReload'>) {
  const [, draw] = useState(0);
  const set = (broken: boolean) => {
    isBroken.now = broken;
    draw((times) => times + 1);
  };
  return (
    <>
      <Button onClick={() => set(true)}>Break</Button>
      <Button onClick={() => set(false)}>Fix</Button>
      <ErrorBoundary name="The order" onError={onError} onReload={onReload}>
        <Fragile />
      </ErrorBoundary>
    </>
  );
}

const meta = preview.meta({
  component: ErrorBoundary,
  args: { name: 'The order', onError: fn(), children: null },
  render: ({ onError, onReload }) => <Neighbours onError={onError} onReload={onReload} />,
  beforeEach: () => {
    isBroken.now = false;
    isBroken.by = 'planted';
  },
});

export const Default = meta.story();

Default.test(
  'keeps a crash inside, reports it and renders again on "Try again"',
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('All is well')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Break' }));
    await expect(canvas.getByText('The order could not be shown')).toBeVisible();
    await expect(args.onError).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Fix' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByText('All is well')).toBeVisible();
  },
);

/** The file of a screen could not be loaded. */
export const WithReload = meta.story({ args: { name: 'Dashboard', onReload: fn() } });

WithReload.test('offers to reload the page', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Break' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
  await expect(args.onReload).toHaveBeenCalledOnce();
});

/** The app was updated on the server while this tab was open. */
export const MissingFile = WithReload.extend({
  beforeEach: () => {
    isBroken.by = 'Failed to fetch dynamically imported module: /assets/DashboardRoute.js';
  },
});

MissingFile.test('offers only a reload when a file is missing', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Break' }));
  await expect(canvas.getByText('Couldn’t load this part of the app. Reload the page.')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
  await expect(args.onReload).toHaveBeenCalledOnce();
});
