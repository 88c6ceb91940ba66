import { formatTime, feedbackTexts } from '@hub/domain/shared';
import {
  conditionsTitle,
  explanationTexts as texts,
  type WorkflowOutcomeType,
  type WorkflowReason,
  workflowScreenTexts,
} from '@hub/domain/workflows';
import { Badge, Link } from '@shopify/polaris';
import { type Loadable, MoreRows, shownValue } from '../../data/index.ts';
import { LoadableNotice, SkeletonList } from '../../feedback/index.ts';
import screenReader from '../../layout/screenReader.module.css';
import { ChangeList } from '../runs/ChangeList.tsx';
import { TraceList } from '../runs/TraceList.tsx';
import styles from './OrderExplanation.module.css';

/** Why workflows ran on an order, or did not. */
export interface ExplainedOrder {
  reasons: readonly WorkflowReason[];
  /** Why nothing more can run on it; null for an open order. */
  closedBecause: string | null;
}

export interface OrderExplanationProps {
  /** From the server. */
  explanation: Loadable<ExplainedOrder>;
  /** Path of a workflow; null without permission to view workflows. */
  workflowPath: ((workflowId: string) => string) | null;
  /** IANA time zone of the shop. */
  timeZone: string;
}

const tones = { ran: 'success', didNotMatch: 'enabled', hasNotRun: 'enabled' } as const satisfies Record<
  WorkflowOutcomeType,
  string
>;

/** Each workflow on an order: if it ran, with what it did; if not, with each condition and what was found. */
export function OrderExplanation({ explanation, workflowPath, timeZone }: OrderExplanationProps) {
  const value = shownValue(explanation);
  return (
    <div className={styles.explanation}>
      <LoadableNotice loadable={explanation} subject={texts.subject} />
      {explanation.state === 'loading' && (
        <SkeletonList rows={2} rowHeight={72} label={feedbackTexts.loading(texts.subject)} />
      )}
      {value !== null && value.closedBecause !== null && <p className={styles.about}>{value.closedBecause}</p>}
      {value !== null && value.reasons.length === 0 && <p className={styles.about}>{texts.none}</p>}
      {value !== null && value.reasons.length > 0 && (
        <MoreRows rows={value.reasons} label={texts.listLabel}>
          {(shown) => (
            <ul className={styles.list}>
              {shown.map((reason) => (
                <li key={reason.workflowId} className={styles.reason}>
                  <Reason reason={reason} workflowPath={workflowPath} timeZone={timeZone} />
                </li>
              ))}
            </ul>
          )}
        </MoreRows>
      )}
    </div>
  );
}

function Reason({
  reason: { workflowId, name, outcome, isDeleted, run, notes, trace },
  workflowPath,
  timeZone,
}: Pick<OrderExplanationProps, 'workflowPath' | 'timeZone'> & { reason: WorkflowReason }) {
  return (
    <>
      <div className={styles.title}>
        {workflowPath === null || isDeleted ? (
          <bdi className={styles.name}>{name}</bdi>
        ) : (
          <Link url={workflowPath(workflowId)}>
            <bdi>{name}</bdi>
          </Link>
        )}
        <Badge tone={tones[outcome]}>{texts.outcomes[outcome]}</Badge>
        {isDeleted && <Badge>{texts.deletedBadge}</Badge>}
      </div>
      {run && (
        <p className={styles.about}>
          <time dateTime={run.at}>{formatTime(run.at, timeZone)}</time>,{' '}
          {workflowScreenTexts.runs.ofVersion(run.version)}
        </p>
      )}
      {run && (
        <ChangeList
          label={`${workflowScreenTexts.runs.changes}: ${name}`}
          changes={run.changes}
          replaced={run.replaced}
        />
      )}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {/* Open if the workflow did not match, because people look for the unmet condition. */}
      <details className={styles.conditions} open={outcome !== 'ran' && !trace.isMatch}>
        <summary>
          {conditionsTitle({ outcome, trace })}
          <span className={screenReader.only}>: {name}</span>
        </summary>
        <TraceList trace={trace} />
      </details>
    </>
  );
}
