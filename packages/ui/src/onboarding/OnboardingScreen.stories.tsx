import { type OnboardingFacts, onboardingProgress, onboardingSteps } from '@hub/domain/onboarding';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { ErrorBanner } from '../feedback/index.ts';
import { expectReadable } from '../testing/expectReadable.ts';
import { on490px } from '../testing/hostileFixtures.ts';
import { OnboardingScreen, type ChecklistStep } from './OnboardingScreen.tsx';

/** The checklist for these facts. */
function stepsOf(
  facts: OnboardingFacts,
  isLoading = false,
): { steps: readonly ChecklistStep[]; progress: string | null } {
  const steps = onboardingSteps(facts);
  return {
    steps: steps.map((step) => ({
      ...step,
      isLoading,
      path: step.id === 'store' ? null : `/app/${step.id}`,
      secondPath: step.id === 'mayShip' ? '/app/hold' : null,
    })),
    progress: isLoading ? null : onboardingProgress(steps),
  };
}

const begun: OnboardingFacts = { isStoreInstalled: true, connected: [], locations: 2, shipped: 0 };

const meta = preview.meta({
  component: OnboardingScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Onboarding',
    userName: 'Robin Carter',
    ...stepsOf(begun),
    dashboardPath: '/app/dashboard',
    notices: null,
  },
});

export const Default = meta.story();

Default.test('says the state of each step in words, and links to where it is done', async ({ canvas }) => {
  await expect(canvas.getByText('2 of 4 steps done')).toHaveAttribute('role', 'status');
  const steps = canvas
    .getAllByRole('listitem')
    .map(
      (step) => `${step.querySelector('h3')?.textContent}: ${step.querySelector('p')?.textContent?.split(' · ')[0]}`,
    );
  await expect(steps).toEqual([
    'Install the app in your store: Done',
    'Connect your warehouse (3PL): Next step',
    'Check where your orders ship from: Done',
    'Ship your first order: To do',
  ]);
  await expect(canvas.getByRole('link', { name: 'Connect a provider' })).toHaveAttribute('href', '/app/provider');
});

Default.test('welcomes the person, and makes one step at a time primary', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Welcome to Fulfillment Hub, Robin Carter' })).toBeVisible();
  const current = canvas.getAllByRole('listitem').filter((step) => step.hasAttribute('aria-current'));
  await expect(current.map((step) => step.querySelector('h3')?.textContent)).toEqual(['Connect your warehouse (3PL)']);
});

Default.test('can be left at any time', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Skip to the dashboard' })).toHaveAttribute('href', '/app/dashboard');
});

export const AllDone = meta.story({
  args: stepsOf({
    isStoreInstalled: true,
    connected: [{ name: 'Shipbob', isTested: true }],
    locations: 1,
    shipped: 26,
  }),
});

AllDone.test('has nothing left to do', async ({ canvas }) => {
  await expect(canvas.getByText('4 of 4 steps done')).toBeVisible();
  await expect(canvas.queryByText('To do')).toBeNull();
  await expect(canvas.getByText(/Shipbob is connected, and the last test succeeded\./)).toBeVisible();
  await expect(canvas.getByRole('heading', { name: 'You’re ready to ship' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/app/dashboard');
});

export const Loading = meta.story({ args: stepsOf(begun, true) });

Loading.test('claims nothing about what is still loading, and links nowhere', async ({ canvas }) => {
  await expect(canvas.getByText('Loading…', { selector: '[role="status"]' })).toBeVisible();
  await expect(canvas.queryByText('Done')).toBeNull();
  await expect(canvas.getAllByRole('link')).toHaveLength(1);
});

export const NotKnown = meta.story({
  args: {
    ...stepsOf({ isStoreInstalled: true, connected: null, locations: null, shipped: null }),
    notices: <ErrorBanner message="The locations could not be loaded." />,
  },
});

/** The store is brand new and its name is unknown. */
export const FirstDay = meta.story({
  args: { userName: '', ...stepsOf({ isStoreInstalled: true, connected: [], locations: 0, shipped: 0 }) },
});

FirstDay.test('still welcomes the person without a name', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Welcome to Fulfillment Hub' })).toBeVisible();
});

NotKnown.test('shows what could not be checked as neither done nor to do', async ({ canvas }) => {
  await expect(canvas.getAllByText('Not known')).toHaveLength(3);
  await expect(canvas.queryByText('To do')).toBeNull();
  await expect(canvas.getByRole('alert')).toHaveTextContent('The locations could not be loaded.');
});

/** Everything is connected, and the store has orders from before the app was installed. */
const withOlder = (orders: number): OnboardingFacts => ({
  ...begun,
  connected: [{ name: 'Shipbob', isTested: true }],
  olderOrders: { orders, before: '2026-11-20', isDecided: false },
});

/** The store has orders from before the app was installed, and nobody has decided about them. */
export const OlderOrders = meta.story({ args: stepsOf(withOlder(712)) });

OlderOrders.test('says how many orders are not sent, where to decide and where they wait', async ({ canvas }) => {
  await expect(canvas.getByText('3 of 5 steps done')).toBeVisible();
  const step = within(canvas.getByRole('heading', { name: 'Check what may ship' }).closest('li') as HTMLElement);
  await expect(
    step.getByText(/712 open orders from before 2026-11-20 will not be sent unless you choose them\./),
  ).toBeVisible();
  await expect(step.getByText('Next step')).toBeVisible();
  await expect(step.getByRole('link', { name: 'Choose what may ship' })).toHaveAttribute('href', '/app/mayShip');
  await expect(step.getByRole('link', { name: 'See them on Hold' })).toHaveAttribute('href', '/app/hold');
});

OlderOrders.test('has room for every text at 490 px', on490px, async ({ canvasElement }) => {
  await expectReadable(canvasElement);
});

/** The store has no older orders. */
export const NoOlderOrders = meta.story({ args: stepsOf(withOlder(0)) });

NoOlderOrders.test('asks for no decision', async ({ canvas }) => {
  await expect(canvas.getByText('4 of 5 steps done')).toBeVisible();
  await expect(canvas.getByText(/No older orders are waiting/)).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'See them on Hold' })).toBeNull();
});

export const OlderOrdersLoading = meta.story({ args: stepsOf(withOlder(712), true) });

OlderOrdersLoading.test('does not mention older orders yet', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Check what may ship' })).toBeVisible();
  await expect(canvas.queryByText(/712/)).toBeNull();
  await expect(canvas.queryByRole('link', { name: 'See them on Hold' })).toBeNull();
});

/** For staff who may not open any of the screens. */
export const WithoutPermissions = meta.story({
  args: { steps: stepsOf(withOlder(712)).steps.map((step) => ({ ...step, path: null, secondPath: null })) },
});

WithoutPermissions.test('shows no link to people who may not follow it', async ({ canvas }) => {
  await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Skip to the dashboard']);
});
