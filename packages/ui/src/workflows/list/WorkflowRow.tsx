import { wordsText } from '@hub/domain/messages';
import { formatAge, formatTime } from '@hub/domain/shared';
import {
  checkWorkflow,
  savedByText,
  type Workflow,
  type WorkflowContext,
  workflowScreenTexts,
  workflowSentence,
} from '@hub/domain/workflows';
import { Badge, Link, Text } from '@shopify/polaris';
import { type ReactNode, useId } from 'react';
import { ActionButton } from '../../actions/ActionButton.tsx';
import row from '../../actions/ReorderList.module.css';
import { Switch } from '../../actions/Switch.tsx';
import type { SwitchRefusal, WorkflowPaths } from './ListedWorkflows.ts';
import styles from './WorkflowRow.module.css';

export interface WorkflowRowProps {
  workflow: Workflow;
  context: WorkflowContext;
  /** Its handle and buttons; null when it can't be moved. */
  order: ReactNode;
  paths: WorkflowPaths;
  /** Why this person cannot change it; null when they can. */
  disabledReason: string | null;
  /** It is being switched or deleted. */
  isBusy: boolean;
  /** Why it could not be switched; null: no failure. */
  refusal: SwitchRefusal | null;
  /** Path where the plan can be changed; null without permission. */
  upgradePath: string | null;
  now: Date;
  timeZone: string;
  /** Called with the new state of the switch. */
  onSwitch: (isOn: boolean) => void;
  onDelete: () => void;
}

const texts = workflowScreenTexts.list;

/** Problems shown; the builder shows the others. */
const shownProblems = 2;

/** A workflow in the list: what it does in one sentence, its switch and its actions. */
export function WorkflowRow(props: WorkflowRowProps) {
  const { workflow, context, paths, disabledReason, isBusy, refusal, upgradePath } = props;
  const { workflowId, name, isActive } = workflow;
  const nameId = useId();
  const problems = [...new Set(checkWorkflow(workflow, context).map(({ message }) => message))];
  const isEditable = disabledReason === null;
  return (
    <div className={row.row}>
      {props.order}
      <div className={row.body}>
        <div className={styles.title}>
          <h2 id={nameId} className={row.name}>
            <Link url={paths.edit(workflowId)} removeUnderline>
              <bdi>{name}</bdi>
            </Link>
          </h2>
          {problems.length > 0 && <Badge tone={isActive ? 'critical' : 'warning'}>{texts.needsChange}</Badge>}
        </div>
        <p className={styles.sentence} dir="auto">
          {workflowSentence(workflow, context)}
        </p>
        {problems
          .slice(0, shownProblems)
          .map(wordsText)
          .map((problem) => (
            <p key={problem} className={row.problem}>
              {problem}
            </p>
          ))}
        <SavedBy workflow={workflow} now={props.now} timeZone={props.timeZone} />
        <div className={`${row.links} ${styles.links}`}>
          <Link url={paths.edit(workflowId)} accessibilityLabel={`${isEditable ? texts.edit : texts.view} ${name}`}>
            {isEditable ? texts.edit : texts.view}
          </Link>
          <Link url={paths.runs(workflowId)} accessibilityLabel={texts.of(texts.runs, name)}>
            {texts.runs}
          </Link>
          <Link url={paths.versions(workflowId)} accessibilityLabel={texts.of(texts.versions, name)}>
            {texts.versions}
          </Link>
          <ActionButton
            label={texts.remove}
            about={name}
            variant="plain"
            tone="critical"
            disabledReason={disabledReason}
            loading={false}
            onAction={isBusy ? () => undefined : props.onDelete}
          />
        </div>
      </div>
      <div className={row.switch}>
        <span aria-hidden="true">{isActive ? texts.on : texts.off}</span>
        <Switch
          isOn={isActive}
          labelledBy={nameId}
          disabledReason={disabledReason}
          isBusy={isBusy}
          onChange={props.onSwitch}
        />
      </div>
      {refusal !== null && (
        <div className={styles.refusal} role="alert">
          <Text as="span">{refusal.message}</Text>{' '}
          {refusal.isOfPlan && upgradePath !== null && <Link url={upgradePath}>{texts.upgrade}</Link>}
        </div>
      )}
    </div>
  );
}

function SavedBy({
  workflow: { version, savedBy, savedAt },
  now,
  timeZone,
}: Pick<WorkflowRowProps, 'workflow' | 'now' | 'timeZone'>) {
  return (
    <p className={styles.saved}>
      {savedByText(version, savedBy)}{' '}
      <time dateTime={savedAt} title={formatTime(savedAt, timeZone)}>
        {formatAge(savedAt, now)}
      </time>
    </p>
  );
}
