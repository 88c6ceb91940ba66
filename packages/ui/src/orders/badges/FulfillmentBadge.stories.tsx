import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { FulfillmentBadge } from './FulfillmentBadge.tsx';

const meta = preview.meta({ component: FulfillmentBadge, args: { status: '' } });

export const Default = meta.story();

Default.test(
  'shows an unfulfilled order as normal work, not a problem: plain, with an empty ring',
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Unfulfilled').parentElement).toHaveAttribute('data-tone', 'plain');
    await expect(canvasElement.querySelector('[data-progress]')).toHaveAttribute('data-progress', 'none');
  },
);

/** Every progress value that the store can report. */
export const All = meta.story({
  render: () => (
    <>
      {['', 'partial', 'fulfilled', 'awaiting_collection'].map((status) => (
        <p key={status}>
          <FulfillmentBadge status={status} />
        </p>
      ))}
    </>
  ),
});

All.test(
  'shows empty = Unfulfilled, partial = Partially fulfilled, fulfilled = Fulfilled',
  { tags: ['§4.10'] },
  async ({ canvasElement }) => {
    await expect([...canvasElement.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      'Unfulfilled',
      'Partially fulfilled',
      'Fulfilled',
      'awaiting_collection',
    ]);
  },
);

All.test('shows progress by more than color, and shows none if it is unknown', async ({ canvasElement }) => {
  await expect(
    [...canvasElement.querySelectorAll('p')].map((line) =>
      line.querySelector('[data-progress]')?.getAttribute('data-progress'),
    ),
  ).toEqual(['none', 'half', 'full', undefined]);
});
