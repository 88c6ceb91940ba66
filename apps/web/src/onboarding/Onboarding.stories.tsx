import { type ScenarioName, scenarios } from '@hub/api-client/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { AppAt } from '../testing/AppAt.tsx';
import { inOwnSituation } from '../testing/inOwnSituation.ts';
import { inScenario } from '../testing/inScenario.ts';

/** /app/onboard: the real client against the sandbox. */
const meta = preview.meta({
  title: 'Screens/Onboarding',
  component: AppAt,
  args: { path: '/app/onboard' },
  parameters: { layout: 'fullscreen' },
});

type Canvas = ReturnType<typeof within>;

/** A scenario whose server has not completed onboarding. */
function duringOnboarding(scenario: ScenarioName) {
  return inScenario({ ...scenarios[scenario], isOnboarded: false });
}

const waitUntilLoaded = async ({ canvas }: { canvas: Canvas }) => {
  await canvas.findByRole('list', { name: 'Steps' });
  await waitFor(() => expect(canvas.getByText(/^\d of 9 steps done$/)).toBeVisible());
};

/** Installed, nothing connected. */
export const Default = meta.story({ ...duringOnboarding('nothing-connected'), play: inOwnSituation(waitUntilLoaded) });

Default.test('derives the steps from facts, and links to the open step and the dashboard', async ({ canvas }) => {
  await expect(canvas.getByText('3 of 9 steps done')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Connect a provider' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Finish later' })).toBeVisible();
});

/** The orders of the store are being read. */
export const ReadingOrders = meta.story({
  ...inScenario({
    ...scenarios['nothing-connected'],
    isOnboarded: false,
    store: {
      backfill: {
        state: 'running',
        ordersTotal: 25_900,
        ordersRead: 8_450,
        ordersAdded: 8_450,
        startedAt: '2026-11-20T08:00:00.000Z',
        endedAt: null,
        words: null,
      },
    },
  }),
  play: inOwnSituation(waitUntilLoaded),
});

ReadingOrders.test('shows the progress next to the steps', async ({ canvas }) => {
  await expect(await canvas.findByRole('progressbar', { name: 'Orders loaded' })).toBeVisible();
  await expect(canvas.getByText('8,450 of 25,900 orders loaded.')).toBeVisible();
});

/** The store has open orders from before the app was installed. */
export const OlderOrders = meta.story({
  ...inScenario({ ...scenarios['nothing-connected'], isOnboarded: false, ordersBefore: 712 }),
  play: inOwnSituation(waitUntilLoaded),
});

OlderOrders.test('shows how many orders are not sent, and where to choose them', async ({ canvas }) => {
  await expect(
    canvas.getByText(/712 open orders from before .* will not be sent unless you choose them\./),
  ).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Choose what may ship' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'See them on Hold' })).toBeVisible();
});

export const Loading = meta.story({
  ...duringOnboarding('hanging'),
  play: inOwnSituation(async ({ canvas }: { canvas: Canvas }) => {
    await canvas.findByRole('list', { name: 'Steps' });
  }),
});

Loading.test('a step that waits is neither done nor open, and can be skipped', async ({ canvas }) => {
  const steps = within(canvas.getByRole('list', { name: 'Steps' }));
  await expect(steps.getAllByText('Loading…')).toHaveLength(8);
  await expect(canvas.getByRole('link', { name: 'Finish later' })).toBeVisible();
});

/** A shop without sales. */
export const Empty = meta.story({ ...duringOnboarding('empty'), play: inOwnSituation(waitUntilLoaded) });

Empty.test('nothing shipped: the step leads to the open orders', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'See your open orders' })).toBeVisible();
});

/** Connected, without a connection test in this browser. */
export const ConnectedNotTested = meta.story({ ...duringOnboarding('default'), play: inOwnSituation(waitUntilLoaded) });

ConnectedNotTested.test('a connected provider still has to be tested', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Test the connection' })).toBeVisible();
});

export const Error = meta.story({ ...duringOnboarding('failing'), play: inOwnSituation(waitUntilLoaded) });

Error.test('facts that failed to load are unknown', async ({ canvas }) => {
  await expect(within(canvas.getByRole('list', { name: 'Steps' })).getAllByText('Not known')).toHaveLength(8);
  await expect(await canvas.findByText(/GET \/stats · status 500/)).toBeVisible();
});

export const SessionExpired = meta.story({
  ...duringOnboarding('session-expired'),
  play: inOwnSituation(async ({ canvas }: { canvas: Canvas }) => {
    await canvas.findByRole('alertdialog');
  }),
});

SessionExpired.test('one alert "Session expired, please reload the page!"', async ({ canvas }) => {
  await expect(
    within(canvas.getByRole('alertdialog')).getByText('Session expired, please reload the page!'),
  ).toBeVisible();
});

export const ViewOnly = meta.story({ ...duringOnboarding('view-only'), play: inOwnSituation(waitUntilLoaded) });

ViewOnly.test('a person with view permission sees the same steps', async ({ canvas }) => {
  await expect(within(canvas.getByRole('list', { name: 'Steps' })).getAllByRole('listitem')).toHaveLength(9);
});
