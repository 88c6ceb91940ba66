import { moreValuesText, type Workflow, type WorkflowConflict, workflowScreenTexts } from '@hub/domain/workflows';
import { Banner, Link } from '@shopify/polaris';
import styles from './ConflictBanner.module.css';

export interface ConflictBannerProps {
  conflicts: readonly WorkflowConflict[];
  workflows: readonly Workflow[];
  /** Path of a workflow's builder. */
  editPath: (workflowId: string) => string;
}

/** Conflicts listed, most serious first; more appear as these are solved. */
const shownConflicts = 10;

/** Problems of the active workflows as a whole, with links to those involved. */
export function ConflictBanner({ conflicts, workflows, editPath }: ConflictBannerProps) {
  if (conflicts.length === 0) return null;
  return (
    <Banner tone="warning" title={workflowScreenTexts.list.conflicts}>
      <ul className={styles.list}>
        {conflicts.slice(0, shownConflicts).map(({ type, workflowIds, message }) => (
          <li key={`${type} ${workflowIds.join()}`}>
            <span dir="auto">{message}</span>{' '}
            <span className={styles.links}>
              {workflows
                .filter(({ workflowId }) => workflowIds.includes(workflowId))
                .map(({ workflowId, name }) => (
                  <Link key={workflowId} url={editPath(workflowId)}>
                    <bdi>{name}</bdi>
                  </Link>
                ))}
            </span>
          </li>
        ))}
      </ul>
      {conflicts.length > shownConflicts && <p>{moreValuesText(conflicts.length - shownConflicts)}</p>}
    </Banner>
  );
}
