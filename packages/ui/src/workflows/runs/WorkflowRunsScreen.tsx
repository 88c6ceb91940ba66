import { formatTime, feedbackTexts } from '@hub/domain/shared';
import { type RunResult, workflowLimits, type WorkflowTrace, workflowScreenTexts } from '@hub/domain/workflows';
import { Badge, BlockStack, Button, Card, InlineStack, Link, Page, Select, Text } from '@shopify/polaris';
import { useState } from 'react';
import { type Loadable, type OrderPath, shownValue } from '../../data/index.ts';
import { LoadableNotice, SkeletonList } from '../../feedback/index.ts';
import screenReader from '../../layout/screenReader.module.css';
import type { WorkflowPaths } from '../list/ListedWorkflows.ts';
import { ChangeList } from './ChangeList.tsx';
import { TraceList } from './TraceList.tsx';
import styles from './WorkflowRunsScreen.module.css';

/** One workflow's run on one order, as recorded. */
export interface ShownRun {
  runId: string;
  /** ISO 8601. */
  at: string;
  workflowId: string;
  version: number;
  workflowName: string;
  orderId: string;
  orderName: string;
  trace: WorkflowTrace;
  changes: readonly RunResult[];
  /** Changes that a later workflow replaced. */
  replaced: readonly RunResult[];
}

export interface WorkflowRunsScreenProps {
  /** Newest first. */
  runs: Loadable<{ runs: readonly ShownRun[]; hasNextPage: boolean }>;
  /** The workflow; null: runs of all. */
  workflow: { workflowId: string; name: string } | null;
  /** Paths of the workflow screens. */
  paths: WorkflowPaths;
  /** IANA time zone of the shop. */
  timeZone: string;
  /** Path of an order; null if it has none. */
  orderPath: OrderPath;
  /** Path of the newest page; null on that page. */
  newestPath: string | null;
  /** Path of the page with runs older than this one. */
  olderPath: (runId: string) => string;
}

type Shown = 'all' | 'matched' | 'didNotMatch';

const { runs: texts, builder } = workflowScreenTexts;

/** When workflows checked orders, what they did, and why they did nothing. */
export function WorkflowRunsScreen({ runs, workflow, paths, newestPath, olderPath, ...row }: WorkflowRunsScreenProps) {
  const [shown, setShown] = useState<Shown>('all');
  const value = shownValue(runs);
  const rows = value?.runs.filter(({ trace }) => shown === 'all' || trace.isMatch === (shown === 'matched')) ?? [];
  const last = value?.runs.at(-1);
  return (
    <div className={styles.page}>
      <Page
        title={workflow === null ? texts.allTitle : `${texts.title}: ${workflow.name}`}
        subtitle={texts.note(workflowLimits.runDays)}
        backAction={{ content: builder.back, url: paths.list }}
      >
        <BlockStack gap="400">
          <LoadableNotice loadable={runs} subject={texts.subject} />
          <Card padding="0">
            <div className={styles.head}>
              <div className={styles.filter}>
                <Select
                  label={texts.show}
                  labelInline
                  value={shown}
                  options={[
                    { value: 'all', label: texts.all },
                    { value: 'matched', label: texts.matched },
                    { value: 'didNotMatch', label: texts.didNotMatch },
                  ]}
                  onChange={(next) => setShown(next === 'matched' || next === 'didNotMatch' ? next : 'all')}
                />
              </div>
            </div>
            {runs.state === 'loading' && (
              <SkeletonList rows={6} rowHeight={64} label={feedbackTexts.loading(texts.subject)} />
            )}
            {value !== null && rows.length === 0 && (
              <div className={styles.head}>
                <Text as="p" tone="subdued">
                  {value.runs.length > 0 ? texts.noneShown : workflow === null ? texts.none : texts.noneOfOne}
                </Text>
              </div>
            )}
            <ul className={styles.list} aria-label={texts.title}>
              {rows.map((run) => (
                <li key={run.runId} className={styles.run}>
                  <Run run={run} isNamed={workflow === null} editPath={paths.edit} {...row} />
                </li>
              ))}
            </ul>
          </Card>
          {(newestPath !== null || value?.hasNextPage === true) && (
            <InlineStack gap="200" align="center">
              {newestPath !== null && <Button url={newestPath}>{texts.newest}</Button>}
              {value?.hasNextPage === true && last !== undefined && (
                <Button url={olderPath(last.runId)}>{texts.older}</Button>
              )}
            </InlineStack>
          )}
        </BlockStack>
      </Page>
    </div>
  );
}

function Run({
  run,
  isNamed,
  editPath,
  timeZone,
  orderPath,
}: Pick<WorkflowRunsScreenProps, 'timeZone' | 'orderPath'> & {
  run: ShownRun;
  isNamed: boolean;
  editPath: WorkflowPaths['edit'];
}) {
  const path = orderPath(run);
  return (
    <>
      <div className={styles.title}>
        {path === null ? <bdi>{run.orderName}</bdi> : <Link url={path}>{run.orderName}</Link>}
        {isNamed && (
          <Link url={editPath(run.workflowId)}>
            <bdi>{run.workflowName}</bdi>
          </Link>
        )}
        <Badge tone={run.trace.isMatch ? 'success' : 'enabled'}>
          {run.trace.isMatch ? texts.matched : texts.didNotMatch}
        </Badge>
        <time className={styles.about} dateTime={run.at}>
          {formatTime(run.at, timeZone)}
        </time>
        <span className={styles.about}>
          {texts.version} {run.version}
        </span>
      </div>
      <ChangeList label={`${texts.changes} ${run.orderName}`} changes={run.changes} replaced={run.replaced} />
      <details className={styles.why}>
        <summary>
          {run.trace.isMatch ? texts.why : texts.whyNot}
          <span className={screenReader.only}> {run.orderName}</span>
        </summary>
        <TraceList trace={run.trace} />
      </details>
    </>
  );
}
