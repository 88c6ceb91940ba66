import {
  type ReadyMadeWorkflow,
  type WorkflowContext,
  workflowScreenTexts,
  workflowSentence,
} from '@hub/domain/workflows';
import { Button } from '@shopify/polaris';
import styles from './ReadyMadeList.module.css';

export interface ReadyMadeListProps {
  readyMade: readonly ReadyMadeWorkflow[];
  context: WorkflowContext;
  /** Path of the builder with the workflow of this key. */
  createPath: (key: string) => string;
  /** Without edit permission there are no buttons. */
  canEdit: boolean;
}

/** Workflows to start from, each with its purpose and what it does. */
export function ReadyMadeList({ readyMade, context, createPath, canEdit }: ReadyMadeListProps) {
  return (
    <ul className={styles.grid}>
      {readyMade.map(({ key, definition, purpose }) => (
        <li key={key} className={styles.card}>
          <h3 className={styles.name}>{definition.name}</h3>
          <p>{purpose}</p>
          <p className={styles.sentence}>{workflowSentence(definition, context)}</p>
          {canEdit && (
            <div className={styles.action}>
              <Button url={createPath(key)} accessibilityLabel={`${workflowScreenTexts.empty.use}: ${definition.name}`}>
                {workflowScreenTexts.empty.use}
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
