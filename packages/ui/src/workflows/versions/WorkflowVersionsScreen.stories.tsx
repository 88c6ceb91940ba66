import type { Workflow } from '@hub/domain/workflows';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { on490px } from '../../testing/hostileFixtures.ts';
import { savedWorkflows, storyContext, storyPaths } from '../workflowListFixtures.ts';
import { WorkflowVersionsScreen, type WorkflowVersionsScreenProps } from './WorkflowVersionsScreen.tsx';

const [first] = savedWorkflows;
if (!first) throw new globalThis.Error('There are saved workflows.');
const second: Workflow = {
  ...first,
  version: 2,
  savedBy: 'Ana Souza',
  savedAt: '2026-11-19T15:02:00Z',
  actions: [{ type: 'hold', reason: 'Large order: check before shipping', hours: 48 }],
};
const third: Workflow = {
  ...second,
  version: 3,
  savedAt: '2026-11-20T08:10:00Z',
  name: 'Hold large orders for two days',
  groups: [
    {
      match: 'any',
      conditions: [
        { field: 'orderTotal', operator: 'moreThan', values: [1000], currency: 'GBP' },
        { field: 'units', operator: 'atLeast', values: [500] },
      ],
    },
  ],
};
const props: WorkflowVersionsScreenProps = {
  versions: { state: 'ready', value: { versions: [third, second, first], context: storyContext } },
  workflowId: '1',
  paths: storyPaths,
  timeZone: 'Europe/London',
  disabledReason: null,
  isRestoring: false,
  failure: null,
  onRestore: fn(),
};
const meta = preview.meta({ component: WorkflowVersionsScreen, args: props, parameters: { layout: 'fullscreen' } });

export const Default = meta.story();

Default.test('lists versions newest first, each with what changed from the previous one', async ({ canvas }) => {
  await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Version 3',
    'Version 2',
    'Version 1',
  ]);
  const rows = within(canvas.getByRole('list', { name: 'What changed in version 3' })).getAllByRole('listitem');
  await expect(rows.map(({ textContent }) => textContent)).toEqual([
    'NameBeforeHold large ordersAfterHold large orders for two days',
    'ConditionBeforeNothingAfterthe number of units is at least 500',
  ]);
  await expect(canvas.getByText(/^First version\. When an order arrives/)).toBeVisible();
});

Default.test('shows what Restore changes first', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Restore this version 1' }));
  const dialog = within(canvas.getByRole('dialog'));
  await expect(dialog.getByText('Hold large orders for two days')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Restore this version' }));
  await expect(args.onRestore).toHaveBeenCalledWith(first, third);
});

/** The workflow has not changed since it was created. */
export const OneVersion = meta.story({
  args: { versions: { state: 'ready', value: { versions: [first], context: storyContext } } },
});

OneVersion.test('has nothing to restore', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: /^Restore/ })).toBeNull();
});

const noPermission = 'You need edit permission for Workflows to do this.';

export const ViewOnly = meta.story({ args: { disabledReason: noPermission } });

ViewOnly.test('shows everything', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Restore this version 1' })).toHaveAccessibleDescription(
    noPermission,
  );
});

export const Loading = meta.story({ args: { versions: { state: 'loading' } } });

Loading.test('says that it is loading', async ({ canvas }) => {
  await expect(canvas.getByRole('status', { name: 'Loading the versions' })).toBeVisible();
});

export const Error = meta.story({
  args: { versions: { state: 'failed', message: 'The server had a problem.', onRetry: fn() } },
});

Error.test('says why and offers Retry', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

/** An older version could not be restored. */
export const NotRestored = meta.story({ args: { failure: { message: 'We can’t reach the server.' } } });

NotRestored.test('says why', async ({ canvas }) => {
  await expect(canvas.getByText('We can’t reach the server.')).toBeVisible();
});

export const OnAPhone = meta.story(on490px);

OnAPhone.test('does not scroll sideways', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});
