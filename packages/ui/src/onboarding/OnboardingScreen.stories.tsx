import { type OnboardingFacts, onboardingProgress, onboardingSteps } from '@hub/domain/onboarding';
import { expect, fn, within } from 'storybook/test';
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
      path: step.id === 'store' || step.id === 'backfill' ? null : `/app/${step.id}`,
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
  await expect(canvas.getByRole('link', { name: 'Finish later' })).toHaveAttribute('href', '/app/dashboard');
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

/** The store has orders from before the app was installed; what happens to them is undecided. */
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

/** The store has no older orders, and the day and the rules are still to be checked. */
export const NoOlderOrders = meta.story({ args: stepsOf(withOlder(0)) });

NoOlderOrders.test('still names the first day, which can be changed', async ({ canvas }) => {
  await expect(canvas.getByText('3 of 5 steps done')).toBeVisible();
  await expect(canvas.getByText(/Orders placed from 2026-11-20 on may ship once they are paid/)).toBeVisible();
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
  await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Finish later']);
});

/** The server ships automatically, and the merchant has just installed the app. The store shipped 132 orders before. */
const fresh: OnboardingFacts = {
  isStoreInstalled: true,
  connected: [],
  locations: 2,
  shipped: 132,
  olderOrders: { orders: 0, before: '2026-11-20', isDecided: false },
  setup: {
    backfill: { state: 'running', read: 4_700, total: 25_405 },
    places: [
      { name: 'Leeds', hasNoProvider: true, cutOffs: null },
      { name: 'Shop floor', hasNoProvider: true, cutOffs: null },
    ],
    unmapped: 3,
    record: { skipped: [], testedAt: null, shipped: 0 },
  },
};

const setUp = { onSkip: fn(), onFinish: fn(), disabledReason: null, isSaving: false };

const stateOf = (canvas: { getAllByRole(role: string): HTMLElement[] }) =>
  canvas.getAllByRole('listitem').map((step) => step.querySelector('p')?.textContent?.split(' · '));

/** A merchant opens the app for the first time from the store's admin, or by the login page. */
export const Fresh = meta.story({ args: { ...setUp, ...stepsOf(fresh) } });

Fresh.test('covers everything from the store to the first shipped order', async ({ canvas }) => {
  await expect(stateOf(canvas)).toEqual([
    ['Done', 'The app is installed in your store.'],
    ['Next step', '4,700 of 25,405 orders loaded. You can continue while it loads.'],
    ['To do', expect.stringMatching(/^Orders placed from 2026-11-20 on may ship/)],
    ['To do', 'Choose your 3PL, enter its credentials, test the connection and save.'],
    ['To do', 'Leeds and Shop floor have no 3PL yet, so their orders wait.'],
    ['To do', 'Connect your warehouse first.'],
    ['To do', 'Connect your warehouse first.'],
    ['To do', 'No location has a cutoff time yet, so orders leave only when you choose Ship Now.'],
    ['To do', 'Connect your warehouse first.'],
  ]);
});

Fresh.test('counts no order that left before a 3PL was connected', async ({ canvas }) => {
  await expect(canvas.queryByText(/132/)).toBeNull();
});

Fresh.test('skips a step only after a sentence that says what that means', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Skip Set your first cutoff' }));
  const dialog = within(canvas.getByRole('dialog', { name: 'Skip “Set your first cutoff”?' }));
  await expect(dialog.getByText('Nothing is sent by itself. You choose Ship Now for your orders.')).toBeVisible();
  await expect(args.onSkip).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Skip this step' }));
  await expect(args.onSkip).toHaveBeenCalledOnce();
  await expect(args.onSkip).toHaveBeenCalledWith('cutOff');
});

Fresh.test('has room for every text at 490 px', on490px, async ({ canvasElement }) => {
  await expectReadable(canvasElement);
});

/** A merchant has connected a 3PL for one location, and skipped the test order and the cutoff. */
export const Skipped = meta.story({
  args: {
    ...setUp,
    ...stepsOf({
      ...fresh,
      connected: [{ name: 'Shipbob', isTested: true }],
      setup: {
        backfill: { state: 'done', read: 25_405, total: 25_405 },
        places: [
          { name: 'Leeds', hasNoProvider: false, cutOffs: null },
          { name: 'Shop floor', hasNoProvider: true, cutOffs: null },
        ],
        unmapped: 1,
        record: { skipped: ['testOrder', 'cutOff', 'provider'], testedAt: null, shipped: 0 },
      },
    }),
  },
});

Skipped.test('keeps saying what skipping means, and a step that is done is no longer skipped', async ({ canvas }) => {
  const states = stateOf(canvas);
  await expect(states[3]).toEqual(['Done', 'Shipbob is connected, and the last test succeeded.']);
  await expect(states[4]).toEqual(['To do', 'Shop floor has no 3PL yet, so its orders wait.']);
  await expect(states[5]).toEqual(['To do', '1 shipping method of your store without a service.']);
  await expect(states[6]).toEqual(['Skipped', 'The first order that your 3PL gets from this app is then a real one.']);
  await expect(canvas.queryByRole('button', { name: 'Skip Send a test order' })).toBeNull();
  await expect(canvas.getByRole('link', { name: 'Send a test order' })).toBeVisible();
});

/** Every step is done or skipped: the merchant ends onboarding. */
export const Finished = meta.story({
  args: {
    ...setUp,
    ...stepsOf({
      ...fresh,
      connected: [{ name: 'Shipbob', isTested: true }],
      olderOrders: { orders: 0, before: '2026-11-20', isDecided: true },
      setup: {
        backfill: { state: 'done', read: 25_405, total: 25_405 },
        places: [{ name: 'Leeds', hasNoProvider: false, cutOffs: 'Cutoffs at 3:00 PM, Monday to Friday' }],
        unmapped: 0,
        record: { skipped: ['testOrder'], testedAt: null, shipped: 1 },
      },
    }),
  },
});

Finished.test('ends only when the merchant says so', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText('Leeds: Cutoffs at 3:00 PM, Monday to Friday', { exact: false })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
  await expect(args.onFinish).toHaveBeenCalledOnce();
});

/** A colleague without edit permission for the settings looks at the steps. */
export const ViewOnly = meta.story({
  args: { ...Fresh.input.args, disabledReason: 'You can view the store settings but not change them.' },
});

ViewOnly.test('says why a step can’t be skipped', async ({ canvas }) => {
  const skip = canvas.getByRole('button', { name: 'Skip Set your first cutoff' });
  await expect(skip).toHaveAttribute('aria-disabled', 'true');
  await expect(skip).toHaveAccessibleDescription('You can view the store settings but not change them.');
});
