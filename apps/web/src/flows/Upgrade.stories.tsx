import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { AppAt } from '../testing/AppAt.tsx';
import { inOwnSituation } from '../testing/inOwnSituation.ts';
import { inScenario } from '../testing/inScenario.ts';

/** From a plan that cannot save providers to the billing page; see the steps in the Interactions panel. */
const meta = preview.meta({
  title: 'Flows/Upgrade',
  component: AppAt,
  args: { path: '/app/integration/directory?open=Portless' },
  parameters: { layout: 'fullscreen' },
  // Autodocs would share one set of mocks between all stories.
  tags: ['!autodocs'],
});

const popup = () => screen.findByRole('dialog', { name: /^Please upgrade your plan/ });

/** The owner moves from Starter to Elite. */
export const FromStarterToElite = meta.story({
  ...inScenario('starter'),
  play: inOwnSituation(async ({ canvas, step, userEvent }) => {
    await step(
      'On Starter the popup opens automatically once per session and shows two plans with prices',
      async () => {
        const dialog = within(await popup());
        await expect(within(dialog.getByRole('region', { name: 'Growth' })).getByText('$500 per month')).toBeVisible();
        await expect(within(dialog.getByRole('region', { name: 'Elite' })).getByText('$1,250 per month')).toBeVisible();
      },
    );

    await step('The merchant closes the popup and uses the screen', async () => {
      await userEvent.click(within(await popup()).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });

    await step('Save is not part of Starter, so it opens the popup again', async () => {
      const portless = within(await canvas.findByRole('listitem', { name: 'Portless' }));
      await userEvent.click(await portless.findByRole('button', { name: /^Save/ }));
      await popup();
    });

    await step(
      'The merchant chooses Elite, and the window opens the billing page, where the store owner confirms',
      async () => {
        await userEvent.click(within(await popup()).getByRole('button', { name: 'Choose Elite' }));
        await expect(
          await screen.findByText(/^The whole window now goes to .*\/billing\/confirm\?code=/),
        ).toBeVisible();
      },
    );
  }),
});

FromStarterToElite.test('nothing counts as bought before the owner has confirmed', async ({ canvas }) => {
  await expect(await popup()).toBeVisible();
  await expect(canvas.queryByText(/saved successfully/)).toBeNull();
});
