import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { storyPaths } from '../workflowListFixtures.ts';
import { WorkflowNotice, type WorkflowNoticeProps } from './WorkflowNotice.tsx';

const props: WorkflowNoticeProps = { title: 'Workflow', loadable: { state: 'loading' }, paths: storyPaths };
const meta = preview.meta({ component: WorkflowNotice, args: props, parameters: { layout: 'fullscreen' } });

export const Loading = meta.story();

Loading.test('says that it loads', async ({ canvas }) => {
  await expect(canvas.getByRole('status', { name: 'Loading the workflows' })).toBeVisible();
});

export const Error = meta.story({
  args: { loadable: { state: 'failed', message: 'The server had a problem.', onRetry: fn() } },
});

Error.test('why, with Retry', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

/** The address names a workflow that was deleted or never was. */
export const NotFound = meta.story({
  args: {
    title: 'Workflow not found',
    loadable: { state: 'ready', value: null },
    message: 'This workflow is no longer there. It may have been deleted.',
  },
});

NotFound.test('a way back', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'All workflows' })).toHaveAttribute('href', storyPaths.list);
});
