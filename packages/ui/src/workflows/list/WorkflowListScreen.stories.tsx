import type { ConditionGroup, Workflow } from '@hub/domain/workflows';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { expectReadable } from '../../testing/expectReadable.ts';
import { hostileTexts, on320px, on490px } from '../../testing/hostileFixtures.ts';
import { aWorkflowList, savedWorkflows, storyPaths } from '../workflowListFixtures.ts';
import { storyPageHeader } from '../workflowsFixtures.ts';
import type { ListedWorkflows, SwitchRefusal } from './ListedWorkflows.ts';
import { WorkflowListScreen, type WorkflowListScreenProps } from './WorkflowListScreen.tsx';

/** Applies the requested order at once, as the app does. */
function ReorderableScreen(props: WorkflowListScreenProps) {
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const { list } = props;
  const ordered = (value: ListedWorkflows): ListedWorkflows =>
    ids === null
      ? value
      : { ...value, workflows: ids.flatMap((id) => value.workflows.find((one) => one.workflowId === id) ?? []) };
  return (
    <WorkflowListScreen
      {...props}
      list={list.state === 'ready' ? { ...list, value: ordered(list.value) } : list}
      onReorder={(next) => {
        setIds(next);
        props.onReorder(next);
      }}
    />
  );
}

const ready = (changes: Partial<ListedWorkflows> = {}): WorkflowListScreenProps['list'] => ({
  state: 'ready',
  value: aWorkflowList(changes),
});
const props: WorkflowListScreenProps = {
  pageHeader: storyPageHeader('allworkflows'),
  list: ready(),
  kind: null,
  paths: storyPaths,
  disabledReason: null,
  busy: new Set(),
  refusals: new Map(),
  upgradePath: '/app/settings/billing',
  now: new Date('2026-11-20T10:00:00Z'),
  timeZone: 'Europe/London',
  onSwitch: fn(),
  onReorder: fn(),
  onDelete: fn(),
};

const meta = preview.meta({
  component: WorkflowListScreen,
  args: props,
  parameters: { layout: 'fullscreen' },
  render: (args) => <ReorderableScreen {...args} />,
});

const at = (index: number): Workflow => {
  const workflow = savedWorkflows[index];
  if (!workflow) throw new globalThis.Error(`There is no workflow ${index}.`);
  return workflow;
};
const withFirstCondition = (group: ConditionGroup): ConditionGroup => ({
  ...group,
  conditions: group.conditions.slice(0, 1),
});
type Canvas = ReturnType<typeof within>;
const namesIn = (canvas: Canvas) =>
  within(canvas.getByRole('list', { name: 'Workflows' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

export const Default = meta.story();

Default.test('says in one sentence what each workflow does, who saved it and when', async ({ canvas }) => {
  await expect(
    canvas.getByText(/^When an order arrives, if the total is more than £1,000\.00, put it on hold/),
  ).toBeVisible();
  await expect(canvas.getByText('Version 2, saved by Ana Souza')).toBeVisible();
  await expect(canvas.getAllByText('2 days ago')[0]).toHaveAttribute('title', '2026-11-18 09:30:00 AM');
  await expect(canvas.getByText(/^3 of 5 on\. They run from top to bottom/)).toBeVisible();
});

Default.test('has no conflicts between the ready-made workflows', async ({ canvas }) => {
  await expect(canvas.queryByText(/both set/)).toBeNull();
});

Default.test(
  'keeps the focus on the button when moved down twice by keyboard, and sends the order',
  async (context) => {
    const { canvas, args, userEvent } = context;
    canvas.getByRole('button', { name: 'Move down Hold large orders' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(namesIn(canvas).indexOf('Hold large orders')).toBe(2);
    await expect(canvas.getByRole('button', { name: 'Move down Hold large orders' })).toHaveFocus();
    await expect(args.onReorder).toHaveBeenLastCalledWith(['2', '3', '1', '4', '5', '6']);
    await expect(canvas.getByText('Hold large orders is now number 3 of 6')).toBeInTheDocument();
  },
);

Default.test('keeps the button at the top, where it does nothing', async ({ canvas, args, userEvent }) => {
  const up = canvas.getByRole('button', { name: 'Move up Hold large orders' });
  up.focus();
  await expect(up).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onReorder).not.toHaveBeenCalled();
});

function drag(canvas: Canvas, from: number, to: number): { move(): void; drop(): void } {
  const rows = within(canvas.getByRole('list', { name: 'Workflows' }))
    .getAllByRole('listitem')
    .filter((row) => row.dataset.id !== undefined);
  const handle = rows[from]?.querySelector('[title^="Drag"]');
  const target = rows[to]?.getBoundingClientRect();
  if (!handle || !target) throw new globalThis.Error('There is no such row.');
  handle.setPointerCapture = () => undefined;
  const pointer = { bubbles: true, cancelable: true, pointerId: 1, button: 0, clientY: target.bottom - 2 };
  handle.dispatchEvent(new PointerEvent('pointerdown', pointer));
  return {
    move: () => handle.dispatchEvent(new PointerEvent('pointermove', pointer)),
    drop: () => handle.dispatchEvent(new PointerEvent('pointerup', pointer)),
  };
}

Default.test('moves by pointer below another one', async ({ canvas, args }) => {
  const dragged = drag(canvas, 0, 2);
  await new Promise(requestAnimationFrame);
  dragged.move();
  await new Promise(requestAnimationFrame);
  dragged.drop();
  await expect(args.onReorder).toHaveBeenCalledWith(['2', '3', '1', '4', '5', '6']);
});

Default.test('cancels a drag on Escape', async ({ canvas, args, userEvent }) => {
  const dragged = drag(canvas, 0, 2);
  await new Promise(requestAnimationFrame);
  dragged.move();
  await userEvent.keyboard('{Escape}');
  dragged.drop();
  await expect(args.onReorder).not.toHaveBeenCalled();
});

Default.test('has a switch and Delete', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('switch', { name: 'Tag wholesale orders' }));
  await expect(args.onSwitch).toHaveBeenCalledWith(at(3), true);
  await userEvent.click(canvas.getByRole('button', { name: 'Delete Tag wholesale orders' }));
  await expect(args.onDelete).toHaveBeenCalledWith(at(3));
});

const refusals: ReadonlyMap<string, SwitchRefusal> = new Map([
  [
    '6',
    {
      message: 'Your plan runs 5 workflows at a time. Switch one off, or upgrade to Elite to run any number.',
      isOfPlan: true,
    },
  ],
]);

/** The shop has the maximum number of workflows, and each one holds every order. */
export const FiveHundred = meta.story({
  args: {
    list: ready({
      activeLimit: null,
      workflows: Array.from({ length: 500 }, (_, index) => ({
        ...at(0),
        workflowId: String(index),
        name: `Hold ${index + 1}`,
        isActive: true,
        actions: [{ type: 'hold', reason: `Reason ${index}`, hours: null }],
      })),
    }),
  },
});

FiveHundred.test('names the first conflicts and counts the others', async ({ canvas }) => {
  await expect(canvas.getAllByText(/both set where the order waits/)).toHaveLength(10);
  await expect(canvas.getByText('and 124,740 more')).toBeVisible();
});

/** The first workflow holds large orders; the second sends every first order to review, even large ones. */
export const Contradicting = meta.story({
  args: {
    list: ready({
      workflows: savedWorkflows.map((workflow, index) =>
        index === 1 ? { ...workflow, groups: workflow.groups.map(withFirstCondition) } : workflow,
      ),
    }),
  },
});

Contradicting.test('shows conflicts at the top, with links to both workflows', async ({ canvas }) => {
  await expect(canvas.getByText(/both set where the order waits/)).toBeVisible();
  const links = canvas.getAllByRole('link', { name: 'Hold large orders' });
  await expect(links.map((link) => link.getAttribute('href'))).toEqual([storyPaths.edit('1'), storyPaths.edit('1')]);
});

/** Five workflows are on, which is all that the plan allows. */
export const PlanIsFull = meta.story({
  args: {
    list: ready({ workflows: savedWorkflows.map((workflow, index) => ({ ...workflow, isActive: index < 5 })) }),
    refusals,
  },
});

PlanIsFull.test('refuses the sixth with a link to Elite', async ({ canvas }) => {
  await expect(canvas.getByText(/^Your plan runs 5 workflows at a time\./)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'See the Elite plan' })).toHaveAttribute(
    'href',
    '/app/settings/billing',
  );
  await expect(canvas.getByRole('switch', { name: 'Insure valuable orders' })).not.toBeChecked();
});

/** The plan's limit is reached, before another workflow is switched on. */
export const PlanInUse = meta.story({ args: { list: PlanIsFull.input.args.list } });

PlanInUse.test('links the limit to the plan that lifts it', async ({ canvas }) => {
  await expect(canvas.getByText(/^5 of 5 on\./)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'See the Elite plan' })).toHaveAttribute(
    'href',
    '/app/settings/billing',
  );
});

/** Something that a workflow uses was deleted. */
export const NeedsAChange = meta.story({
  args: {
    list: ready({
      workflows: savedWorkflows.map((workflow, index) =>
        index === 2 ? { ...workflow, actions: [{ type: 'routeToLocation', locationId: '99' }] } : workflow,
      ),
    }),
  },
});

NeedsAChange.test('names a deleted location at its workflow', async ({ canvas }) => {
  await expect(canvas.getByText('Needs a change')).toBeVisible();
  await expect(canvas.getByText('This location is no longer available. Choose another.')).toBeVisible();
});

/** One workflow of the reply cannot be read. */
export const OneUnreadable = meta.story({ args: { list: ready({ unreadable: 1 }) } });

OneUnreadable.test('counts those that cannot be read', async ({ canvas }) => {
  await expect(canvas.getByText('1 workflow could not be read and is not listed.')).toBeVisible();
});

/** A workflow is being switched on or off. */
export const Switching = meta.story({ args: { busy: new Set(['1']) } });

Switching.test('ignores a second click while switching', async ({ canvas, args, userEvent }) => {
  const control = canvas.getByRole('switch', { name: 'Hold large orders' });
  await expect(control).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(control);
  await expect(args.onSwitch).not.toHaveBeenCalled();
});

export const Empty = meta.story({ args: { list: ready({ workflows: [] }) } });

Empty.test(
  'offers six to start from, each with its purpose, its sentence and a link to the builder',
  async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(6);
    await expect(canvas.getByText(/^Before an order ships, if the total is at least £750\.00/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Use this: Hold large orders' })).toHaveAttribute(
      'href',
      storyPaths.create('large-orders'),
    );
    await expect(canvas.getByRole('link', { name: 'Start from scratch' })).toHaveAttribute(
      'href',
      storyPaths.create(null),
    );
  },
);

/** The tab lists workflows that act on shipments. */
export const ShipmentUpdate = meta.story({
  args: { kind: 'shipmentUpdate', pageHeader: storyPageHeader('shipmentupdate') },
});

ShipmentUpdate.test('lists only those that change shipments', async ({ canvas }) => {
  await expect(namesIn(canvas)).toEqual(['Insure valuable orders']);
});

/** The shop has workflows, but none that acts on shipments. */
export const NoneOfThisKind = meta.story({
  args: {
    kind: 'shipmentUpdate',
    pageHeader: storyPageHeader('shipmentupdate'),
    list: ready({ workflows: savedWorkflows.slice(0, 3) }),
  },
});

NoneOfThisKind.test('says so, and offers the ready-made one', async ({ canvas }) => {
  await expect(canvas.getByText('No workflow changes shipments yet.')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Use this: Insure valuable orders' })).toBeVisible();
});

const noPermission = 'You need edit permission for Workflows to do this.';

export const ViewOnly = meta.story({ args: { disabledReason: noPermission } });

ViewOnly.test('shows everything, and says why it cannot be changed', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText(noPermission, { selector: 'h2, p' })).toBeVisible();
  const control = canvas.getByRole('switch', { name: 'Hold large orders' });
  await expect(control).toHaveAccessibleDescription(noPermission);
  await userEvent.click(control);
  await expect(args.onSwitch).not.toHaveBeenCalled();
  await expect(canvas.queryByRole('button', { name: /^Move/ })).toBeNull();
  await expect(canvas.getByRole('link', { name: 'View Hold large orders' })).toBeVisible();
});

export const Loading = meta.story({ args: { list: { state: 'loading' } } });

Loading.test('says that it is loading', async ({ canvas }) => {
  await expect(canvas.getByRole('status', { name: 'Loading the workflows' })).toBeVisible();
});

export const Error = meta.story({
  args: { list: { state: 'failed', message: 'The server had a problem. Try again in a moment.', onRetry: fn() } },
});

Error.test('says what happened and offers Retry', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

export const LongNames = meta.story({
  ...on320px,
  args: {
    list: ready({
      workflows: savedWorkflows.slice(0, 2).map((workflow, index) => ({
        ...workflow,
        name: index === 0 ? hostileTexts.longWord : hostileTexts.arabic,
        savedBy: hostileTexts.hebrew,
      })),
    }),
  },
});

LongNames.test('has room for every text at 320 px', async ({ canvas }) => {
  await expectReadable(canvas.getByRole('list', { name: 'Workflows' }));
});

export const OnAPhone = meta.story(on490px);

OnAPhone.test('does not scroll sideways', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});
