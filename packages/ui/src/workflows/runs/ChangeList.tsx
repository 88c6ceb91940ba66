import { capitalised, type RunResult, runResultText, workflowScreenTexts } from '@hub/domain/workflows';
import styles from './ChangeList.module.css';

export interface ChangeListProps {
  /** Accessible name. */
  label: string;
  changes: readonly RunResult[];
  /** Changes that a later workflow replaced. */
  replaced: readonly RunResult[];
}

/** What a run of a workflow changed; renders nothing if it changed nothing. */
export function ChangeList({ label, changes, replaced }: ChangeListProps) {
  if (changes.length === 0) return null;
  const gone = replaced.map(runResultText);
  return (
    <ul className={styles.changes} aria-label={label}>
      {changes.map(runResultText).map((change) => (
        <li key={change} dir="auto">
          {capitalised(change)}
          {gone.includes(change) && <span className={styles.replaced}> ({workflowScreenTexts.runs.replaced})</span>}
        </li>
      ))}
    </ul>
  );
}
