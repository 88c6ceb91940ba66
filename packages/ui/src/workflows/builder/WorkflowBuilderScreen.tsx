import {
  moreValuesText,
  savedByText,
  type Workflow,
  type WorkflowConflict,
  workflowScreenTexts,
  workflowSentence,
} from '@hub/domain/workflows';
import { Badge, InlineStack, Link, Page, Text } from '@shopify/polaris';
import { type ReactNode, useRef } from 'react';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { DiscardButton } from '../../actions/DiscardButton.tsx';
import type { PendingRequest } from '../../data/index.ts';
import { ErrorBanner, SlowRequestNotice, ViewOnlyBanner } from '../../feedback/index.ts';
import { SectionCard } from '../../layout/SectionCard.tsx';
import type { WorkflowPaths } from '../list/ListedWorkflows.ts';
import { PreviewCard, type PreviewCardProps } from './PreviewCard.tsx';
import styles from './WorkflowBuilderScreen.module.css';
import { toDefinition } from './WorkflowDraft.ts';
import { WorkflowForm, type WorkflowFormProps } from './WorkflowForm.tsx';
import { WorkflowOutline } from './WorkflowOutline.tsx';

export interface WorkflowBuilderScreenProps extends WorkflowFormProps {
  /** The saved workflow; null for a new one. */
  saved: Workflow | null;
  /** Paths of the workflow screens. */
  paths: WorkflowPaths;
  /** Whether the draft differs from the saved workflow. */
  isDirty: boolean;
  /** Conflicts with the active workflows, as if this one were active. */
  conflicts: readonly WorkflowConflict[];
  /** The other workflows, for links. */
  others: readonly Workflow[];
  /** What the draft would have done to the newest orders. */
  preview: PreviewCardProps['preview'];
  /** The draft has changed since the preview. */
  isPreviewOutdated: boolean;
  /** IANA time zone of the shop. */
  timeZone: string;
  /** Path of an order; null if it has none. */
  orderPath: PreviewCardProps['orderPath'];
  /** Why this person cannot change it; null when they can. */
  disabledReason: string | null;
  /** Why it cannot be applied to existing orders; null when it can. */
  applyDisabledReason: string | null;
  /** Which button is busy. */
  running: 'save' | 'switch' | null;
  /** The pending save; null: none. */
  saving: PendingRequest | null;
  /** Why it could not be saved or switched; null: no failure. */
  failure: { message: string; detail?: string | undefined; isOfPlan?: boolean } | null;
  /** Path where the plan can be changed; null without permission. */
  upgradePath: string | null;
  /** Saves a new version. */
  onSave: () => void;
  /** Switches it on, after saving if needed; off when it is on. */
  onSwitch: () => void;
  /** Returns to the saved version. */
  onDiscard: () => void;
  /** Opens the dialog that applies it to open orders. */
  onApply: () => void;
  /** Dialogs. */
  children?: ReactNode;
}

const { builder: texts, list } = workflowScreenTexts;

/** The builder: When, Only if and Then; beside them the sentence, the preview and conflicts. */
export function WorkflowBuilderScreen(props: WorkflowBuilderScreenProps) {
  const { saved, paths, draft, context, disabledReason, failure, saving, isSubmitted, problems } = props;
  const definition = toDefinition(draft);
  const formRef = useRef<HTMLDivElement>(null);
  const focusFirstProblem = () =>
    requestAnimationFrame(() => formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  const withFocus = (action: () => void) => () => {
    action();
    if (problems.length > 0) focusFirstProblem();
  };
  return (
    <div className={styles.page}>
      <Page
        title={saved === null ? texts.newTitle : saved.name}
        backAction={{ content: texts.back, url: paths.list }}
        titleMetadata={
          saved !== null && (
            <Badge tone={saved.isActive ? 'success' : 'enabled'}>{saved.isActive ? list.on : list.off}</Badge>
          )
        }
      >
        <div className={styles.notices}>
          <ViewOnlyBanner reason={disabledReason} />
          {failure !== null && (
            <>
              <ErrorBanner message={failure.message} detail={failure.detail} />
              {failure.isOfPlan && props.upgradePath !== null && <Link url={props.upgradePath}>{list.upgrade}</Link>}
            </>
          )}
          {saving !== null && <SlowRequestNotice subject={texts.saving} {...saving} />}
        </div>
        <div className={styles.layout}>
          <div className={styles.sentence}>
            <SectionCard title={texts.sentence}>
              <p className={styles.text} dir="auto">
                {workflowSentence(definition, context)}
              </p>
              {saved !== null && (
                <Text as="p" variant="bodySm" tone="subdued" breakWord>
                  {savedByText(saved.version, saved.savedBy)}
                </Text>
              )}
              {saved !== null && (
                <InlineStack gap="400">
                  <Link url={paths.runs(saved.workflowId)}>{list.runs}</Link>
                  <Link url={paths.versions(saved.workflowId)}>{list.versions}</Link>
                </InlineStack>
              )}
            </SectionCard>
          </div>
          <div ref={formRef} className={styles.form}>
            {disabledReason === null ? (
              <>
                <WorkflowForm {...props} />
                {isSubmitted && problems.length > 0 && (
                  <div role="alert" className={styles.problems}>
                    {texts.problems}
                  </div>
                )}
                <Buttons {...props} onSave={withFocus(props.onSave)} onSwitch={withFocus(props.onSwitch)} />
              </>
            ) : (
              <SectionCard title={texts.readTitle}>
                <WorkflowOutline definition={definition} context={context} />
              </SectionCard>
            )}
          </div>
          <div className={styles.side}>
            <PreviewCard
              preview={props.preview}
              isOutdated={props.isPreviewOutdated}
              timeZone={props.timeZone}
              orderPath={props.orderPath}
              applyDisabledReason={props.applyDisabledReason}
              applyNote={props.applyDisabledReason === disabledReason ? null : props.applyDisabledReason}
              onApply={props.onApply}
            />
            <Conflicts {...props} />
          </div>
        </div>
        {props.children}
      </Page>
    </div>
  );
}

function Buttons({
  saved,
  isDirty,
  running,
  onSave,
  onSwitch,
  onDiscard,
}: Pick<WorkflowBuilderScreenProps, 'saved' | 'isDirty' | 'running' | 'onSave' | 'onSwitch' | 'onDiscard'>) {
  const isActive = saved?.isActive === true;
  const isChanged = isDirty || saved === null;
  return (
    <div className={styles.buttons}>
      <ActionButton
        label={texts.save}
        variant={isActive || !isChanged ? 'primary' : 'secondary'}
        disabledReason={isChanged ? null : texts.nothingToSave}
        loading={running === 'save'}
        onAction={running === null ? onSave : () => undefined}
      />
      {isActive ? (
        <ActionButton
          label={texts.switchOff}
          disabledReason={isDirty ? workflowScreenTexts.preview.applyUnsaved : null}
          loading={running === 'switch'}
          onAction={running === null ? onSwitch : () => undefined}
        />
      ) : (
        <ActionButton
          label={isChanged ? texts.saveAndSwitchOn : texts.switchOn}
          variant={isChanged ? 'primary' : 'secondary'}
          disabledReason={null}
          loading={running === 'switch'}
          onAction={running === null ? onSwitch : () => undefined}
        />
      )}
      {isDirty && (
        <DiscardButton
          label={texts.discard}
          variant="plain"
          disabledReason={null}
          onAction={running === null ? onDiscard : () => undefined}
        />
      )}
    </div>
  );
}

/** Conflicts listed, most serious first. */
const shownConflicts = 10;

function Conflicts({ conflicts, others, paths }: Pick<WorkflowBuilderScreenProps, 'conflicts' | 'others' | 'paths'>) {
  return (
    <SectionCard title={texts.conflicts}>
      {conflicts.length === 0 ? (
        <Text as="p" tone="subdued">
          {texts.noConflicts}
        </Text>
      ) : (
        <ul className={styles.conflicts}>
          {conflicts.slice(0, shownConflicts).map(({ type, workflowIds, message }) => (
            <li key={`${type} ${workflowIds.join()}`}>
              <span dir="auto">{message}</span>{' '}
              {others
                .filter(({ workflowId }) => workflowIds.includes(workflowId))
                .map(({ workflowId, name }) => (
                  <Link key={workflowId} url={paths.edit(workflowId)}>
                    <bdi>{name}</bdi>
                  </Link>
                ))}
            </li>
          ))}
          {conflicts.length > shownConflicts && <li>{moreValuesText(conflicts.length - shownConflicts)}</li>}
        </ul>
      )}
    </SectionCard>
  );
}
