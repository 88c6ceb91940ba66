import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { expectReadable } from '../testing/expectReadable.ts';
import { hostileTexts, on490px } from '../testing/hostileFixtures.ts';
import { ServedLocationsDialog } from './ServedLocationsDialog.tsx';

const meta = preview.meta({
  component: ServedLocationsDialog,
  args: {
    providerName: 'Capacity',
    question: {
      locations: [
        { locationId: '1', name: 'Northampton', now: 'Served by Shipbob now' },
        { locationId: '2', name: 'Leeds', now: 'No 3PL yet' },
        { locationId: '3', name: 'Our shelf', now: 'Our own warehouse' },
      ],
      chosen: ['2'],
    },
    onConfirm: fn(),
    onCancel: fn(),
  },
});

/** A merchant saves a second 3PL: only the location without one is chosen, and the others say who serves them. */
export const Default = meta.story();

Default.test('takes no location from another 3PL unless the person chooses it', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByRole('dialog', { name: 'Which locations does Capacity serve?' })).toBeVisible();
  await expect(canvas.getByRole('checkbox', { name: 'Leeds' })).toBeChecked();
  await expect(canvas.getByRole('checkbox', { name: 'Northampton' })).not.toBeChecked();
  await expect(canvas.getByText('Served by Shipbob now')).toBeVisible();
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Our shelf' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(args.onConfirm).toHaveBeenCalledWith(['2', '3']);
});

Default.test('may serve none, and Cancel saves nothing', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Leeds' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(args.onConfirm).toHaveBeenCalledWith([]);
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  await expect(args.onCancel).toHaveBeenCalledOnce();
});

/** The names of locations are as long as the store allows. */
export const LongNames = meta.story({
  args: {
    question: {
      locations: [{ locationId: '1', name: hostileTexts.longWord, now: 'No 3PL yet' }],
      chosen: [],
    },
  },
});

LongNames.test('has room for every text at 490 px', on490px, async ({ canvasElement }) => {
  await expectReadable(canvasElement);
});
