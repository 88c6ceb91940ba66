import { aWorkflowOrder } from '@hub/domain/testing';
import {
  changeOf,
  type ConsideredWorkflow,
  evaluateWorkflow,
  type ExplainedRun,
  explainWorkflows,
  type Workflow,
} from '@hub/domain/workflows';
import type { ComponentType } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { expectReadable } from '../../testing/expectReadable.ts';
import { on320px, on490px } from '../../testing/hostileFixtures.ts';
import { savedWorkflows, storyContext, storyPaths } from '../workflowListFixtures.ts';
import { OrderExplanation, type OrderExplanationProps } from './OrderExplanation.tsx';

const order = aWorkflowOrder({ total: 1_250, earlierOrders: 4, createdAt: Date.parse('2026-11-20T09:00:00Z') });
const placed = '2026-11-20T09:00:00Z';

function aRunOf(workflow: Workflow, changes: Partial<ExplainedRun> = {}): ExplainedRun {
  const trace = evaluateWorkflow(workflow, order, storyContext);
  return {
    at: '2026-11-20T09:00:02Z',
    workflowId: workflow.workflowId,
    version: workflow.version,
    workflowName: workflow.name,
    trace,
    changes: trace.isMatch ? workflow.actions.map((action) => changeOf(action, storyContext)) : [],
    replaced: [],
    ...changes,
  };
}

function considered(workflow: Workflow, changes: Partial<ConsideredWorkflow> = {}): ConsideredWorkflow {
  const { workflowId, name, version, trigger, savedAt } = workflow;
  const trace = evaluateWorkflow(workflow, order, storyContext);
  const known = { workflowId, name, version, trigger, trace, isActive: true, problem: null, runsSince: savedAt };
  return { ...known, ...changes };
}

const [large, first, heavy, wholesale, weekend, insured] = savedWorkflows as [
  Workflow,
  Workflow,
  Workflow,
  Workflow,
  Workflow,
  Workflow,
];
const gone: Workflow = {
  ...large,
  workflowId: '9',
  name: 'Express for France',
  actions: [{ type: 'note', text: 'Ice' }],
};

/**
 * One of each: ran, ran before it was deleted, did not match, cannot run, was switched on later, waits for its trigger.
 */
const reasons = explainWorkflows(
  {
    runs: [
      aRunOf(large, { replaced: [{ type: 'hold', reason: 'Large order: check before shipping', hours: 24 }] }),
      aRunOf(first),
      aRunOf(gone),
    ],
    now: [
      considered({ ...large, version: 4 }),
      considered(first),
      considered(heavy, { problem: 'This location is no longer available. Choose another.' }),
      considered(wholesale, { runsSince: '2026-11-21T08:00:00Z' }),
      considered(weekend, { isActive: false }),
      considered(insured),
    ],
  },
  placed,
);

const props: OrderExplanationProps = {
  explanation: { state: 'ready', value: { reasons, closedBecause: null } },
  workflowPath: storyPaths.edit,
  timeZone: 'Europe/London',
};

/** Decorator: the width of the third column of an order. */
function inColumn(Story: ComponentType) {
  return (
    <div style={{ maxWidth: 360 }}>
      <Story />
    </div>
  );
}

const meta = preview.meta({ component: OrderExplanation, args: props, decorators: [inColumn] });

type Canvas = ReturnType<typeof within>;
/** The entry of a workflow. */
const entry = (canvas: Canvas, name: string) => {
  const item = canvas
    .getAllByRole('listitem')
    .find((each: HTMLElement) => each.querySelector('details') && each.querySelector('bdi')?.textContent === name);
  if (!item) throw new globalThis.Error(`There is no ${name}.`);
  return within(item);
};

export const Default = meta.story();

Default.test(
  'says when a workflow ran, in which version, what it did and what has changed since',
  async ({ canvas }) => {
    const ran = entry(canvas, 'Hold large orders');
    await expect(ran.getByText('Ran')).toBeVisible();
    await expect(ran.getByText('2026-11-20 09:00:02 AM').closest('p')).toHaveTextContent(', version 1');
    await expect(ran.getByText(/^Put on hold for 1 day/)).toHaveTextContent('(replaced by a later workflow)');
    await expect(ran.getByText('It has been changed since: version 4 is on now.')).toBeVisible();
    await expect(ran.getByRole('link', { name: 'Hold large orders' })).toHaveAttribute('href', storyPaths.edit('1'));
  },
);

Default.test('shows each condition with what was expected and found when it did not match', async ({ canvas }) => {
  const missed = entry(canvas, 'Review large first orders');
  await expect(missed.getByText('Did not match')).toBeVisible();
  await expect(missed.getByText('Earlier orders of the customer is exactly 0 orders.')).toBeVisible();
  await expect(missed.getByText('4 orders')).toBeVisible();
});

Default.test(
  'says what has not triggered a workflow that has not run, or what is wrong with it',
  async ({ canvas }) => {
    await expect(
      entry(canvas, 'Tag wholesale orders').getByText(
        'It was switched on, or last saved, after this order was placed.',
      ),
    ).toBeVisible();
    await expect(
      entry(canvas, heavy.name).getByText(/^It can’t run until you change it\. This location/),
    ).toBeVisible();
    await expect(entry(canvas, 'Insure valuable orders').getByText(/^It runs before an order goes/)).toBeVisible();
    await expect(canvas.queryByText('Tag weekend orders')).toBeNull();
  },
);

Default.test('keeps what a deleted workflow did, without a link', async ({ canvas }) => {
  const deleted = entry(canvas, 'Express for France');
  await expect(deleted.getByText('Deleted')).toBeVisible();
  await expect(deleted.queryByRole('link')).toBeNull();
});

Default.test('lets the conditions of a workflow that ran be reached and opened', async ({ canvas, userEvent }) => {
  const summary = entry(canvas, 'Hold large orders').getByText(/^Why it ran/);
  const details = summary.closest('details');
  await expect(details?.open).toBe(false);
  summary.closest('summary')?.focus();
  await expect(summary.closest('summary')).toHaveFocus();
  await userEvent.click(summary);
  await expect(details?.open).toBe(true);
  await expect(entry(canvas, 'Hold large orders').getByText('£1,250.00')).toBeVisible();
});

/** A merchant asks why workflows do not act on an order that is no longer open. */
export const NotOpen = meta.story({
  args: {
    explanation: {
      state: 'ready',
      value: { reasons: reasons.slice(0, 1), closedBecause: 'Only open orders can be changed by a workflow.' },
    },
  },
});

NotOpen.test('says that nothing more can run on an order that is not open', async ({ canvas }) => {
  await expect(canvas.getByText('Only open orders can be changed by a workflow.')).toBeVisible();
});

/** The shop has no active workflow. */
export const None = meta.story({
  args: { explanation: { state: 'ready', value: { reasons: [], closedBecause: null } } },
});

None.test('says that no workflow is on', async ({ canvas }) => {
  await expect(canvas.getByText('No workflow is on, and none has run on this order.')).toBeVisible();
});

/** For staff who may not view Workflows. */
export const WithoutWorkflows = meta.story({ args: { workflowPath: null } });

WithoutWorkflows.test('shows the reasons without links to people who may not view workflows', async ({ canvas }) => {
  await expect(entry(canvas, 'Hold large orders').getByText('Ran')).toBeVisible();
  await expect(canvas.queryAllByRole('link')).toHaveLength(0);
});

export const Loading = meta.story({ args: { explanation: { state: 'loading' } } });

Loading.test('says that it is loading', async ({ canvas }) => {
  await expect(canvas.getByRole('status', { name: 'Loading the workflows for this order' })).toBeVisible();
});

export const Error = meta.story({
  args: { explanation: { state: 'failed', message: 'The server had a problem.', onRetry: fn() } },
});

Error.test('says why and offers Retry', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(args.explanation.state === 'failed' && args.explanation.onRetry).toHaveBeenCalledOnce();
});

const many = Array.from({ length: 500 }, (_, index) =>
  considered({ ...large, workflowId: String(index), name: `Workflow ${index + 1}` }),
);

/** The shop has hundreds of workflows. */
export const FiveHundred = meta.story({
  args: {
    explanation: {
      state: 'ready',
      value: { reasons: explainWorkflows({ runs: [], now: many }, placed), closedBecause: null },
    },
  },
});

FiveHundred.test('shows the first 100 of 500, with a button for more', async ({ canvas, userEvent }) => {
  await expect(canvas.getAllByText('Has not run')).toHaveLength(100);
  await userEvent.click(canvas.getByRole('button', { name: /^Show 100 more/ }));
  await expect(canvas.getAllByText('Has not run')).toHaveLength(200);
});

const longName = { ...large, name: `${'Donaudampfschifffahrtsgesellschaft'.repeat(3)} — طلبات كبيرة` };

/** A workflow has a very long name, in a window of 320 px. */
export const LongName = meta.story({
  ...on320px,
  args: {
    explanation: {
      state: 'ready',
      value: {
        reasons: explainWorkflows({ runs: [aRunOf(longName)], now: [considered(longName)] }, placed),
        closedBecause: null,
      },
    },
  },
});

LongName.test('has room for every text at 320 px', async ({ canvasElement }) => {
  await expectReadable(canvasElement);
});

export const OnAPhone = meta.story(on490px);

OnAPhone.test('does not scroll sideways', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});
