import { scenarios } from '@hub/api-client/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { AppAt } from '../testing/AppAt.tsx';
import { inOwnSituation } from '../testing/inOwnSituation.ts';
import { inScenario } from '../testing/inScenario.ts';

/** /app/settings/billing: the real client against the sandbox. */
const meta = preview.meta({
  title: 'Screens/Settings/Billing',
  component: AppAt,
  args: { path: '/app/settings/billing' },
  parameters: { layout: 'fullscreen' },
});

type Canvas = ReturnType<typeof within>;

const waitUntilLoaded = async ({ canvas }: { canvas: Canvas }) => {
  await canvas.findByRole('region', { name: 'Elite' });
  await waitFor(() => expect(canvas.queryByText('Loading…')).toBeNull());
};

export const Default = meta.story({ ...inScenario('default'), play: inOwnSituation(waitUntilLoaded) });

Default.test(
  'shows the current plan, its limits and usage, and both plans with prices and features',
  async ({ canvas }) => {
    const growth = within(canvas.getByRole('region', { name: 'Growth' }));
    await expect(growth.getByText('Current plan')).toBeVisible();
    await expect(growth.getByText('$500 per month')).toBeVisible();
    await expect(within(canvas.getByRole('region', { name: 'Elite' })).getByText('$1,250 per month')).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Active workflows' })).toBeVisible();
  },
);

export const Loading = meta.story({
  ...inScenario('hanging'),
  play: inOwnSituation(async ({ canvas }: { canvas: Canvas }) => {
    await canvas.findByRole('region', { name: 'Elite' });
  }),
});

Loading.test('plans can be chosen while usage figures load', async ({ canvas }) => {
  await expect(canvas.getAllByText('Loading…')).toHaveLength(4);
  await expect(canvas.getByRole('button', { name: 'Choose Elite' })).not.toHaveAttribute('aria-disabled');
});

/** Without a plan. */
export const Empty = meta.story({
  ...inScenario('no-plan'),
  play: inOwnSituation(async ({ canvas }: { canvas: Canvas }) => {
    // The plan check opens the popup on the first load.
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitUntilLoaded({ canvas });
  }),
});

Empty.test('without a plan, shows no limits, and both plans can be chosen', async ({ canvas }) => {
  await expect(canvas.getByText('No plan')).toBeVisible();
  await expect(canvas.getAllByText('Not specified')).toHaveLength(4);
  for (const button of canvas.getAllByRole('button', { name: /^Choose / }))
    await expect(button).not.toHaveAttribute('aria-disabled');
});

export const Error = meta.story({ ...inScenario('failing'), play: inOwnSituation(waitUntilLoaded) });

Error.test('one alert names the calls that failed, with one Retry; the plans stay', async ({ canvas }) => {
  await expect(await canvas.findByText(/GET \/stats · status 500/)).toBeVisible();
  await expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(1);
  await expect(canvas.getByRole('region', { name: 'Elite' })).toBeVisible();
});

export const SessionExpired = meta.story({
  ...inScenario('session-expired'),
  play: inOwnSituation(async ({ canvas }: { canvas: Canvas }) => {
    await canvas.findByRole('alertdialog');
  }),
});

SessionExpired.test('one alert "Session expired, please reload the page!"', async ({ canvas }) => {
  const alert = canvas.getByRole('alertdialog');
  await expect(within(alert).getByText('Session expired, please reload the page!')).toBeVisible();
});

export const ViewOnly = meta.story({ ...inScenario('view-only'), play: inOwnSituation(waitUntilLoaded) });

ViewOnly.test('without edit permission, the buttons say why they are disabled', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Choose Elite' })).toHaveAccessibleDescription(/Store Settings/);
});

/** During the trial, with a discount and workflows that a smaller plan switched off. */
export const TrialAndPaused = meta.story({
  ...inScenario({
    ...scenarios.default,
    plan: { trialEndsAt: '2090-12-04T08:00:00.000Z', discount: { percent: 10, endsAt: null }, isFrozen: true },
  }),
  play: inOwnSituation(waitUntilLoaded),
});

TrialAndPaused.test('says when the trial ends, that the store is frozen, and the price', async ({ canvas }) => {
  await expect(await canvas.findByText('Trial ends on 2090-12-04.')).toBeVisible();
  await expect(await canvas.findByText('Your store is frozen')).toBeVisible();
  const elite = within(await canvas.findByRole('region', { name: 'Elite' }));
  await expect(elite.getByText('$1,125 per month')).toBeVisible();
  await expect(elite.getByText(/^\$675 per month more than Growth\./)).toBeVisible();
});

/** On Elite, which can be reduced to Growth or canceled. */
export const Elite = meta.story({ ...inScenario('elite'), play: inOwnSituation(waitUntilLoaded) });

Elite.test('the plan is canceled after a list of what stops is confirmed', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Cancel plan' }));
  const dialog = within(canvas.getByRole('dialog', { name: 'Cancel your plan?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel plan' }));
  await expect(await canvas.findByText('Your plan is canceled.')).toBeVisible();
});
