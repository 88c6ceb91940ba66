import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { AppAt } from '../testing/AppAt.tsx';
import { inOwnSituation } from '../testing/inOwnSituation.ts';
import { inScenario } from '../testing/inScenario.ts';

/** Connecting the first provider, first with a wrong key; see the steps in the Interactions panel. */
const meta = preview.meta({
  title: 'Flows/Connect a provider',
  component: AppAt,
  args: { path: '/app/integration/directory' },
  parameters: { layout: 'fullscreen' },
  // Autodocs would share one set of mocks between all stories.
  tags: ['!autodocs'],
});

/** A merchant connects a 3PL and enters a wrong key at first. */
export const WrongKeyFirst = meta.story({
  ...inScenario('nothing-connected'),
  play: inOwnSituation(async ({ canvas, step, userEvent }) => {
    const card = async () => within(await canvas.findByRole('listitem', { name: 'Portless' }));

    await step('The form of a provider opens on its card', async () => {
      await userEvent.click(await (await card()).findByRole('button', { name: /^View Settings/ }));
      await expect(await (await card()).findByLabelText('Admin API key')).toBeVisible();
    });

    await step('The credentials are typed, one of them wrong', async () => {
      const form = await card();
      // The sandbox refuses values that contain "refuse".
      await userEvent.type(form.getByLabelText('Admin API key'), 'please refuse');
      await userEvent.type(form.getByLabelText('Merchant API key'), 'merchant-key');
      await userEvent.type(form.getByLabelText('Connector ID'), '19');
    });

    await step('Test Connection fails, and says that the credentials were refused', async () => {
      const form = await card();
      await userEvent.click(form.getByRole('button', { name: /^Test Connection/ }));
      await expect(await form.findByText(/^Last test: credentials refused/)).toBeVisible();
    });

    await step('The error stays on the screen until the merchant dismisses it', async () => {
      const toast = await canvas.findByRole('alert');
      await expect(toast).toHaveTextContent('The provider refused these credentials.');
      await userEvent.click(within(toast).getByRole('button', { name: 'Dismiss' }));
      await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    });

    await step('The merchant corrects the key; the other fields keep their values', async () => {
      const form = await card();
      await userEvent.clear(form.getByLabelText('Admin API key'));
      await userEvent.type(form.getByLabelText('Admin API key'), 'admin-key');
      await expect(form.getByLabelText('Connector ID')).toHaveValue('19');
    });

    await step('Test Connection works', async () => {
      const form = await card();
      await userEvent.click(form.getByRole('button', { name: /^Test Connection/ }));
      await expect(await form.findByText('Connection made successfully with Portless.')).toBeVisible();
      await expect(form.getByText(/^Last test: connected/)).toBeVisible();
    });

    await step('Status is switched on and the settings are saved', async () => {
      const form = await card();
      await userEvent.click(form.getByRole('switch', { name: 'Status' }));
      await userEvent.click(form.getByRole('button', { name: /^Save/ }));
      const question = within(await canvas.findByRole('dialog', { name: 'Which locations does Portless serve?' }));
      await userEvent.click(question.getByRole('button', { name: 'Save' }));
      // The toast that everything is set up may come before or after it.
      const saved = await waitFor(() => {
        const toasts = canvas.getAllByRole('status');
        const found = toasts.find(({ textContent }) => textContent === 'Portless settings saved successfully.');
        if (!found) throw new Error('No toast says that the settings are saved.');
        return found;
      });
      await userEvent.click(within(saved).getByRole('button', { name: 'Dismiss' }));
      await expect(await (await card()).findByText('3PL Integrated.')).toBeVisible();
    });

    await step('Installed Apps shows the provider next to the store', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Installed Apps' }));
      // The directory's card has the same name and may still be there.
      await waitFor(() =>
        expect(within(canvas.getByRole('listitem', { name: 'Portless' })).getByText('App Installed')).toBeVisible(),
      );
    });
  }),
});

WrongKeyFirst.test('the provider and the store are installed, and no card shows a credential', async ({ canvas }) => {
  await expect(canvas.getAllByText('App Installed')).toHaveLength(2);
  await expect(canvas.queryByText(/admin-key|merchant-key/)).toBeNull();
});
