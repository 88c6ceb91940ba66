import { capitalised, workflowScreenTexts } from '@hub/domain/workflows';
import styles from './ChangeList.module.css';

export interface ChangeListProps {
  /** Accessible name. */
  label: string;
  /** "routed to Rotterdam". */
  changes: readonly string[];
  /** Those that a later workflow replaced. */
  replaced: readonly string[];
}

/** What a run of a workflow changed; nothing where it changed nothing. */
export function ChangeList({ label, changes, replaced }: ChangeListProps) {
  if (changes.length === 0) return null;
  return (
    <ul className={styles.changes} aria-label={label}>
      {changes.map((change) => (
        <li key={change} dir="auto">
          {capitalised(change)}
          {replaced.includes(change) && <span className={styles.replaced}> ({workflowScreenTexts.runs.replaced})</span>}
        </li>
      ))}
    </ul>
  );
}
