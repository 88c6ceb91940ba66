import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { AppAt } from '../testing/AppAt.tsx';
import { inOwnSituation } from '../testing/inOwnSituation.ts';
import { inScenario } from '../testing/inScenario.ts';

/** Closes several orders; some fail. See the steps in the Interactions panel. */
const meta = preview.meta({
  title: 'Flows/Bulk close with failures',
  component: AppAt,
  args: { path: '/app/dashboard-v0/holdorders?period=all' },
  parameters: { layout: 'fullscreen' },
  // Autodocs would share one set of mocks between all stories.
  tags: ['!autodocs'],
});

const rowBoxes = () => screen.findAllByRole('checkbox', { name: /^Select #/ });

/** Five orders are closed together, and the server refuses three of them at first. */
export const ThreeOfFiveFail = meta.story({
  ...inScenario('partial-bulk-failure'),
  play: inOwnSituation(async ({ canvas, step, userEvent }) => {
    let before = 0;

    await step('Five orders on hold are selected', async () => {
      const boxes = await rowBoxes();
      before = boxes.length;
      for (const box of boxes.slice(0, 5)) await userEvent.click(box);
      await expect(canvas.getByRole('checkbox', { name: '5 order(s) selected' })).toBePartiallyChecked();
    });

    await step('Move to Close asks first, with the number of orders and that it cannot be undone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Move to Close' }));
      const dialog = await screen.findByRole('dialog', { name: /5 Selected Orders\.$/ });
      await expect(dialog).toHaveAccessibleDescription(/move these 5 order\(s\) to close\?.*This cannot be undone\./);
    });

    await step('Confirmed: two are closed and leave the list, three fail, each with its reason', async () => {
      await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close 5 orders' }));
      await expect(await canvas.findByRole('heading', { name: '2 done, 3 failed.' })).toBeVisible();
      await expect(canvas.getByText('2 order(s) closed, 3 failed.')).toBeVisible();
      await expect(canvas.getAllByText(/The warehouse did not answer\./)[0]).toBeVisible();
      await waitFor(async () => expect(await rowBoxes()).toHaveLength(before - 2));
    });

    await step('The three that failed stay selected', async () => {
      await waitFor(() =>
        expect(screen.getAllByRole('checkbox', { name: /^Select #/, checked: true })).toHaveLength(3),
      );
      await expect(canvas.getByRole('checkbox', { name: '3 order(s) selected' })).toBePartiallyChecked();
    });

    await step('Retry asks again, about those three alone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Retry the 3 failed' }));
      await screen.findByRole('dialog', { name: /3 Selected Orders\.$/ });
    });

    await step('All five are closed, and nothing is selected', async () => {
      await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close 3 orders' }));
      await waitFor(async () => expect(await rowBoxes()).toHaveLength(before - 5));
      await expect(screen.queryAllByRole('checkbox', { name: /^Select #/, checked: true })).toHaveLength(0);
    });
  }),
});

ThreeOfFiveFail.test('the second report covers only the three and reports no failures', async ({ canvas }) => {
  await expect(await canvas.findByText('3 order(s) closed.')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: /^Retry/ })).toBeNull();
  await expect(canvas.getByRole('button', { name: 'Move to Close' })).toHaveAttribute('aria-disabled', 'true');
});
