import { feedbackTexts } from '@hub/domain/shared';
import {
  activeText,
  findConflicts,
  kindOf,
  readyMadeWorkflows,
  unreadableWorkflowsText,
  type WorkflowKind,
  workflowScreenTexts,
} from '@hub/domain/workflows';
import { Banner, BlockStack, Button, Card, InlineStack, Link, Text } from '@shopify/polaris';
import { useMemo } from 'react';
import { type Loadable, shownValue } from '../../data/index.ts';
import { ActionButton } from '../../actions/index.ts';
import { LoadableNotice, SkeletonList, ViewOnlyBanner } from '../../feedback/index.ts';
import { type PageHeaderProps, TabbedPage } from '../../layout/index.ts';
import { SectionCard } from '../../layout/SectionCard.tsx';
import { ConflictBanner } from './ConflictBanner.tsx';
import type { ListedWorkflows } from './ListedWorkflows.ts';
import { ReadyMadeList } from './ReadyMadeList.tsx';
import styles from './WorkflowListScreen.module.css';
import { WorkflowRows, type WorkflowRowActions } from './WorkflowRows.tsx';

export interface WorkflowListScreenProps extends WorkflowRowActions {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
  /** The workflows in run order. */
  list: Loadable<ListedWorkflows>;
  /** Workflows of this kind only; null: all. */
  kind: WorkflowKind | null;
}

const { list: texts, empty, subject } = workflowScreenTexts;

/** The tabs of `/app/workflows`: the workflows in order, what is wrong with them, and some to start from. */
export function WorkflowListScreen({ pageHeader, list, kind, ...rows }: WorkflowListScreenProps) {
  const value = shownValue(list);
  const { disabledReason, paths } = rows;
  return (
    <TabbedPage
      {...pageHeader}
      actions={
        disabledReason === null ? (
          <Button variant="primary" url={paths.create(null)}>
            {texts.create}
          </Button>
        ) : (
          <ActionButton
            label={texts.create}
            variant="primary"
            disabledReason={disabledReason}
            onAction={() => undefined}
          />
        )
      }
    >
      <BlockStack gap="400">
        <LoadableNotice loadable={list} subject={subject} />
        <ViewOnlyBanner reason={disabledReason} />
        {value === null
          ? list.state === 'loading' && (
              <Card>
                <SkeletonList rows={4} rowHeight={96} label={feedbackTexts.loading(subject)} />
              </Card>
            )
          : value !== null && <LoadedList list={value} kind={kind} {...rows} />}
      </BlockStack>
    </TabbedPage>
  );
}

function LoadedList({
  list,
  kind,
  ...rows
}: Omit<WorkflowListScreenProps, 'pageHeader' | 'list'> & { list: ListedWorkflows }) {
  const { paths, disabledReason } = rows;
  const { workflows, context } = list;
  const shown = workflows.filter((workflow) => kind === null || kindOf(workflow) === kind);
  const shownIds = new Set(shown.map(({ workflowId }) => workflowId));
  const allConflicts = useMemo(() => findConflicts(workflows, context), [workflows, context]);
  const conflicts = allConflicts.filter(({ workflowIds }) => workflowIds.some((id) => shownIds.has(id)));
  const names = new Set(workflows.map(({ name }) => name));
  const readyMade = readyMadeWorkflows(context).filter(
    ({ definition }) => (kind === null || kindOf(definition) === kind) && !names.has(definition.name),
  );
  const unreadable = unreadableWorkflowsText(list.unreadable);
  const active = workflows.filter(({ isActive }) => isActive).length;
  // A refused switch has its own link.
  const isFull = list.activeLimit !== null && active >= list.activeLimit && rows.refusals.size === 0;
  const readyMadeList = (
    <ReadyMadeList
      readyMade={readyMade}
      context={context}
      createPath={paths.create}
      canEdit={disabledReason === null}
    />
  );
  return (
    <>
      <ConflictBanner conflicts={conflicts} workflows={workflows} editPath={paths.edit} />
      {unreadable !== null && <Banner tone="warning" title={unreadable} />}
      {workflows.length === 0 ? (
        <SectionCard title={empty.title}>
          <Text as="p">{empty.lead}</Text>
          {readyMadeList}
          {disabledReason === null && (
            <div>
              <Button url={paths.create(null)}>{empty.blank}</Button>
            </div>
          )}
        </SectionCard>
      ) : (
        <>
          <Card padding="0">
            <div className={styles.head}>
              <InlineStack align="space-between" gap="200">
                <Text as="p" tone="subdued">
                  {activeText(active, list.activeLimit)}{' '}
                  {isFull && rows.upgradePath !== null && <Link url={rows.upgradePath}>{texts.upgrade}</Link>}{' '}
                  {shown.length > 1 && texts.orderNote}
                </Text>
                <Link url={paths.runs(null)}>{texts.allRuns}</Link>
              </InlineStack>
            </div>
            {shown.length === 0 && kind !== null ? (
              <div className={styles.head}>
                <Text as="p">{empty.ofKind[kind]}</Text>
              </div>
            ) : (
              <WorkflowRows list={list} shown={shown} {...rows} />
            )}
          </Card>
          {readyMade.length > 0 && (
            <SectionCard title={empty.moreTitle} note={empty.moreLead}>
              {readyMadeList}
            </SectionCard>
          )}
        </>
      )}
    </>
  );
}
