import { moreValuesText, type Workflow, type WorkflowConflict, workflowScreenTexts } from '@hub/domain/workflows';
import { Banner, Link } from '@shopify/polaris';
import styles from './ConflictBanner.module.css';

export interface ConflictBannerProps {
  conflicts: readonly WorkflowConflict[];
  workflows: readonly Workflow[];
  /** Path of a workflow's builder. */
  editPath: (workflowId: string) => string;
}

/** The most serious come first; the others appear as these are solved. */
const shownConflicts = 10;

/** What is wrong with the active workflows as a whole, with links to those concerned. */
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
