import { Button } from '@shopify/polaris';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { RenderBoundary, type RenderBoundaryProps } from './RenderBoundary.tsx';

const isBroken = { now: false };

function Fragile() {
  if (isBroken.now) throw new Error('planted');
  return <p>All is well</p>;
}

function Neighbours({ onError }: Pick<RenderBoundaryProps, 'onError'>) {
  const [, draw] = useState(0);
  const set = (broken: boolean) => {
    isBroken.now = broken;
    draw((times) => times + 1);
  };
  return (
    <>
      <Button onClick={() => set(true)}>Break</Button>
      <Button onClick={() => set(false)}>Mend</Button>
      <RenderBoundary name="The order" onError={onError}>
        <Fragile />
      </RenderBoundary>
    </>
  );
}

const meta = preview.meta({
  component: RenderBoundary,
  args: { name: 'The order', onError: fn(), children: null },
  render: ({ onError }) => <Neighbours onError={onError} />,
  beforeEach: () => {
    isBroken.now = false;
  },
});

export const Default = meta.story();

Default.test('a crash stays inside, is reported, and "Try again" draws afresh', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText('All is well')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Break' }));
  await expect(canvas.getByText('The order could not be drawn')).toBeVisible();
  await expect(args.onError).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: 'Mend' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(canvas.getByText('All is well')).toBeVisible();
});
