import { feedbackTexts } from '@hub/domain/shared';
import { workflowScreenTexts } from '@hub/domain/workflows';
import { Banner, BlockStack, Card, Page } from '@shopify/polaris';
import type { Loadable } from '../../data/index.ts';
import { LoadableNotice, SkeletonList } from '../../feedback/index.ts';
import type { WorkflowPaths } from './ListedWorkflows.ts';

export interface WorkflowNoticeProps {
  /** Of the page. */
  title: string;
  /** What is loaded. */
  loadable: Loadable<unknown>;
  /** What is wrong with the address, once it is loaded. */
  message?: string;
  /** Addresses of the workflow screens. */
  paths: WorkflowPaths;
}

/** Instead of a screen of one workflow: it loads, could not be loaded, or is not there. */
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
