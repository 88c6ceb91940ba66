import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { storyPaths } from '../workflowListFixtures.ts';
import { WorkflowNotice, type WorkflowNoticeProps } from './WorkflowNotice.tsx';

const props: WorkflowNoticeProps = { title: 'Workflow', loadable: { state: 'loading' }, paths: storyPaths };
const meta = preview.meta({ component: WorkflowNotice, args: props, parameters: { layout: 'fullscreen' } });

export const Loading = meta.story();

Loading.test('says that it is loading', async ({ canvas }) => {
  await expect(canvas.getByRole('status', { name: 'Loading the workflows' })).toBeVisible();
});

export const Error = meta.story({
  args: { loadable: { state: 'failed', message: 'The server had a problem.', onRetry: fn() } },
});

Error.test('says why and offers Retry', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

/** The URL names a workflow that was deleted or never existed. */
export const NotFound = meta.story({
  args: {
    title: 'Workflow not found',
    loadable: { state: 'ready', value: null },
    message: 'This workflow is no longer there. It may have been deleted.',
  },
});

NotFound.test('links back', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'All workflows' })).toHaveAttribute('href', storyPaths.list);
});
