import { feedbackTexts } from '@hub/domain/shared';
import { workflowScreenTexts } from '@hub/domain/workflows';
import { Banner, BlockStack, Card, Page } from '@shopify/polaris';
import type { Loadable } from '../../data/index.ts';
import { LoadableNotice, SkeletonList } from '../../feedback/index.ts';
import type { WorkflowPaths } from './ListedWorkflows.ts';

export interface WorkflowNoticeProps {
  /** Title of the page. */
  title: string;
  /** What is loading. */
  loadable: Loadable<unknown>;
  /** What is wrong with the URL, once the workflows are loaded. */
  message?: string;
  /** Paths of the workflow screens. */
  paths: WorkflowPaths;
}

/** Shown instead of a workflow's screen while it is loading, after an error, or if it does not exist. */
export function WorkflowNotice({ title, loadable, message, paths }: WorkflowNoticeProps) {
  return (
    <Page title={title} backAction={{ content: workflowScreenTexts.builder.back, url: paths.list }}>
      <BlockStack gap="400">
        <LoadableNotice loadable={loadable} subject={workflowScreenTexts.subject} />
        {message !== undefined && <Banner tone="warning" title={message} />}
        {loadable.state === 'loading' && (
          <Card>
            <SkeletonList rows={4} rowHeight={80} label={feedbackTexts.loading(workflowScreenTexts.subject)} />
          </Card>
        )}
      </BlockStack>
    </Page>
  );
}
