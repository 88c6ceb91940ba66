import { formatCount } from '@hub/domain/shared';
import spoken from '../../shared/spoken.module.css';
import styles from './ShowAll.module.css';
import type { FirstFew } from './useFirstFew.ts';

export interface ShowAllProps {
  list: FirstFew<unknown>;
  /** What there is all of, for somebody who hears the button alone: "Back Order Items". */
  of: string;
}

/** The button under a long list: "Show all 1,114", afterwards "Show fewer". */
export function ShowAll({ list: { isLong, isWhole, total, toggle }, of }: ShowAllProps) {
  if (!isLong) return null;
  return (
    <button type="button" className={styles.button} onClick={toggle}>
      {isWhole ? 'Show fewer' : `Show all ${formatCount(total)}`}
      <span className={spoken.only}> {of}</span>
    </button>
  );
}
