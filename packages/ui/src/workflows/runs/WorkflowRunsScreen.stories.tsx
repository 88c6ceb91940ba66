import { aWorkflowOrder } from '@hub/domain/testing';
import { changeOf, evaluateWorkflow } from '@hub/domain/workflows';
import { tabs } from '@hub/domain/orders';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { on490px } from '../../testing/hostileFixtures.ts';
import { savedWorkflows, storyContext, storyPaths } from '../workflowListFixtures.ts';
import { storyOrderPath } from '../workflowsFixtures.ts';
import { type ShownRun, WorkflowRunsScreen, type WorkflowRunsScreenProps } from './WorkflowRunsScreen.tsx';

/** Runs of the first two workflows on three orders, newest first. */
const runs: readonly ShownRun[] = [1_250, 612.2, 80].flatMap((total, index) =>
  savedWorkflows.slice(0, 2).map((workflow, position): ShownRun => {
    const order = aWorkflowOrder({ orderId: String(5_003 - index), orderName: `#${5_003 - index}`, total });
    const trace = evaluateWorkflow(workflow, order, storyContext);
    const changes = trace.isMatch ? workflow.actions.map((action) => changeOf(action, storyContext)) : [];
    return {
      runId: `${index}-${position}`,
      at: `2026-11-20T09:${String(40 - index).padStart(2, '0')}:00Z`,
      workflowId: workflow.workflowId,
      version: workflow.version,
      workflowName: workflow.name,
      orderId: order.orderId,
      orderName: order.orderName,
      trace,
      changes,
      replaced: index === 0 && position === 0 ? changes : [],
    };
  }),
);
const props: WorkflowRunsScreenProps = {
  runs: { state: 'ready', value: { runs, hasNextPage: true } },
  workflow: null,
  paths: storyPaths,
  timeZone: 'Europe/London',
  orderPath: storyOrderPath(tabs.all),
  newestPath: null,
  olderPath: (runId) => `${storyPaths.runs(null)}&before=${runId}`,
};
const meta = preview.meta({ component: WorkflowRunsScreen, args: props, parameters: { layout: 'fullscreen' } });
type Canvas = ReturnType<typeof within>;
const rows = (canvas: Canvas) =>
  within(canvas.getByRole('list', { name: 'Runs' }))
    .getAllByRole('listitem')
    .filter((item) => item.querySelector('details'));

export const Default = meta.story();

Default.test(
  'says which order, when and what was done, which a later workflow may have replaced',
  async ({ canvas }) => {
    const [first] = rows(canvas);
    await expect(first?.textContent).toContain(
      'Put on hold for 1 day: Large order: check before shipping (replaced by',
    );
    await expect(canvas.getAllByRole('link', { name: '#5003' })[0]).toHaveAttribute('href', '/app/list/1?order=5003');
    await expect(canvas.getAllByText('2026-11-20 09:40:00 AM')[0]).toBeVisible();
  },
);

Default.test(
  'says why it did nothing: each condition, what was expected and what was found',
  async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Show' }), 'Did not match');
    await expect(rows(canvas)).toHaveLength(4);
  },
);

/** A workflow ran on an order that does not meet its conditions. */
export const OneDidNothing = meta.story({
  args: {
    runs: { state: 'ready', value: { runs: runs.slice(5), hasNextPage: false } },
    workflow: { workflowId: '2', name: 'Review large first orders' },
  },
});

OneDidNothing.test('shows the condition that was not met, with what was found', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText(/^Why it did nothing/));
  await expect(canvas.getByText('Order total is between £500.00 and £1,000.00.')).toBeVisible();
  await expect(canvas.getByText('£80.00')).toBeVisible();
  await expect(canvas.getByText(/^Not met:/)).toBeInTheDocument();
});

export const Empty = meta.story({
  args: {
    runs: { state: 'ready', value: { runs: [], hasNextPage: false } },
    workflow: { workflowId: '1', name: 'Hold large orders' },
  },
});

Empty.test('says when there will be runs', async ({ canvas }) => {
  await expect(canvas.getByText(/^This workflow hasn’t run yet\./)).toBeVisible();
});

/** A merchant pages back through the runs. */
export const OlderPage = meta.story({ args: { newestPath: storyPaths.runs(null) } });

OlderPage.test('links back to the newest, and to older ones', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Newest' })).toHaveAttribute('href', storyPaths.runs(null));
  await expect(canvas.getByRole('link', { name: 'Older' })).toHaveAttribute(
    'href',
    `${storyPaths.runs(null)}&before=2-1`,
  );
});

export const Loading = meta.story({ args: { runs: { state: 'loading' } } });

Loading.test('says that it is loading', async ({ canvas }) => {
  await expect(canvas.getByRole('status', { name: 'Loading the runs' })).toBeVisible();
});

export const Error = meta.story({
  args: { runs: { state: 'failed', message: 'The server had a problem.', onRetry: fn() } },
});

Error.test('says why and offers Retry', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

export const OnAPhone = meta.story(on490px);

OnAPhone.test('does not scroll sideways', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});
