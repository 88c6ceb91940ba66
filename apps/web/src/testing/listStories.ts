import type { ScenarioName } from '@hub/api-client/mocks';
import type { TabNumber } from '@hub/domain/orders';
import { orderTab } from '@hub/domain/orders/list';
import { noEditReason, sections } from '@hub/domain/permissions';
import { expect, waitFor, within } from 'storybook/test';
import { inOwnSituation } from './inOwnSituation.ts';
import { inScenario } from './inScenario.ts';

type Canvas = ReturnType<typeof within>;

interface StoryContext {
  canvas: Canvas;
}

/**
 * The six states of a list screen with the checks for each, for one list's stories. Storybook reads the names of stories and tests from the
 * source, so each file has its own.
 */
export function listStories(tab: TabNumber) {
  const { slug, title } = orderTab(tab);
  const path = `/app/dashboard-v0/${slug}?period=all`;
  // The title appears before shop info, the filter after it.
  const filter = (canvas: Canvas) => canvas.findByRole('searchbox', { name: 'Filter Orders' });
  const story = (scenario: ScenarioName, arrived: (canvas: Canvas) => Promise<unknown>) => ({
    ...inScenario(scenario),
    args: { path },
    play: inOwnSituation(async ({ canvas }: StoryContext) => {
      await arrived(canvas);
    }),
  });
  const list = (canvas: Canvas) => canvas.findByRole('grid', { name: title });

  return {
    default: story('default', list),
    loading: story('hanging', filter),
    empty: story('empty', (canvas) => canvas.findByText('No Orders')),
    error: story('failing', (canvas) => canvas.findByText(/GET \/list-order · status 500/)),
    sessionExpired: story('session-expired', (canvas) => canvas.findByRole('alertdialog')),
    viewOnly: story('view-only', list),

    /** Checks title, count, filter, period, zone, Export, and that rows are newest first. */
    async isComplete({ canvas }: StoryContext) {
      await expect(await filter(canvas)).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const rows = within(await list(canvas)).getAllByRole('row');
      await expect(rows.length).toBeGreaterThan(0);
      const created = rows.map((row) => row.querySelector('time')?.dateTime ?? '');
      await expect(created).toEqual(created.toSorted().toReversed());
      await expect(canvas.getByRole('combobox', { name: 'Search by' })).toHaveDisplayValue('Search by Order');
      await expect(canvas.getByRole('combobox', { name: 'Period' })).toHaveDisplayValue('All');
      await expect(canvas.getByText(/ time \(GMT.*\)$|^UTC$/)).toBeVisible();
      await expect(canvas.getByText(/^[\d,]+( of [\d,]+)? orders?( on this page)?$/)).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Export' })).not.toHaveAttribute('aria-disabled');
    },
    async isLoading({ canvas }: StoryContext) {
      await expect(await filter(canvas)).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const words = await canvas.findByText('Loading orders');
      await expect(words.closest('[aria-busy="true"]')?.querySelector('.Polaris-Spinner svg')).toBeVisible();
      await expect(canvas.queryByText('No Orders')).toBeNull();
      await expect(canvas.queryByRole('grid')).toBeNull();
    },
    async isEmpty({ canvas }: StoryContext) {
      await expect(await canvas.findByText('No Orders')).toBeVisible();
      await expect(canvas.getByText(/appear here/)).toBeVisible();
      await expect(canvas.getByText('0 orders')).toBeVisible();
    },
    async isFailed({ canvas }: StoryContext) {
      await expect(await canvas.findByText(/GET \/list-order · status 500/)).toBeVisible();
      await expect(canvas.getAllByRole('button', { name: 'Retry' })[0]).toBeVisible();
      await expect(canvas.getByRole('searchbox', { name: 'Filter Orders' })).toBeVisible();
    },
    async isExpired({ canvas }: StoryContext) {
      const alert = await canvas.findByRole('alertdialog');
      await expect(within(alert).getByText('Session expired, please reload the page!')).toBeVisible();
      await expect(canvas.getAllByRole('alertdialog')).toHaveLength(1);
    },
    async isViewOnly({ canvas }: StoryContext) {
      const rows = within(await list(canvas)).getAllByRole('row');
      await expect(rows.length).toBeGreaterThan(0);
      await expect(canvas.getByRole('button', { name: 'Export' })).toHaveAccessibleDescription(
        noEditReason(sections.dashboard, ['Ana Souza']),
      );
      // Controls that change orders are disabled with a reason.
      for (const button of canvas.queryAllByRole('button', { name: /^(Ship Now|Move to Open|Move to Close)$/ })) {
        await expect(button).toHaveAttribute('aria-disabled', 'true');
        await waitFor(() => expect(button).toHaveAccessibleDescription());
      }
    },
  };
}
