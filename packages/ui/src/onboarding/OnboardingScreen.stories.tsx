import { type OnboardingFacts, onboardingProgress, onboardingSteps } from '@hub/domain/onboarding';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { ErrorBanner } from '../feedback/index.ts';
import { OnboardingScreen, type ChecklistStep } from './OnboardingScreen.tsx';

/** The checklist for these facts. */
function stepsOf(
  facts: OnboardingFacts,
  isLoading = false,
): { steps: readonly ChecklistStep[]; progress: string | null } {
  const steps = onboardingSteps(facts);
  return {
    steps: steps.map((step) => ({ ...step, isLoading, path: step.id === 'store' ? null : `/app/${step.id}` })),
    progress: isLoading ? null : onboardingProgress(steps),
  };
}

const begun: OnboardingFacts = { isStoreInstalled: true, connected: [], locations: 2, shipped: 0 };

const meta = preview.meta({
  component: OnboardingScreen,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Onboarding', ...stepsOf(begun), dashboardPath: '/app/dashboard', notices: null },
});

export const Default = meta.story();

Default.test('each step says in words where it stands, and leads to where it is done', async ({ canvas }) => {
  await expect(canvas.getByText('2 of 4 steps done')).toHaveAttribute('role', 'status');
  const steps = canvas
    .getAllByRole('listitem')
    .map(
      (step) => `${step.querySelector('h3')?.textContent}: ${step.querySelector('p')?.textContent?.split(' · ')[0]}`,
    );
  await expect(steps).toEqual([
    'Install the app in your store: Done',
    'Connect a 3PL provider and test it: To do',
    'Know where orders ship from: Done',
    'Ship the first order: To do',
  ]);
  await expect(canvas.getByRole('link', { name: 'Connect a provider' })).toHaveAttribute('href', '/app/provider');
});

Default.test('one can leave at any time', async ({ canvas }) => {
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

AllDone.test('nothing is left to do', async ({ canvas }) => {
  await expect(canvas.getByText('4 of 4 steps done')).toBeVisible();
  await expect(canvas.queryByText('To do')).toBeNull();
  await expect(canvas.getByText(/Shipbob: connected, and the last test succeeded\./)).toBeVisible();
});

export const Loading = meta.story({ args: stepsOf(begun, true) });

Loading.test('what is still awaited claims nothing and leads nowhere', async ({ canvas }) => {
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

NotKnown.test('what could not be checked is neither done nor to do', async ({ canvas }) => {
  await expect(canvas.getAllByText('Not known')).toHaveLength(3);
  await expect(canvas.queryByText('To do')).toBeNull();
  await expect(canvas.getByRole('alert')).toHaveTextContent('The locations could not be loaded.');
});

/** Without permission for any of the screens. */
export const WithoutPermissions = meta.story({
  args: { steps: stepsOf(begun).steps.map((step) => ({ ...step, path: null })) },
});

WithoutPermissions.test('who may not go somewhere is not led there', async ({ canvas }) => {
  await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Skip to the dashboard']);
});
