import { plans, priceText } from '@hub/domain/plans';
import { planLimits, type PlanLimit, settingsTexts } from '@hub/domain/settings';
import { downgradeNote } from '@hub/domain/workflows';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { ErrorBanner } from '../feedback/index.ts';
import { BillingScreen } from './BillingScreen.tsx';
import { storyPageHeader } from './settingsFixtures.ts';

const [growth] = plans;
if (!growth) throw new globalThis.Error('There are two plans.');

const none: ReadonlySet<PlanLimit['id']> = new Set();
const planName: string | null = growth.name;
const price: string | null = priceText(growth);
const currencyNote: string | null = null;

const meta = preview.meta({
  component: BillingScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    pageHeader: storyPageHeader('Billing'),
    planName,
    price,
    limits: planLimits(growth, { activeWorkflows: 3, workflowRuns: 1284, providers: 2, locations: 3, users: 5 }),
    pending: none,
    notices: null,
    currencyNote,
    disabledReason: null,
    children: <p>Both plans</p>,
  },
});

export const Default = meta.story();

Default.test("shows the store's plan with its price", async ({ canvas }) => {
  const current = canvas.getByRole('region', { name: 'Current plan' });
  await expect(current).toHaveTextContent('Growth$500 per month');
  await expect(canvas.getByRole('region', { name: 'Plans' })).toHaveTextContent('Both plans');
});

Default.test('shows each limit with its usage, and does not guess figures that no call reports', async ({ canvas }) => {
  const rows = within(canvas.getByRole('table', { name: 'Limits and usage' }))
    .getAllByRole('row')
    .slice(1);
  await expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Active workflows', 'Up to 5', '3 active. Workflow runs so far: 1,284'],
    ['Users', 'Unlimited', '5 people'],
    ['3PL providers', 'Included', '2 connected'],
    ['Locations', 'Multiple location routing needs Elite', '3 in your store'],
  ]);
});

export const Loading = meta.story({ args: { pending: new Set<PlanLimit['id']>(['workflows', 'locations']) } });

Loading.test('says what is loading, and shows the other rows already', async ({ canvas }) => {
  await expect(canvas.getByRole('row', { name: /^Active workflows/ })).toHaveTextContent(/Loading…$/);
  await expect(canvas.getByRole('row', { name: /^3PL providers/ })).toHaveTextContent(/2 connected$/);
  await expect(canvas.getByRole('table').closest('[aria-busy="true"]')).toBeVisible();
});

export const Error = meta.story({
  args: {
    limits: planLimits(growth, { activeWorkflows: null, workflowRuns: null, providers: 2, locations: 3, users: null }),
    notices: <ErrorBanner message="The workflow runs could not be loaded." />,
  },
});

Error.test('shows a dash, below the error, for a usage that could not be loaded', async ({ canvas }) => {
  await expect(canvas.getByRole('alert').compareDocumentPosition(canvas.getByRole('table'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  await expect(canvas.getByRole('row', { name: /^Active workflows/ })).toHaveTextContent(/so far: –$/);
});

export const PlanUnknown = meta.story({
  args: {
    planName: null,
    price: null,
    limits: planLimits(null, { activeWorkflows: null, workflowRuns: 0, providers: 0, locations: 0, users: null }),
  },
});

PlanUnknown.test('claims no limit when the server did not name the plan', async ({ canvas }) => {
  await expect(canvas.getByText(settingsTexts.planUnknown)).toBeVisible();
  await expect(canvas.getAllByRole('cell', { name: 'Not specified' })).toHaveLength(4);
});

/** The shop has six workflows on Elite, one more than Growth runs. */
export const EliteWithDowngrade = meta.story({
  args: {
    planName: 'Elite',
    price: '$1,250 per month',
    limits: planLimits(plans[1] ?? null, {
      activeWorkflows: 6,
      workflowRuns: 12_345,
      providers: 2,
      locations: 3,
      users: 12,
      downgradeNote: downgradeNote(
        3,
        Array.from({ length: 6 }, (_, index) => ({
          workflowId: String(index + 1),
          name: `Workflow ${index + 1}`,
          isActive: true,
        })),
      ),
    }),
  },
});

EliteWithDowngrade.test('shows what Growth would switch off beside what is on', async ({ canvas }) => {
  await expect(canvas.getByRole('row', { name: /^Active workflows/ })).toHaveTextContent(
    'On Growth the 5 oldest stay on, and “Workflow 6” would be switched off.',
  );
});

/** The store sells in a currency other than that of the plan prices. */
export const OtherCurrency = meta.story({
  args: { currencyNote: 'Plans are billed in USD.' },
});

OtherCurrency.test('names the currency of the prices below the plans', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Plans' })).toHaveTextContent(/Plans are billed in USD\.$/);
});
