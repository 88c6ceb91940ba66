import { formatTime, feedbackTexts } from '@hub/domain/shared';
import {
  compareWorkflows,
  savedAtText,
  type Workflow,
  type WorkflowContext,
  workflowScreenTexts,
  workflowSentence,
} from '@hub/domain/workflows';
import { Badge, BlockStack, Page } from '@shopify/polaris';
import { useState } from 'react';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { type Loadable, shownValue } from '../../data/index.ts';
import { ConfirmDialog } from '../../dialogs/ConfirmDialog.tsx';
import { ErrorBanner, LoadableNotice, SkeletonList, ViewOnlyBanner } from '../../feedback/index.ts';
import { SectionCard } from '../../layout/SectionCard.tsx';
import type { WorkflowPaths } from '../list/ListedWorkflows.ts';
import { DifferenceList } from './DifferenceList.tsx';
import styles from './WorkflowVersionsScreen.module.css';

export interface WorkflowVersionsScreenProps {
  /** Newest first, with the context for their wording. */
  versions: Loadable<{ versions: readonly Workflow[]; context: WorkflowContext }>;
  /** Id of the workflow. */
  workflowId: string;
  /** Paths of the workflow screens. */
  paths: WorkflowPaths;
  /** IANA time zone of the shop. */
  timeZone: string;
  /** Why this person cannot restore one; null when they can. */
  disabledReason: string | null;
  /** A version is being restored. */
  isRestoring: boolean;
  /** Why the restore failed; null: it did not. */
  failure: { message: string; detail?: string | undefined } | null;
  /** Saves an older version as the newest. */
  onRestore: (version: Workflow, newest: Workflow) => void;
}

const { versions: texts, builder, list } = workflowScreenTexts;

/** All versions of a workflow, each with what changed from the previous one. */
export function WorkflowVersionsScreen(props: WorkflowVersionsScreenProps) {
  const { workflowId, paths, disabledReason, failure } = props;
  const value = shownValue(props.versions);
  const newest = value?.versions[0];
  return (
    <div className={styles.page}>
      <Page
        title={newest === undefined ? texts.title : `${texts.title}: ${newest.name}`}
        backAction={{ content: builder.back, url: paths.list }}
        primaryAction={{ content: disabledReason === null ? list.edit : list.view, url: paths.edit(workflowId) }}
      >
        <BlockStack gap="400">
          <LoadableNotice loadable={props.versions} subject={texts.subject} />
          <ViewOnlyBanner reason={disabledReason} />
          {failure !== null && <ErrorBanner message={failure.message} detail={failure.detail} />}
          {props.versions.state === 'loading' && (
            <SkeletonList rows={3} rowHeight={96} label={feedbackTexts.loading(texts.subject)} />
          )}
          {value?.versions.map((version, index) => (
            <VersionCard
              {...props}
              key={version.version}
              version={version}
              before={value.versions[index + 1] ?? null}
              newest={newest ?? version}
              context={value.context}
            />
          ))}
        </BlockStack>
      </Page>
    </div>
  );
}

function VersionCard({
  version,
  before,
  newest,
  context,
  timeZone,
  disabledReason,
  isRestoring,
  onRestore,
}: WorkflowVersionsScreenProps & {
  version: Workflow;
  before: Workflow | null;
  newest: Workflow;
  context: WorkflowContext;
}) {
  const [isAsking, setAsking] = useState(false);
  const isNewest = version.version === newest.version;
  const changes = before === null ? [] : compareWorkflows(before, version, context);
  const title = `${texts.version} ${version.version}`;
  return (
    <SectionCard title={title} note={savedAtText(version.savedBy, formatTime(version.savedAt, timeZone))}>
      {isNewest && (
        <div>
          <Badge tone="success">{texts.current}</Badge>
        </div>
      )}
      {before === null ? (
        <p className={styles.text} dir="auto">
          {texts.first} {workflowSentence(version, context)}
        </p>
      ) : changes.length === 0 ? (
        <p>{texts.unchanged}</p>
      ) : (
        <DifferenceList
          differences={changes}
          label={`${texts.changesOf} ${version.version}`}
          beforeTitle={texts.before}
          afterTitle={texts.after}
        />
      )}
      {!isNewest && (
        <div>
          <ActionButton
            label={texts.restore}
            about={String(version.version)}
            disabledReason={disabledReason}
            loading={isRestoring && isAsking}
            onAction={() => setAsking(true)}
          />
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        title={`${texts.restore}: ${version.version}`}
        body={texts.restoreBody}
        confirmLabel={texts.restore}
        onConfirm={() => {
          setAsking(false);
          onRestore(version, newest);
        }}
        onCancel={() => setAsking(false)}
      >
        <DifferenceList
          differences={compareWorkflows(newest, version, context)}
          label={texts.restoreChanges}
          beforeTitle={texts.now}
          afterTitle={texts.after}
        />
      </ConfirmDialog>
    </SectionCard>
  );
}
